/** Who is out, when, and which published shifts that leaves open. */
import { daysBetween } from '../../engine/calendar.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { firstDayOut, readRange } from '../requests/ask/new-time-off.ts'
import { type GroupClock, readClock } from '../requests/request-clock.ts'
import { type Look, lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { listSchedules, type ScheduleRow, type ShiftRow } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { isHeldDuring } from '../shift-changes/shift-change.ts'
import { findMember, type UserRow } from '../users/users.store.ts'

/** Whole days on which someone is out. */
export type DaysAway = { physicianId: number; from: string; to: string }

export type AwayRange = { physicianId: number; startDate: string; endDate: string }

/** Longer absences belong in the next schedule. */
const mostDays = 62

export async function readAbsence(
  { orm, now }: Pick<ShiftChangeDeps, 'orm' | 'now'>,
  scope: Scope,
  { physicianId, startDate, endDate }: AwayRange,
): Promise<{ person: UserRow; absence: DaysAway; clock: GroupClock }> {
  const person = await findMember(orm, scope, physicianId)
  if (!person) throw fail('not-found', { message: 'This physician isn’t in your group.', field: 'physicianId' })
  const clock = await readClock(orm, scope, now())
  const { from, to } = readRange(clock, { startDate, endDate }, await firstDayOut(orm, scope, clock))
  if (daysBetween(from, to) >= mostDays)
    throw fail('invalid', { message: 'A call-out can last up to two months', field: 'endDate' })
  return { person, absence: { physicianId, from, to }, clock }
}

export type LostMonth = Look & { schedule: ScheduleRow; lost: ShiftRow[] }

/** The published months in which shifts are lost. */
export async function findLostMonths({ orm }: ShiftChangeDeps, scope: Scope, absence: DaysAway): Promise<LostMonth[]> {
  const months: LostMonth[] = []
  const inTime = [...(await listSchedules(orm, scope))].reverse()
  for (const schedule of inTime) {
    const span = spanOfMonth(schedule)
    if (schedule.status !== 'active' || span.to < absence.from || span.from > absence.to) continue
    const look = await lookAtSchedule(orm, schedule)
    const lost = look.rows.filter((row) => isHeldDuring(row, absence))
    if (lost.length > 0) months.push({ ...look, schedule, lost })
  }
  return months
}
