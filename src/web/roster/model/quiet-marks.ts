/** What stands quietly in empty cells: away (never why), wants off, wants to work, not available on such a day. */

import { weekdayOf } from '../../../engine/calendar.ts'
import type { Physician } from '../../../engine/model.ts'
import type { GridDay } from './days.ts'

export type QuietMark = 'away' | 'off' | 'work' | 'unavailable'
export type MarkedCell = {
  mark: QuietMark
  startsStretch: boolean
  endsStretch: boolean
  /** On the first day of a stretch: how many days it has, for its word in the middle. */
  length: number
}

export const quietWords: Record<QuietMark, string> = {
  away: 'away',
  off: 'wants off',
  work: 'wants to work',
  unavailable: 'not available',
}

type Marked = Pick<
  Physician,
  'absences' | 'unavailableDates' | 'wishes' | 'availableDays' | 'weekendAvailability' | 'holidayAvailability'
>

/** `isFree` tells the empty cells; a stretch is cut by a shift. */
export function markQuietly(
  physician: Marked,
  days: readonly GridDay[],
  isFree: (index: number) => boolean,
): (MarkedCell | undefined)[] {
  const away = new Set([...physician.absences, ...physician.unavailableDates])
  const wants = new Map(physician.wishes.shifts.map((wish) => [wish.date, wish.wants]))
  const marks = days.map((day, index): QuietMark | undefined => {
    if (!isFree(index)) return undefined
    if (away.has(day.date)) return 'away'
    return wants.get(day.date) ?? (isUnavailable(physician, day) ? 'unavailable' : undefined)
  })
  return marks.map((mark, index) => {
    if (!mark) return undefined
    const startsStretch = marks[index - 1] !== mark
    let length = 1
    if (startsStretch) while (marks[index + length] === mark) length += 1
    return { mark, startsStretch, endsStretch: marks[index + 1] !== mark, length }
  })
}

/** Days of the week, weekends and holidays on which somebody never works. */
function isUnavailable({ availableDays, weekendAvailability, holidayAvailability }: Marked, day: GridDay): boolean {
  if (availableDays.length > 0 && !availableDays.includes(weekdayOf(day.date))) return true
  return (day.isWeekend && !weekendAvailability) || (day.holiday !== undefined && !holidayAvailability)
}
