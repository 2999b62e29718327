ALTER TABLE "shifts" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_position" CHECK ("shifts"."position" >= 1);