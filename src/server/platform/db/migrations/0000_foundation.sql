CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(255) NOT NULL,
	"description" text,
	"join_code" varchar(10) NOT NULL,
	"total_physicians" integer DEFAULT 30 NOT NULL,
	"shift_type" text DEFAULT '7-on-7-off' NOT NULL,
	"coverage_requirements" integer DEFAULT 3 NOT NULL,
	"max_consecutive_shifts" integer DEFAULT 7 NOT NULL,
	"min_rest_between_shifts" integer DEFAULT 12 NOT NULL,
	"additional_rules" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_joinCode_unique" UNIQUE("join_code"),
	CONSTRAINT "groups_shift_type" CHECK ("groups"."shift_type" in ('7-on-7-off', '24-hour', '12-hour-day-night', 'custom')),
	CONSTRAINT "groups_total" CHECK ("groups"."total_physicians" between 1 and 100),
	CONSTRAINT "groups_coverage" CHECK ("groups"."coverage_requirements" >= 1),
	CONSTRAINT "groups_consecutive" CHECK ("groups"."max_consecutive_shifts" >= 1),
	CONSTRAINT "groups_rest" CHECK ("groups"."min_rest_between_shifts" >= 8)
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"name" varchar(255) NOT NULL,
	"category" varchar(100) DEFAULT 'rounder' NOT NULL,
	"description" text,
	"start_time" time(0) DEFAULT '07:00' NOT NULL,
	"end_time" time(0) DEFAULT '19:00' NOT NULL,
	"days_of_week" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"required_count" integer DEFAULT 1 NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"restrictions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ai_rules" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_of_group" UNIQUE("id","group_id"),
	CONSTRAINT "roles_category" CHECK ("roles"."category" in ('rounder', 'admitter', 'coverage', 'backup', 'special')),
	CONSTRAINT "roles_count" CHECK ("roles"."required_count" >= 1),
	CONSTRAINT "roles_priority" CHECK ("roles"."priority" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"group_id" integer,
	"actor_id" integer,
	"on_behalf_of_id" integer,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" integer,
	"text" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer,
	"user_id" integer,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"gave_up" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"physician_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"preferred_shifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unavailable_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_shifts_per_month" integer,
	"avoid_consecutive" boolean DEFAULT false NOT NULL,
	"prefer_weekends" boolean DEFAULT false NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_of_physician" UNIQUE("physician_id","group_id"),
	CONSTRAINT "preferences_maximum" CHECK ("preferences"."max_shifts_per_month" between 0 and 31)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_image_url" text,
	"role" text DEFAULT 'physician' NOT NULL,
	"group_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"phone_number" text,
	"emergency_contact" text,
	"experience_level" text DEFAULT 'mid-level' NOT NULL,
	"start_date_with_group" date,
	"start_date_in_medicine" date,
	"seniority_rank" integer,
	"specialty_areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferred_roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shift_type_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"role_type_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"available_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unavailable_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_consecutive_days" integer DEFAULT 7 NOT NULL,
	"min_rest_days" integer DEFAULT 1 NOT NULL,
	"preferred_shift_length" text DEFAULT 'flexible' NOT NULL,
	"weekend_availability" boolean DEFAULT true NOT NULL,
	"holiday_availability" boolean DEFAULT true NOT NULL,
	"night_shift_preference" text DEFAULT 'neutral' NOT NULL,
	"scheduling_notes" text,
	"performance_rating" integer DEFAULT 5 NOT NULL,
	"fte" numeric(3, 2) DEFAULT 1 NOT NULL,
	"notification_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"calendar_token" text,
	"sign_in_subject" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_calendarToken_unique" UNIQUE("calendar_token"),
	CONSTRAINT "users_signInSubject_unique" UNIQUE("sign_in_subject"),
	CONSTRAINT "users_of_group" UNIQUE("id","group_id"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'physician')),
	CONSTRAINT "users_experience" CHECK ("users"."experience_level" in ('resident', 'junior', 'mid-level', 'senior', 'attending')),
	CONSTRAINT "users_shift_length" CHECK ("users"."preferred_shift_length" in ('12-hour', '24-hour', 'flexible')),
	CONSTRAINT "users_night_stance" CHECK ("users"."night_shift_preference" in ('prefer', 'neutral', 'avoid')),
	CONSTRAINT "users_seniority" CHECK ("users"."seniority_rank" >= 1),
	CONSTRAINT "users_consecutive" CHECK ("users"."max_consecutive_days" between 1 and 14),
	CONSTRAINT "users_rest" CHECK ("users"."min_rest_days" between 0 and 7),
	CONSTRAINT "users_rating" CHECK ("users"."performance_rating" between 1 and 10),
	CONSTRAINT "users_fte" CHECK ("users"."fte" between 0.1 and 1),
	CONSTRAINT "users_admin_has_group" CHECK ("users"."role" <> 'admin' or "users"."group_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "shift_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"requestor_id" integer NOT NULL,
	"target_id" integer,
	"request_type" text NOT NULL,
	"original_shift_id" integer,
	"target_shift_id" integer,
	"requested_date" date,
	"end_date" date,
	"reason" text,
	"is_emergency" boolean DEFAULT false NOT NULL,
	"coverage_needed" boolean DEFAULT true NOT NULL,
	"target_response" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reviewed_by" integer,
	"reviewed_at" timestamp with time zone,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shift_requests_of_group" UNIQUE("id","group_id"),
	CONSTRAINT "shift_requests_type" CHECK ("shift_requests"."request_type" in ('swap', 'timeoff', 'pickup')),
	CONSTRAINT "shift_requests_status" CHECK ("shift_requests"."status" in ('pending', 'approved', 'denied', 'cancelled')),
	CONSTRAINT "shift_requests_response" CHECK ("shift_requests"."target_response" in ('pending', 'accepted', 'declined')),
	CONSTRAINT "shift_requests_range" CHECK ("shift_requests"."end_date" >= "shift_requests"."requested_date"),
	CONSTRAINT "shift_requests_dated" CHECK ("shift_requests"."request_type" <> 'timeoff' or "shift_requests"."requested_date" is not null),
	CONSTRAINT "shift_requests_reviewed" CHECK ("shift_requests"."status" not in ('approved', 'denied') or ("shift_requests"."reviewed_by" is not null and "shift_requests"."reviewed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"schedule_id" integer NOT NULL,
	"physician_id" integer,
	"author_key" text NOT NULL,
	"rating" integer NOT NULL,
	"comments" text,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_anonymous" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_once" UNIQUE("schedule_id","author_key"),
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_anonymous" CHECK ("feedback"."is_anonymous" = ("feedback"."physician_id" is null))
);
--> statement-breakpoint
CREATE TABLE "schedule_analyses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_analyses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"analysis_data" jsonb NOT NULL,
	"implemented" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"name" text NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"generated_by" integer,
	"coverage_score" numeric(5, 2),
	"fairness_score" numeric(5, 2),
	"preferences_met_score" numeric(5, 2),
	"ai_suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_of_group" UNIQUE("id","group_id"),
	CONSTRAINT "schedules_status" CHECK ("schedules"."status" in ('draft', 'active', 'archived')),
	CONSTRAINT "schedules_month" CHECK ("schedules"."month" between 1 and 12),
	CONSTRAINT "schedules_year" CHECK ("schedules"."year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"schedule_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"physician_id" integer,
	"role_id" integer,
	"date" date NOT NULL,
	"shift_type" text DEFAULT 'day' NOT NULL,
	"start_time" time(0) NOT NULL,
	"end_time" time(0) NOT NULL,
	"span" "tsrange" GENERATED ALWAYS AS (tsrange(date + start_time, date + end_time + case when end_time <= start_time then interval '1 day' else interval '0' end)) STORED NOT NULL,
	"location" text,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shifts_of_group" UNIQUE("id","group_id"),
	CONSTRAINT "shifts_type" CHECK ("shifts"."shift_type" in ('day', 'night', 'evening', 'weekend', 'custom')),
	CONSTRAINT "shifts_status" CHECK ("shifts"."status" in ('scheduled', 'confirmed', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "provider_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "provider_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_on_behalf_of_id_users_id_fk" FOREIGN KEY ("on_behalf_of_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_physician_id_users_id_fk" FOREIGN KEY ("physician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_requestor" FOREIGN KEY ("requestor_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_target" FOREIGN KEY ("target_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_reviewer" FOREIGN KEY ("reviewed_by","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_original" FOREIGN KEY ("original_shift_id","group_id") REFERENCES "public"."shifts"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_wanted" FOREIGN KEY ("target_shift_id","group_id") REFERENCES "public"."shifts"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_physician_id_users_id_fk" FOREIGN KEY ("physician_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_schedule" FOREIGN KEY ("schedule_id","group_id") REFERENCES "public"."schedules"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_analyses" ADD CONSTRAINT "schedule_analyses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_analyses" ADD CONSTRAINT "schedule_analyses_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_generated_by_users_id_fk" FOREIGN KEY ("generated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_schedule" FOREIGN KEY ("schedule_id","group_id") REFERENCES "public"."schedules"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_physician" FOREIGN KEY ("physician_id","group_id") REFERENCES "public"."users"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_role" FOREIGN KEY ("role_id","group_id") REFERENCES "public"."roles"("id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_group_at" ON "audit_events" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_thing" ON "audit_events" USING btree ("thing","thing_id");--> statement-breakpoint
CREATE INDEX "notifications_user_at" ON "notifications" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ((("sess" ->> 'userId')::int));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "shift_requests_requestor_status" ON "shift_requests" USING btree ("requestor_id","status");--> statement-breakpoint
CREATE INDEX "shift_requests_group_status" ON "shift_requests" USING btree ("group_id","status");--> statement-breakpoint
CREATE INDEX "schedule_analyses_group" ON "schedule_analyses" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "schedules_group_month" ON "schedules" USING btree ("group_id","year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_one_active" ON "schedules" USING btree ("group_id","year","month") WHERE "schedules"."status" = 'active';--> statement-breakpoint
CREATE INDEX "shifts_schedule_date" ON "shifts" USING btree ("schedule_id","date");--> statement-breakpoint
CREATE INDEX "shifts_physician_date" ON "shifts" USING btree ("physician_id","date");--> statement-breakpoint
CREATE INDEX "shifts_group_date" ON "shifts" USING btree ("group_id","date");--> statement-breakpoint
CREATE INDEX "provider_entries_grant" ON "provider_entries" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_entries_uid" ON "provider_entries" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_entries_expiry" ON "provider_entries" USING btree ("expires_at");