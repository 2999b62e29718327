CREATE TABLE "swap_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swap_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"requestor_id" integer NOT NULL,
	"shift_id" integer NOT NULL,
	"round" integer NOT NULL,
	"place" integer NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"request_id" integer,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "swap_asks_one_request" UNIQUE("request_id"),
	CONSTRAINT "swap_asks_order" UNIQUE("shift_id","round","place"),
	CONSTRAINT "swap_asks_state" CHECK ("swap_asks"."state" in ('waiting', 'asked', 'accepted', 'declined', 'expired', 'gone', 'canceled')),
	CONSTRAINT "swap_asks_asked" CHECK ("swap_asks"."state" <> 'asked' or ("swap_asks"."request_id" is not null and "swap_asks"."asked_at" is not null and "swap_asks"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "swap_asks" ADD CONSTRAINT "swap_asks_requestor" FOREIGN KEY ("requestor_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_asks" ADD CONSTRAINT "swap_asks_shift" FOREIGN KEY ("shift_id","group_id") REFERENCES "public"."shifts"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_asks" ADD CONSTRAINT "swap_asks_request" FOREIGN KEY ("request_id","group_id") REFERENCES "public"."shift_requests"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swap_asks_due" ON "swap_asks" USING btree ("state","expires_at");