/** The period that is being planned: its dates, the years of months without one, and how dates are said. */
import { addDays, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { monthOf } from '../month.ts'
import { formatShortDate } from '../text/dates.ts'
import type { Context } from './context.ts'
import type { DateRange } from './lexeme.ts'

/** A month without a year is the next one that has not passed when the period begins. */
export function nextYear(context: Context, month: number): number {
  const { year, month: current } = monthOf(context.from)
  return month < current ? year + 1 : year
}

export function periodOf(context: Context): DateRange {
  return { from: context.from, to: addDays(context.from, context.days - 1) }
}

/** "Dec 4"; with the year where it is not the period's. */
export function formatDay(date: CalendarDate, context: Context): string {
  const year = yearOf(date) === yearOf(context.from) ? '' : `, ${yearOf(date)}`
  return `${formatShortDate(date)}${year}`
}

export function formatRange(range: DateRange, context: Context): string {
  if (range.from === range.to) return formatDay(range.from, context)
  return `${formatDay(range.from, context)} to ${formatDay(range.to, context)}`
}
