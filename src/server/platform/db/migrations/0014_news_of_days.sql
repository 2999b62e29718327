ALTER TABLE "notifications" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "changed_days" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "schedule_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_schedule" ON "notifications" USING btree ("schedule_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_problem" CHECK ("notifications"."problem" is null or "notifications"."answered_at" is not null);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_answer" CHECK ("notifications"."answered_at" is null or "notifications"."changed_days" is not null);