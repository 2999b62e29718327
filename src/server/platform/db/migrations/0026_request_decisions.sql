CREATE TABLE "request_decisions" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"kept" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_decisions" ADD CONSTRAINT "request_decisions_request" FOREIGN KEY ("request_id","group_id") REFERENCES "public"."shift_requests"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_decisions_group" ON "request_decisions" USING btree ("group_id","created_at");