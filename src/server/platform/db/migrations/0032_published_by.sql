ALTER TABLE "schedules" ADD COLUMN "published_by" integer;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "schedules" SET "published_by" = (
  SELECT "actor_id" FROM "audit_events"
  WHERE "thing" = 'schedule' AND "thing_id" = "schedules"."id" AND "action" = 'schedule.publish' AND "audit_events"."group_id" = "schedules"."group_id"
  ORDER BY "at" DESC LIMIT 1
) WHERE "published_at" IS NOT NULL;
