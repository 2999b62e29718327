/** The hours of a shift: in words, as a number, and the day on which they end. */
import type { Shift } from '../../contract/schedules.ts'
import { addDays, minutesUntil } from '../../engine/calendar.ts'

/** 07:00–19:00 */
export function sayTimes(shift: Pick<Shift, 'startTime' | 'endTime'>): string {
  return `${shift.startTime}–${shift.endTime}`
}

export function hoursOf(shift: Shift): number {
  return minutesUntil(shift.startTime, shift.endTime) / 60
}

/** A night ends on the next day. */
export function endDateOf(shift: Shift): string {
  return shift.endTime > shift.startTime ? shift.date : addDays(shift.date, 1)
}
