/** A year's published schedules and their shifts, as rows. */
import { and, asc, between, desc, eq, ne } from 'drizzle-orm'
import { addDays } from '../../engine/calendar.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type PublishedSchedule = { id: number; name: string; month: number }
export type PublishedShift = {
  id: number
  scheduleId: number
  physicianId: number | null
  roleId: number | null
  date: string
  startTime: string
  endTime: string
  status: (typeof shifts.$inferSelect)['status']
}

export async function listPublishedYears(orm: Orm, scope: Scope): Promise<number[]> {
  const rows = await orm
    .selectDistinct({ year: schedules.year })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')))
    .orderBy(desc(schedules.year))
  return rows.map(({ year }) => year)
}

export async function listPublishedSchedules(orm: Orm, scope: Scope, year: number): Promise<PublishedSchedule[]> {
  return orm
    .select({ id: schedules.id, name: schedules.name, month: schedules.month })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active'), eq(schedules.year, year)))
    .orderBy(asc(schedules.month))
}

/** Also those of the days after the year, so that the last run of December is whole. */
const daysAfter = 14

export async function listPublishedShifts(orm: Orm, scope: Scope, year: number): Promise<PublishedShift[]> {
  return orm
    .select({
      id: shifts.id,
      scheduleId: shifts.scheduleId,
      physicianId: shifts.physicianId,
      roleId: shifts.roleId,
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
      status: shifts.status,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        between(shifts.date, `${year}-01-01`, addDays(`${year}-12-31`, daysAfter)),
        ne(shifts.status, 'cancelled'),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
}
