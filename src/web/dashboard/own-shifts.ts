/** A physician's own shifts around now: the current or next one, the coming week, and this month's counts. */
import type { Shift } from '../../contract/schedules.ts'
import { daysBetween, isWeekend } from '../../engine/calendar.ts'
import { isSameMonth } from '../../engine/month.ts'
import type { GroupClock } from '../session/use-session.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { endDateOf } from '../shifts/shift-words.ts'
import { minutesUntilLocal, momentIn } from '../text/group-day.ts'

/** Days ahead that count as upcoming, and those that the dashboard lists. */
const upcomingDays = 7
const daysListed = 14

type Clock = Pick<GroupClock, 'now' | 'timeZone'>

export type NextShift = { shift: Shift; isOn: boolean; minutesToStart: number; minutesToEnd: number }

export function findNextShift(shifts: readonly Shift[], clock: Clock): NextShift | undefined {
  const shift = notEnded(shifts, clock)[0]
  if (!shift) return undefined
  const minutesToStart = minutesUntilLocal(shift.date, shift.startTime, clock.timeZone, clock.now)
  return { shift, isOn: minutesToStart <= 0, minutesToStart, minutesToEnd: minutesToEndOf(shift, clock) }
}

/** The coming two weeks. */
export function listUpcoming(shifts: readonly Shift[], clock: Clock): Shift[] {
  return withinDays(shifts, clock, daysListed)
}

/** Of the coming week, for a badge. */
export function countUpcoming(shifts: readonly Shift[], clock: Clock): number {
  return withinDays(shifts, clock, upcomingDays).length
}

/** Backup days aren't working days, so they are counted separately, as in the statistics. */
export type MonthCounts = { total: number; nights: number; weekends: number; backup: number }

/** Undefined until the kinds of the shifts are known. */
export function countMonth(shifts: readonly Shift[], clock: Clock, mark: MarkShift): MonthCounts | undefined {
  const today = momentIn(clock.timeZone, clock.now).date
  const own = shifts.filter((shift) => isLive(shift) && isSameMonth(shift.date, today))
  if (own.some((shift) => mark(shift).shiftKind === 'unknown')) return undefined
  const worked = own.filter((shift) => mark(shift).shiftKind !== 'backup')
  return {
    total: worked.length,
    nights: worked.filter((shift) => ['night', 'twenty-four'].includes(mark(shift).shiftKind)).length,
    weekends: worked.filter((shift) => isWeekend(shift.date)).length,
    backup: own.length - worked.length,
  }
}

function withinDays(shifts: readonly Shift[], clock: Clock, days: number): Shift[] {
  const today = momentIn(clock.timeZone, clock.now).date
  return notEnded(shifts, clock).filter((shift) => daysBetween(today, shift.date) <= days)
}

function notEnded(shifts: readonly Shift[], clock: Clock): Shift[] {
  return shifts
    .filter((shift) => isLive(shift) && minutesToEndOf(shift, clock) > 0)
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
}

function minutesToEndOf(shift: Shift, { now, timeZone }: Clock): number {
  return minutesUntilLocal(endDateOf(shift), shift.endTime, timeZone, now)
}

function startOf(shift: Shift): string {
  return `${shift.date} ${shift.startTime}`
}

function isLive(shift: Shift): boolean {
  return shift.status !== 'cancelled'
}
