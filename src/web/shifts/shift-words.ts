/** A shift in words and numbers: its hours, the day they end, and what it is. */
import type { Shift } from '../../contract/schedules.ts'
import { addDays, minutesUntil } from '../../engine/calendar.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { formatTimes } from '../text/clock.ts'

export function hoursOf(shift: Shift): number {
  return minutesUntil(shift.startTime, shift.endTime) / 60
}

/** A night ends on the next day. */
export function endDateOf(shift: Shift): string {
  return shift.endTime > shift.startTime ? shift.date : addDays(shift.date, 1)
}

/** Night, Tue, Dec 22 */
export function describeShift(shift: Shift): string {
  return `${shift.role ?? 'Shift'}, ${formatDate(shift.date)}`
}

/** Night, Tue, Dec 22, 7:00 PM–7:00 AM */
export function describeShiftInFull(shift: Shift): string {
  return `${describeShift(shift)}, ${formatTimes(shift)}`
}

/** Once beside the effects, whose shares differ from those of the month in My stats. */
export const sharesCountPast = 'Fair shares here include past months.'
