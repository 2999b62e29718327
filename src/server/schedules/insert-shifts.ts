/** Writes many shifts in one statement with one value, since everyone waits for it on the embedded database. */
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { shifts } from '../platform/db/schema/index.ts'

type Required = 'scheduleId' | 'groupId' | 'date' | 'startTime' | 'endTime'
type Optional = 'physicianId' | 'roleId' | 'position' | 'shiftType' | 'location' | 'status' | 'isLocked' | 'editedBy'

export type NewShift = Pick<typeof shifts.$inferInsert, Required | Optional>

export async function insertShifts(tx: Orm, rows: NewShift[]): Promise<void> {
  await tx.execute(inserting(rows))
}

/** Losing them in a crash is harmless as long as nobody sees them, so this doesn't wait for the disk. */
export async function insertUnseenShifts(orm: Orm, rows: NewShift[]): Promise<void> {
  await orm.execute(sql`${inserting(rows)} where (select set_config('synchronous_commit', 'off', true)) = 'off'`)
}

/** A list of values takes twice as long: each becomes its own parameter. */
function inserting(rows: NewShift[]): SQL {
  return sql`
    insert into ${shifts} (
      schedule_id, group_id, physician_id, role_id, position, date, shift_type, start_time, end_time, location, status,
      is_locked, edited_by
    )
    select "scheduleId", "groupId", "physicianId", "roleId", position, date, coalesce("shiftType", 'day'), "startTime",
      "endTime", location, coalesce(status, 'scheduled'), coalesce("isLocked", false), "editedBy"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      "scheduleId" int, "groupId" int, "physicianId" int, "roleId" int, position int, date date, "shiftType" text,
      "startTime" time, "endTime" time, location text, status text, "isLocked" boolean, "editedBy" int
    )`
}
