/** Days and names of a swap in a few words. */
import type { Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'

/** "Fri, Dec 18"; "Dec 15–19"; "Dec 15–17, Dec 19" */
export function describeDays(shifts: readonly Shift[]): string {
  const dates = shifts.map(({ date }) => date).sort()
  if (dates.length === 1) return formatDate(dates[0]!)
  const ranges: { first: string; last: string }[] = []
  for (const date of dates) {
    const last = ranges.at(-1)
    if (last && addDays(last.last, 1) === date) last.last = date
    else ranges.push({ first: date, last: date })
  }
  return ranges.map(({ first, last }) => formatDateRange(first, last)).join(', ')
}

export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name
}
