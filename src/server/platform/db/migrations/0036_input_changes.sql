-- Servers keep in memory what months are planned from (decision 30). Whatever changes that, by whichever program, is announced
-- by the table itself, by group. Shifts name their month, too, since other months aren't planned from them, and their schedule.
create function announce_input() returns trigger language plpgsql as $$
declare
  was text := to_jsonb(old) ->> tg_argv[1];
  now_is text := to_jsonb(new) ->> tg_argv[1];
begin
  if was is not null then perform pg_notify('evenshift_inputs', tg_argv[0] || ' ' || was); end if;
  if now_is is distinct from was and now_is is not null then
    perform pg_notify('evenshift_inputs', tg_argv[0] || ' ' || now_is);
  end if;
  return null;
end $$;--> statement-breakpoint
create function announce_shifts() returns trigger language plpgsql as $$
declare
  name text;
begin
  if tg_op <> 'INSERT' then
    for name in
      select 'shifts ' || group_id || ' ' || to_char(date, 'YYYY-MM') from was
      union select 'schedule ' || schedule_id from was
    loop
      perform pg_notify('evenshift_inputs', name);
    end loop;
  end if;
  if tg_op <> 'DELETE' then
    for name in
      select 'shifts ' || group_id || ' ' || to_char(date, 'YYYY-MM') from now_is
      union select 'schedule ' || schedule_id from now_is
    loop
      perform pg_notify('evenshift_inputs', name);
    end loop;
  end if;
  return null;
end $$;--> statement-breakpoint
create function announce_all_inputs() returns trigger language plpgsql as $$
begin
  perform pg_notify('evenshift_inputs', 'everything');
  return null;
end $$;--> statement-breakpoint
do $$
declare
  place text[];
begin
  foreach place slice 1 in array array[
    ['groups', 'group', 'id'], ['roles', 'roles', 'group_id'], ['users', 'users', 'group_id'],
    ['preferences', 'preferences', 'group_id'], ['holiday_history', 'holiday-history', 'group_id'],
    ['holiday_deals', 'year', 'group_id'], ['laid_out_weeks', 'year', 'group_id']
  ] loop
    execute format('create trigger input_changed after insert or update or delete on %I for each row execute function announce_input(%L, %L)', place[1], place[2], place[3]);
  end loop;
  foreach place slice 1 in array array[
    ['groups'], ['roles'], ['users'], ['preferences'], ['holiday_history'], ['holiday_deals'], ['laid_out_weeks'],
    ['schedules'], ['shift_requests'], ['shifts']
  ] loop
    execute format('create trigger inputs_emptied after truncate on %I for each statement execute function announce_all_inputs()', place[1]);
  end loop;
end $$;--> statement-breakpoint
-- An edit changes its schedule's version and scores, from which no month is planned.
create trigger input_changed after update on schedules for each row
  when (to_jsonb(old) - array['version', 'updated_at', 'coverage_score', 'fairness_score', 'preferences_met_score', 'ai_suggestions', 'details']
    is distinct from
    to_jsonb(new) - array['version', 'updated_at', 'coverage_score', 'fairness_score', 'preferences_met_score', 'ai_suggestions', 'details'])
  execute function announce_input('schedules', 'group_id');--> statement-breakpoint
create trigger input_came_or_went after insert or delete on schedules for each row
  execute function announce_input('schedules', 'group_id');--> statement-breakpoint
-- Of requests, only approved time off is planned around.
create trigger input_came after insert on shift_requests for each row
  when (new.request_type = 'timeoff' and new.status = 'approved') execute function announce_input('time-off', 'group_id');--> statement-breakpoint
create trigger input_changed after update on shift_requests for each row
  when ((old.request_type = 'timeoff' and old.status = 'approved') or (new.request_type = 'timeoff' and new.status = 'approved'))
  execute function announce_input('time-off', 'group_id');--> statement-breakpoint
create trigger input_went after delete on shift_requests for each row
  when (old.request_type = 'timeoff' and old.status = 'approved') execute function announce_input('time-off', 'group_id');--> statement-breakpoint
create trigger inputs_came after insert on shifts referencing new table as now_is
  for each statement execute function announce_shifts();--> statement-breakpoint
create trigger inputs_changed after update on shifts referencing old table as was new table as now_is
  for each statement execute function announce_shifts();--> statement-breakpoint
create trigger inputs_went after delete on shifts referencing old table as was
  for each statement execute function announce_shifts();
