/** The contract year and its pay periods, as the group set them. */
import type { PayrollSettings } from '../../contract/fields/payroll.ts'
import type { PayPeriod } from '../../contract/payroll.ts'
import { addDays, daysBetween, monthNames } from '../../engine/calendar.ts'
import { addMonths, type Month, monthAfter, monthNumber, monthOf, spanOfMonth } from '../../engine/month.ts'

export type Span = { from: string; to: string }

const twoWeeks = 14

/** The contract year that holds a month. */
export function contractYear({ yearStart }: PayrollSettings, { year, month }: Month): Span {
  const first = monthNames.indexOf(yearStart) + 1
  const begin: Month = { year: month < first ? year - 1 : year, month: first }
  return { from: spanOfMonth(begin).from, to: spanOfMonth(addMonths(begin, 11)).to }
}

/** Those that begin in the year, so that each belongs to one year only. */
export function payPeriodsOf(settings: PayrollSettings, year: Span, today: string): PayPeriod[] {
  return spansOf(settings, year).map((span) => ({ ...span, status: statusOf(span, today) }))
}

function statusOf({ from, to }: Span, today: string): PayPeriod['status'] {
  if (to < today) return 'over'
  return from <= today ? 'now' : 'ahead'
}

function spansOf({ payPeriod, payPeriodStart }: PayrollSettings, { from, to }: Span): Span[] {
  if (payPeriod !== 'two-weeks') return monthsIn({ from, to }).flatMap(payPeriod === 'month' ? spanOfMonth : halvesOf)
  const into = ((daysBetween(payPeriodStart, from) % twoWeeks) + twoWeeks) % twoWeeks
  const spans: Span[] = []
  for (let begin = addDays(from, (twoWeeks - into) % twoWeeks); begin <= to; begin = addDays(begin, twoWeeks))
    spans.push({ from: begin, to: addDays(begin, twoWeeks - 1) })
  return spans
}

function halvesOf(month: Month): Span[] {
  const { from, to } = spanOfMonth(month)
  const middle = addDays(from, 14)
  return [
    { from, to: middle },
    { from: addDays(middle, 1), to },
  ]
}

function monthsIn({ from, to }: Span): Month[] {
  const months: Month[] = []
  const last = monthNumber(monthOf(to))
  for (let month = monthOf(from); monthNumber(month) <= last; month = monthAfter(month)) months.push(month)
  return months
}

export const laterOf = (one: string, other: string) => (one > other ? one : other)
export const earlierOf = (one: string, other: string) => (one < other ? one : other)

/** How many days a span has; none where it ends before it begins. */
export function daysIn({ from, to }: Span): number {
  return Math.max(0, daysBetween(from, to) + 1)
}
