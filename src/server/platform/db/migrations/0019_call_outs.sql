CREATE TABLE "call_outs" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"shift_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" integer,
	"called_at" timestamp with time zone,
	"called_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"covered_at" timestamp with time zone,
	CONSTRAINT "call_outs_seen" CHECK (("call_outs"."seen_at" is null) = ("call_outs"."seen_by" is null))
);
--> statement-breakpoint
ALTER TABLE "call_outs" ADD CONSTRAINT "call_outs_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_outs" ADD CONSTRAINT "call_outs_request" FOREIGN KEY ("request_id","group_id") REFERENCES "public"."shift_requests"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_outs_group" ON "call_outs" USING btree ("group_id","covered_at");