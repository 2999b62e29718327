ALTER TABLE "users" ADD COLUMN "is_scheduled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
-- Until now administrators were never scheduled.
UPDATE "users" SET "is_scheduled" = false WHERE "role" = 'admin';
