CREATE TABLE "undo_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undo_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"schedule_id" integer NOT NULL,
	"former_id" integer,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"turn" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undo_steps_kind" CHECK ("undo_steps"."kind" in ('edit', 'clear', 'propose', 'regenerate', 'use')),
	CONSTRAINT "undo_steps_former_draft" CHECK (("undo_steps"."former_id" is null) = ("undo_steps"."kind" not in ('regenerate', 'use')))
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "chosen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "schedules" SET "chosen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_schedule" FOREIGN KEY ("schedule_id","group_id") REFERENCES "public"."schedules"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_former" FOREIGN KEY ("former_id","group_id") REFERENCES "public"."schedules"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_steps" ADD CONSTRAINT "undo_steps_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undo_steps_of_schedule" ON "undo_steps" USING btree ("schedule_id","user_id");--> statement-breakpoint
CREATE INDEX "undo_steps_of_former" ON "undo_steps" USING btree ("former_id");