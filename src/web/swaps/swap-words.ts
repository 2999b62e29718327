/** Days and names of a swap in a few words. */
import type { Shift } from '../../contract/schedules.ts'
import { formatDays } from '../../engine/text/dates.ts'

export function describeDays(shifts: readonly Shift[]): string {
  return formatDays(shifts.map(({ date }) => date))
}
