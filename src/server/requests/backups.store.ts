/** Who is on backup on a day, from published schedules. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type BackupShift = {
  id: number
  version: number
  physicianId: number
  date: string
  startTime: string
  endTime: string
}

/** Shifts of the group's backup roles in published schedules. */
export async function listBackups(orm: Orm, scope: Scope, dates: string[]): Promise<BackupShift[]> {
  if (dates.length === 0) return []
  const rows = await orm
    .select({
      id: shifts.id,
      version: shifts.version,
      physicianId: shifts.physicianId,
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        ne(shifts.status, 'cancelled'),
        eq(roles.category, 'backup'),
        eq(users.isActive, true),
        inArray(shifts.date, dates),
      ),
    )
    .orderBy(asc(shifts.id))
  return rows.flatMap(({ physicianId, ...row }) => (physicianId === null ? [] : [{ ...row, physicianId }]))
}
