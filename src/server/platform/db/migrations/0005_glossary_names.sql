-- The pattern of a group has its own name: a shift type belongs to a shift.
ALTER TABLE "groups" RENAME COLUMN "shift_type" TO "pattern";
--> statement-breakpoint
ALTER TABLE "groups" RENAME CONSTRAINT "groups_shift_type" TO "groups_pattern";
--> statement-breakpoint
-- Rules were renamed. Their ids are keys of documents; in the text of jsonb a quoted name before a colon is always a key.
UPDATE "groups" SET "settings" = (replace(replace(replace(replace(replace(replace("settings"::text, '"night-stance":', '"night-preference":'), '"weekend-stance":', '"weekend-availability":'), '"holiday-stance":', '"holiday-availability":'), '"shift-kinds":', '"shift-type-preferences":'), '"role-categories":', '"role-type-preferences":'), '"written":', '"custom-rules":'))::jsonb WHERE "settings" ? 'rules';
--> statement-breakpoint
UPDATE "schedules" SET "details" = (replace(replace(replace(replace(replace(replace("details"::text, '"night-stance":', '"night-preference":'), '"weekend-stance":', '"weekend-availability":'), '"holiday-stance":', '"holiday-availability":'), '"shift-kinds":', '"shift-type-preferences":'), '"role-categories":', '"role-type-preferences":'), '"written":', '"custom-rules":'))::jsonb WHERE "details" IS NOT NULL;
--> statement-breakpoint
UPDATE "audit_events" SET "before" = (replace(replace(replace(replace(replace(replace("before"::text, '"night-stance":', '"night-preference":'), '"weekend-stance":', '"weekend-availability":'), '"holiday-stance":', '"holiday-availability":'), '"shift-kinds":', '"shift-type-preferences":'), '"role-categories":', '"role-type-preferences":'), '"written":', '"custom-rules":'))::jsonb, "after" = (replace(replace(replace(replace(replace(replace("after"::text, '"night-stance":', '"night-preference":'), '"weekend-stance":', '"weekend-availability":'), '"holiday-stance":', '"holiday-availability":'), '"shift-kinds":', '"shift-type-preferences":'), '"role-categories":', '"role-type-preferences":'), '"written":', '"custom-rules":'))::jsonb WHERE "thing" = 'group';
--> statement-breakpoint
UPDATE "audit_events" SET "action" = 'preferences.save' WHERE "action" = 'wishes.save';
--> statement-breakpoint
UPDATE "schedule_analyses" SET "analysis_data" = (replace(replace(replace("analysis_data"::text, '"stances":', '"preferences":'), '"stance":', '"preference":'), '"sureness":', '"confidence":'))::jsonb;
