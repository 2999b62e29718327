/** Words for contract years and what somebody is ahead or behind. */
import { addMonths, type Month, monthKey } from '../../engine/month.ts'
import { formatShortMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'

/** "2026" where the year is the calendar's, "Jul 2026 – Jun 2027" else. */
export function formatYear(first: Month): string {
  if (first.month === 1) return String(first.year)
  const last = addMonths(first, 11)
  return `${shortMonth(first)} ${first.year} – ${shortMonth(last)} ${last.year}`
}

function shortMonth(month: Month): string {
  return formatShortMonth(`${monthKey(month)}-01`)
}

/** "3 shifts ahead" */
export function describeAhead(shifts: number): string {
  const whole = Math.round(shifts)
  if (whole === 0) return 'on track'
  return `${plural(Math.abs(whole), 'shift')} ${whole > 0 ? 'ahead' : 'behind'}`
}
