/** Moments in full, on the clock of the group. */
import { sayDate } from './dates.ts'
import { momentIn } from './group-day.ts'

/** Nov 14, 2026, 22:54: on the group's clock, or on this device's until that is known. */
export function sayMoment(moment: string, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const { date, time } = momentIn(timeZone, moment)
  return `${sayDate(date)}, ${time}`
}
