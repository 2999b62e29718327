/** How the assistant writes dates, lists, counts, and shifts. */

import { groupTable } from '../../../contract/fields/group.ts'
import { daysBetween, yearOf } from '../../../engine/calendar.ts'
import type { DateRange } from '../../../engine/language/lexeme.ts'
import type { Pattern } from '../../../engine/model.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { formatDate, formatDateWithYear, formatMonth } from '../../../engine/text/dates.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { ShiftFact } from './query/facts.ts'

/** "December 2026", "2026", "Fri, Dec 11", "Mon, Dec 14 to Sun, Dec 20". */
export function formatRange({ from, to }: DateRange): string {
  if (from === to) return formatDate(from)
  if (isWholeMonth({ from, to })) return formatMonth(monthOf(from))
  if (isWholeYear({ from, to })) return String(yearOf(from))
  // Without its year, "Dec 8 to Dec 8" is a day.
  const write = daysBetween(from, to) > 180 && yearOf(from) !== yearOf(to) ? formatDateWithYear : formatDate
  return `${write(from)} to ${write(to)}`
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
export function formatWhen(range: DateRange & { name?: string }): string {
  if (range.name) return `on ${range.name}`
  if (range.from === range.to) return `on ${formatDate(range.from)}`
  return `${isWholeMonth(range) || isWholeYear(range) ? 'in' : 'from'} ${formatRange(range)}`
}

/** "from Oct 1 to Oct 31 and in December 2026" */
export function formatPeriods(ranges: DateRange[]): string {
  return formatList(ranges.map(formatWhen))
}

export function formatList(items: string[]): string {
  return joinWords(items, 'and')
}

export { bullets } from '../../../contract/answer-text.ts'

export function describeShift({ role, date, times }: Pick<ShiftFact, 'role' | 'date' | 'times'>): string {
  return `${role} on ${formatDate(date)}${times ? `, ${times}` : ''}`
}

/** "7 days on/7 off" */
export function describePattern(pattern: Pattern): string {
  return groupTable.shiftType.control.labels[pattern]
}

/** One line for each, alike ones together: "Rounder on Tue, Dec 29, 7:00 AM–7:00 PM (10 shifts)". */
export function describeShifts(shifts: Pick<ShiftFact, 'role' | 'date' | 'times'>[]): string[] {
  const counts = new Map<string, number>()
  for (const line of shifts.map(describeShift)) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${plural(count, 'shift')})`))
}

/** A note about months without a schedule. */
export function describeNotPlanned(notPlanned: string[]): string[] {
  return notPlanned.length === 0 ? [] : [`There’s no schedule for ${formatList(notPlanned)} yet.`]
}

/** "from 99.6 to 98.7", "still 93.3" */
export function describeMove(was: number, is: number): string {
  const [before, after] = [round(was, 1), round(is, 1)]
  return before === after ? `still ${after}` : `from ${before} to ${after}`
}

export function paragraphs(...parts: (string | string[] | undefined)[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join('\n\n')
}
