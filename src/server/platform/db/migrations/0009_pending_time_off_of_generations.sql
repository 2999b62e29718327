ALTER TABLE "generations" ALTER COLUMN "keep_edited" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "pending_time_off" text DEFAULT 'ignore' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_pending_time_off" CHECK ("generations"."pending_time_off" in ('ignore', 'as-approved'));