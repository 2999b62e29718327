-- Servers keep in memory who calls (decision 29). Whatever changes that, by whichever program, is announced by the table itself.
create function announce_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('evenshift_access', tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]));
  return null;
end $$;--> statement-breakpoint
create function announce_all_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('evenshift_access', 'everything');
  return null;
end $$;--> statement-breakpoint
-- When a session was last used only makes its idle time longer, so an older value refuses earlier and is then read again.
create trigger sessions_access_changed after update on sessions for each row
  when ((old.sid, old.sess - 'lastSeenAt', old.expire) is distinct from (new.sid, new.sess - 'lastSeenAt', new.expire))
  execute function announce_access('session', 'sid');--> statement-breakpoint
create trigger sessions_access_ended after delete on sessions for each row execute function announce_access('session', 'sid');--> statement-breakpoint
create trigger sessions_access_emptied after truncate on sessions for each statement execute function announce_all_access();--> statement-breakpoint
create trigger users_access_changed after update on users for each row
  when ((old.id, old.role, old.group_id, old.is_active, old.membership, old.first_name, old.last_name, old.email)
    is distinct from (new.id, new.role, new.group_id, new.is_active, new.membership, new.first_name, new.last_name, new.email))
  execute function announce_access('user', 'id');--> statement-breakpoint
create trigger users_access_ended after delete on users for each row execute function announce_access('user', 'id');--> statement-breakpoint
create trigger users_access_emptied after truncate on users for each statement execute function announce_all_access();--> statement-breakpoint
create trigger groups_access_changed after update on groups for each row
  when ((old.id, old.is_active, old.settings -> 'signOutAfterMinutes')
    is distinct from (new.id, new.is_active, new.settings -> 'signOutAfterMinutes'))
  execute function announce_access('group', 'id');--> statement-breakpoint
create trigger groups_access_ended after delete on groups for each row execute function announce_access('group', 'id');--> statement-breakpoint
create trigger groups_access_emptied after truncate on groups for each statement execute function announce_all_access();--> statement-breakpoint
create trigger api_keys_access_changed after update on api_keys for each row
  when (old.* is distinct from new.*) execute function announce_access('key', 'id');--> statement-breakpoint
create trigger api_keys_access_ended after delete on api_keys for each row execute function announce_access('key', 'id');--> statement-breakpoint
create trigger api_keys_access_emptied after truncate on api_keys for each statement execute function announce_all_access();
