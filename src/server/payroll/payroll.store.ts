/** Published shifts that somebody has, as rows. */
import { and, asc, between, eq, isNotNull, ne } from 'drizzle-orm'
import { spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import { laterOf, type Span } from './pay-periods.ts'

export type HeldShift = { physicianId: number; roleId: number | null; date: string; startTime: string; endTime: string }

/** The first day of a span that lies in a published month. */
export async function findFirstPublished(orm: Orm, scope: Scope, { from, to }: Span): Promise<string | null> {
  const months = await orm
    .select({ year: schedules.year, month: schedules.month })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')))
  const days = months.map((month) => spanOfMonth(month)).filter((span) => span.to >= from && span.from <= to)
  const [first] = days.map((span) => span.from).sort()
  return first === undefined ? null : laterOf(first, from)
}

/** Of everyone, or of one person. */
export async function listHeldShifts(
  orm: Orm,
  scope: Scope,
  { from, to }: Span,
  physicianId?: number,
): Promise<HeldShift[]> {
  const rows = await orm
    .select({
      physicianId: shifts.physicianId,
      roleId: shifts.roleId,
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        between(shifts.date, from, to),
        ne(shifts.status, 'cancelled'),
        physicianId === undefined ? isNotNull(shifts.physicianId) : eq(shifts.physicianId, physicianId),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.id))
  return rows as HeldShift[]
}
