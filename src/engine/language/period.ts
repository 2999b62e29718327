/** The period being planned: its dates, the year of a month without one, and how to write dates. */
import { addDays, daysBetween, monthStart, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { monthOf } from '../month.ts'
import { formatShortDate } from '../text/dates.ts'
import type { Context } from './context.ts'
import type { DateRange } from './lexeme.ts'

/** A month without a year is the next one that hasn't passed when the period starts; for questions about the past, the nearest. */
export function meantYear(context: Context, month: number): number {
  const { year, month: current } = monthOf(context.from)
  if (!context.looksBack) return month < current ? year + 1 : year
  const dates = [year - 1, year, year + 1].map((candidate) => monthStart(candidate, month))
  return yearOf(nearestTo(context.from, dates))
}

/** The first of the nearest. */
export function nearestTo(date: CalendarDate, dates: CalendarDate[]): CalendarDate {
  const distance = (other: CalendarDate) => Math.abs(daysBetween(date, other))
  return dates.reduce((best, other) => (distance(other) < distance(best) ? other : best))
}

export function periodOf(context: Context): DateRange {
  return { from: context.from, to: addDays(context.from, context.days - 1) }
}

/** "Dec 4"; with the year if it isn't the period's. */
export function formatDay(date: CalendarDate, context: Context): string {
  const year = yearOf(date) === yearOf(context.from) ? '' : `, ${yearOf(date)}`
  return `${formatShortDate(date)}${year}`
}

export function formatRange(range: DateRange, context: Context): string {
  if (range.from === range.to) return formatDay(range.from, context)
  return `${formatDay(range.from, context)} to ${formatDay(range.to, context)}`
}
