/** Published schedules of 12 months and their shifts, as rows. */
import { and, asc, between, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { addDays } from '../../engine/calendar.ts'
import { addMonths, type Month, monthNumber, spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type PublishedSchedule = Month & { id: number; name: string }
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

/** The newest first. */
export async function listPublishedMonths(orm: Orm, scope: Scope): Promise<Month[]> {
  return orm
    .selectDistinct({ year: schedules.year, month: schedules.month })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')))
    .orderBy(desc(schedules.year), desc(schedules.month))
}

/** The first of the 12 months that end with this one. */
export function firstOfTwelve(until: Month): Month {
  return addMonths(until, -11)
}

export async function listPublishedSchedules(orm: Orm, scope: Scope, until: Month): Promise<PublishedSchedule[]> {
  const number = sql<number>`${schedules.year} * 12 + ${schedules.month}`
  const inSpan = between(number, monthNumber(firstOfTwelve(until)), monthNumber(until))
  return orm
    .select({ id: schedules.id, name: schedules.name, month: schedules.month, year: schedules.year })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active'), inSpan))
    .orderBy(asc(schedules.year), asc(schedules.month))
}

/** Including the days after the 12 months, so the last stretch is complete. */
const daysAfter = 14

export async function listPublishedShifts(orm: Orm, scope: Scope, until: Month): Promise<PublishedShift[]> {
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
        between(shifts.date, spanOfMonth(firstOfTwelve(until)).from, addDays(spanOfMonth(until).to, daysAfter)),
        ne(shifts.status, 'cancelled'),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
}

/** Shifts that a coordinator removed: their positions are closed on that date. */
export async function listRemovedShifts(orm: Orm, scope: Scope, scheduleIds: number[]) {
  if (scheduleIds.length === 0) return []
  const { scheduleId, roleId, date, status } = shifts
  return orm
    .select({ scheduleId, roleId, date, status })
    .from(shifts)
    .where(and(eq(shifts.groupId, scope.groupId), inArray(scheduleId, scheduleIds), eq(status, 'cancelled')))
}
