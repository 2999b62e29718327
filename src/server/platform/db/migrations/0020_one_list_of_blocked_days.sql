-- Days blocked in the monthly requests join those of the physician, each once and in order.
UPDATE "users" SET "unavailable_dates" = (
	SELECT jsonb_agg(day ORDER BY day)
	FROM (
		SELECT jsonb_array_elements_text("users"."unavailable_dates") AS day
		UNION
		SELECT jsonb_array_elements_text("preferences"."unavailable_dates")
	) AS days
)
FROM "preferences"
WHERE "preferences"."physician_id" = "users"."id" AND "preferences"."group_id" = "users"."group_id"
	AND jsonb_array_length("preferences"."unavailable_dates") > 0;--> statement-breakpoint
ALTER TABLE "preferences" DROP COLUMN "unavailable_dates";
