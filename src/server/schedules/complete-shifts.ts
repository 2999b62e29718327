/** Shifts that ended are completed, by the clock of their group. */
import { sql } from 'drizzle-orm'
import { settingsOf } from '../groups/groups.store.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { groups, schedules, shifts } from '../platform/db/schema/index.ts'

const usualZone = settingsOf({ settings: {} }).timeZone

/** How many there were. The version stays: no one changed the shift, so an edit or an undo of it is not stale. */
export async function completeShifts(orm: Orm, now: Date): Promise<number> {
  const done = await selectRows(
    orm,
    sql`
    update ${shifts} set status = 'completed'
    from ${schedules}, ${groups}
    where ${schedules.id} = ${shifts.scheduleId} and ${groups.id} = ${shifts.groupId}
      and ${schedules.status} = 'active' and ${shifts.status} in ('scheduled', 'confirmed')
      and ${shifts.physicianId} is not null and ${shifts.date} <= ${now.toISOString()}::date + 1
      and upper(${shifts.span}) at time zone coalesce(${groups.settings} ->> 'timeZone', ${usualZone}) <= ${now.toISOString()}::timestamptz
    returning ${shifts.id}`,
  )
  return done.length
}
