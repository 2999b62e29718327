/** Sentences about contract years: ahead, behind, or on track. */
import { addMonths, type Month, monthKey } from '../../engine/month.ts'
import { formatShortDate, formatShortMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'

/** "2026" for a calendar year, otherwise "Jul 2026 – Jun 2027". */
export function formatYear(first: Month): string {
  if (first.month === 1) return String(first.year)
  const last = addMonths(first, 11)
  return `${shortMonth(first)} ${first.year} – ${shortMonth(last)} ${last.year}`
}

function shortMonth(month: Month): string {
  return formatShortMonth(`${monthKey(month)}-01`)
}

/** Which days the figures cover: nothing is known from before the first published day. */
export function describeKnown({ from, knownFrom }: { from: string; knownFrom: string | null }): string {
  if (knownFrom === null) return 'Nothing is published for this year yet.'
  return knownFrom > from
    ? `The first published day is ${formatShortDate(knownFrom)}. “To date” compares with what was expected since then.`
    : '“To date” compares with what was expected through today.'
}

type Owed = { worked: { shifts: number }; expectedToDate: number }

/** Shifts worked beyond what was expected through today. */
export function aheadOf({ worked, expectedToDate }: Owed): number {
  return round(worked.shifts - expectedToDate, 1)
}

/** "3 shifts ahead" */
export function describeAhead(shifts: number): string {
  const whole = Math.round(shifts)
  if (whole === 0) return 'on track'
  return `${plural(Math.abs(whole), 'shift')} ${whole > 0 ? 'ahead' : 'behind'}`
}
