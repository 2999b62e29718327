CREATE TABLE "reading_memories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_memories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"shape" text NOT NULL,
	"corrections" jsonb NOT NULL,
	"month" integer,
	"year" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_memories_shape" UNIQUE("group_id","shape"),
	CONSTRAINT "reading_memories_month" CHECK ("reading_memories"."month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "reading_memories" ADD CONSTRAINT "reading_memories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;