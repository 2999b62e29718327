CREATE TABLE "holiday_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holiday_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"physician_id" integer NOT NULL,
	"holiday" text NOT NULL,
	"year" integer NOT NULL,
	"worked" boolean NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holiday_history_once" UNIQUE("physician_id","holiday","year"),
	CONSTRAINT "holiday_history_source" CHECK ("holiday_history"."source" in ('typed', 'imported')),
	CONSTRAINT "holiday_history_year" CHECK ("holiday_history"."year" between 2000 and 2200)
);
--> statement-breakpoint
ALTER TABLE "holiday_history" ADD CONSTRAINT "holiday_history_physician" FOREIGN KEY ("physician_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_history_group" ON "holiday_history" USING btree ("group_id","year");