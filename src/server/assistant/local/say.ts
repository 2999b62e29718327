/** How the expert says dates, lists, counts and shifts. */
import { yearOf } from '../../../engine/calendar.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { sayDate, sayMonth } from '../../../engine/text/dates.ts'
import { plural, pluralWord } from '../../../engine/text/plural.ts'
import type { Measure } from '../tools/tallies.ts'
import type { PlannedShift } from '../tools/values.ts'
import type { DateRange } from './relative-dates.ts'

/** "December 2026", "2026", "Fri, Dec 11", "Mon, Dec 14 to Sun, Dec 20". */
export function sayRange({ from, to }: DateRange): string {
  if (from === to) return sayDate(from)
  if (isWholeMonth({ from, to })) return sayMonth(monthOf(from))
  return isWholeYear({ from, to }) ? String(yearOf(from)) : `${sayDate(from)} to ${sayDate(to)}`
}

export function isWholeMonth({ from, to }: DateRange): boolean {
  const month = spanOfMonth(monthOf(from))
  return from === month.from && to === month.to
}

function isWholeYear({ from, to }: DateRange): boolean {
  const year = yearOf(from)
  return from === `${year}-01-01` && to === `${year}-12-31`
}

/** "on Fri, Dec 11", "in December 2026", "from ... to ..." */
export function sayWhen(range: DateRange): string {
  if (range.from === range.to) return `on ${sayDate(range.from)}`
  return `${isWholeMonth(range) || isWholeYear(range) ? 'in' : 'from'} ${sayRange(range)}`
}

export function sayList(items: string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export { bullets } from '../../../contract/answer-text.ts'

export function sayShift({ role, date, startTime, endTime }: PlannedShift): string {
  return `${role} on ${sayDate(date)}, ${startTime} to ${endTime}`
}

const words: Record<Measure, [one: string, many: string]> = {
  shifts: ['shift', 'shifts'],
  nights: ['night', 'nights'],
  weekendDays: ['weekend day', 'weekend days'],
  holidays: ['holiday', 'holidays'],
  hours: ['hour', 'hours'],
  backups: ['backup duty', 'backup duties'],
  longestRun: ['working day in a row', 'working days in a row'],
}

export function sayMeasure(measure: Measure, number: number): string {
  return plural(number, ...words[measure])
}

export function measureWord(measure: Measure): string {
  return words[measure][1]
}

/** A remark on months that nothing is known about. */
export function sayNotPlanned(notPlanned: string[]): string[] {
  return notPlanned.length === 0
    ? []
    : [`${sayList(notPlanned)} ${pluralWord(notPlanned.length, 'is', 'are')} not planned yet.`]
}

export function paragraphs(...parts: (string | string[] | undefined)[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join('\n\n')
}
