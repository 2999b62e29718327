/**
 * Alerts: what a change sends to people's devices, and by text if it is urgent. The statement that writes the messages also
 * finds devices, numbers, quiet hours, and who is on duty, so no reads are needed in between.
 */
import { type SQL, sql } from 'drizzle-orm'
import { settingsTable } from '../../../contract/fields/group-settings.ts'
import { devices, groups, outbox, schedules, shifts, users } from '../db/schema/index.ts'

export type Alert = {
  title: string
  /** A call-out: quiet hours don't apply to people on duty and coordinators. */
  isUrgent?: boolean
  /** The first changed day of own shifts: by tomorrow it is urgent, and whoever had or has the shift counts as on duty. */
  firstDate?: string | undefined
}

export type PersonAlert = Alert & { userId: number; text: string; link: string | null }

const zone = sql`coalesce(g.settings ->> 'timeZone', ${settingsTable.timeZone.schema.parse(undefined)}::text)`

/** The parts of a `with`, one after another. */
export function alertsOf(alerts: PersonAlert[], domain: string, now: Date): SQL[] {
  const rows = alerts.map(
    ({ userId, title, text, link, isUrgent = false, firstDate = null }) =>
      sql`(${userId}::int, ${title}::text, ${text}::text, ${link}::text, ${isUrgent}::boolean, ${firstDate}::date)`,
  )
  return [
    sql`said (user_id, title, body, link, is_urgent, first_date) as (values ${sql.join(rows, sql`, `)})`,
    sql`heard as (
      select said.*, u.group_id, u.role, u.phone_number, u.quiet_from, u.quiet_until,
        coalesce((u.notification_settings ->> 'textUrgent')::boolean, false) as wants_texts,
        ${now.toISOString()}::timestamptz at time zone ${zone} as local
      from said join ${users} u on u.id = said.user_id join ${groups} g on g.id = u.group_id)`,
    sql`weighed as (
      select heard.*, coalesce(first_date <= (local + interval '1 day')::date, false) as is_near,
        case when quiet_from < quiet_until then local::time >= quiet_from and local::time < quiet_until
          when quiet_from > quiet_until then local::time >= quiet_from or local::time < quiet_until
          else false end as is_quiet
      from heard)`,
    sql`due as (
      select weighed.*, now() + case
        when not is_quiet or is_near or (is_urgent and (role = 'admin' or ${isOnDuty})) then interval '0'
        when local::time < quiet_until then quiet_until - local::time
        else quiet_until - local::time + interval '1 day' end as due_at
      from weighed)`,
    messagesOf('push', sql`d.endpoint`, domain, sql`due join ${devices} d on d.user_id = due.user_id`),
    messagesOf(
      'text',
      sql`due.phone_number`,
      domain,
      sql`due where wants_texts and (is_urgent or is_near) and phone_number <> ''`,
    ),
  ]
}

/** Works, or is on backup, now or within a day. */
const isOnDuty = sql`exists (
  select from ${shifts} s join ${schedules} c on c.id = s.schedule_id
  where s.physician_id = weighed.user_id and c.status = 'active' and s.status <> 'cancelled'
    and s.span && tsrange(local, local + interval '1 day'))`

function messagesOf(channel: 'push' | 'text', address: SQL, domain: string, from: SQL): SQL {
  return sql`${sql.raw(channel)}_messages as (
    insert into ${outbox}
      (group_id, user_id, channel, to_address, subject, body, link, is_urgent, message_id, next_attempt_at)
    select due.group_id, due.user_id, ${channel}::text, ${address}, title, body, link, is_urgent or is_near,
      '<' || gen_random_uuid() || '@' || ${domain}::text || '>', due_at
    from ${from})`
}
