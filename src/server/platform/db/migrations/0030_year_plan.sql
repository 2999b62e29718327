CREATE TABLE "holiday_deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holiday_deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"physician_id" integer NOT NULL,
	"date" date NOT NULL,
	"works" boolean NOT NULL,
	"is_set_by_hand" boolean NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holiday_deals_once" UNIQUE("physician_id","date")
);
--> statement-breakpoint
CREATE TABLE "laid_out_weeks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "laid_out_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"physician_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"is_night" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laid_out_weeks_once" UNIQUE("physician_id","first_day"),
	CONSTRAINT "laid_out_weeks_length" CHECK ("laid_out_weeks"."last_day" - "laid_out_weeks"."first_day" between 0 and 6)
);
--> statement-breakpoint
ALTER TABLE "holiday_deals" ADD CONSTRAINT "holiday_deals_physician" FOREIGN KEY ("physician_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laid_out_weeks" ADD CONSTRAINT "laid_out_weeks_physician" FOREIGN KEY ("physician_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_deals_group" ON "holiday_deals" USING btree ("group_id","date");--> statement-breakpoint
CREATE INDEX "laid_out_weeks_group" ON "laid_out_weeks" USING btree ("group_id","last_day");