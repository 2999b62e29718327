/** A shift in words. */
import type { Shift } from '../../contract/schedules.ts'
import { sayDate } from '../../engine/text/dates.ts'
import { sayTimes } from './shift-hours.ts'

/** Night, Tue, Dec 22 */
export function sayShift(shift: Shift): string {
  return `${shift.role ?? 'Shift'}, ${sayDate(shift.date)}`
}

/** Night, Tue, Dec 22, 19:00–07:00 */
export function sayShiftInFull(shift: Shift): string {
  return `${sayShift(shift)}, ${sayTimes(shift)}`
}
