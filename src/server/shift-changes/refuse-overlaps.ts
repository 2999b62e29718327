/** No one is in two places at once. The database ensures it within a schedule; this does from one published month to the next. */
import { sql } from 'drizzle-orm'
import { spanOfMonth } from '../../engine/month.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { schedules, shifts, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'

/** Refuses, whatever the reason, if a shift of this schedule overlaps one of another published month. */
export async function refuseOverlaps(tx: Orm, { id, groupId, month, year }: ScheduleRow): Promise<void> {
  const { from, to } = spanOfMonth({ month, year })
  // A shift ends at most a day after its date: only the first and the last day extend into another month.
  const [overlap] = await selectRows(
    tx,
    sql`
    select concat_ws(' ', ${users.firstName}, ${users.lastName}) as name, other.date::text as date
    from ${shifts}
    join ${shifts} other on other.group_id = ${groupId} and other.physician_id = ${shifts.physicianId}
      and other.schedule_id <> ${id} and other.span && ${shifts.span} and other.status <> 'cancelled'
    join ${schedules} on ${schedules.id} = other.schedule_id and ${schedules.status} = 'active'
    join ${users} on ${users.id} = other.physician_id
    where ${shifts.scheduleId} = ${id} and ${shifts.date} in (${from}, ${to}) and ${shifts.status} <> 'cancelled'
    limit 1`,
  )
  if (overlap)
    throw fail('conflict', {
      message: `${overlap.name} has another shift at that time, on ${formatDate(String(overlap.date))}.`,
    })
}

/** Whether a change of these days can overlap with another month at all. */
export function isAtTurn(schedule: Pick<ScheduleRow, 'month' | 'year'>, dates: string[]): boolean {
  const { from, to } = spanOfMonth(schedule)
  return dates.some((date) => date === from || date === to)
}
