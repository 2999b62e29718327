ALTER TABLE "schedules" ADD COLUMN "is_unfinished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_unfinished" CHECK (not "schedules"."is_unfinished" or "schedules"."deleted_at" is not null);--> statement-breakpoint
-- Drafts that are still being written, and shifts of archived schedules, aren't planned from: they announce no month. A schedule whose
-- state changes, or that is deleted, announces itself.
create or replace function announce_shifts() returns trigger language plpgsql as $$
declare
  name text;
begin
  if tg_op <> 'INSERT' then
    for name in
      select 'shifts ' || was.group_id || ' ' || to_char(was.date, 'YYYY-MM')
        from was join schedules s on s.id = was.schedule_id where s.status <> 'archived'
      union select 'schedule ' || schedule_id from was
    loop
      perform pg_notify('evenshift_inputs', name);
    end loop;
  end if;
  if tg_op <> 'DELETE' then
    for name in
      select 'shifts ' || now_is.group_id || ' ' || to_char(now_is.date, 'YYYY-MM')
        from now_is join schedules s on s.id = now_is.schedule_id where s.status <> 'archived'
      union select 'schedule ' || schedule_id from now_is
    loop
      perform pg_notify('evenshift_inputs', name);
    end loop;
  end if;
  return null;
end $$;--> statement-breakpoint
-- A schedule names its month, too: only the months around it are planned from it. The version before listens for the group's.
create function announce_schedule() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('evenshift_inputs', 'schedules ' || old.group_id);
    perform pg_notify('evenshift_inputs', 'schedules ' || old.group_id || ' ' || to_char(make_date(old.year, old.month, 1), 'YYYY-MM'));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('evenshift_inputs', 'schedules ' || new.group_id);
    perform pg_notify('evenshift_inputs', 'schedules ' || new.group_id || ' ' || to_char(make_date(new.year, new.month, 1), 'YYYY-MM'));
  end if;
  return null;
end $$;--> statement-breakpoint
drop trigger input_came_or_went on schedules;--> statement-breakpoint
create trigger input_came after insert on schedules for each row
  when (not new.is_unfinished) execute function announce_schedule();--> statement-breakpoint
create trigger input_went after delete on schedules for each row
  when (not old.is_unfinished) execute function announce_schedule();--> statement-breakpoint
drop trigger input_changed on schedules;--> statement-breakpoint
-- An edit changes its schedule's version and scores, from which no month is planned.
create trigger input_changed after update on schedules for each row
  when (to_jsonb(old) - array['version', 'updated_at', 'coverage_score', 'fairness_score', 'preferences_met_score', 'ai_suggestions', 'details']
    is distinct from
    to_jsonb(new) - array['version', 'updated_at', 'coverage_score', 'fairness_score', 'preferences_met_score', 'ai_suggestions', 'details'])
  execute function announce_schedule();
