ALTER TABLE "generations" ADD COLUMN "follows" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_follows_generations_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "generations" SET "progress" = ("progress" - 'cost' - 'bound') || '{"score": null, "bestPossible": null}';
