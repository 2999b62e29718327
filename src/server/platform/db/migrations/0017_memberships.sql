DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership" text DEFAULT 'joined' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_of_group" ON "users" USING btree ("group_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership" CHECK ("users"."membership" in ('added', 'declined', 'joined'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_is_joined" CHECK ("users"."sign_in_subject" is null or "users"."membership" = 'joined');