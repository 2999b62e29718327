CREATE TABLE "generations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"requested_by" integer,
	"keep_edited" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" jsonb NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"schedule_id" integer,
	"error" text,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generations_state" CHECK ("generations"."state" in ('queued', 'running', 'done', 'cancelled', 'failed')),
	CONSTRAINT "generations_month" CHECK ("generations"."month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_unfinished" ON "generations" USING btree ("group_id","year","month") WHERE "generations"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generations_group" ON "generations" USING btree ("group_id","created_at");--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_editor" FOREIGN KEY ("edited_by","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;