-- No two shifts of one physician in one schedule overlap. Deferrable, so that a swap can exchange two physicians.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_no_overlap"
  EXCLUDE USING gist ("schedule_id" WITH =, "physician_id" WITH =, "span" WITH &&)
  WHERE ("physician_id" IS NOT NULL AND "status" <> 'cancelled')
  DEFERRABLE INITIALLY IMMEDIATE;
