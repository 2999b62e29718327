/** The period that is being planned: its dates, the years of months without one, and how dates are said. */
import { addDays, dayNumber, monthStart, yearOf } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { sayShortDate } from '../text/dates.ts'
import type { Context } from './context.ts'
import type { DateRange } from './lexeme.ts'

/** A month without a year is the one nearest to the period. */
export function nearestYear(context: Context, month: number): number {
  const year = yearOf(context.from)
  const distance = (candidate: number) => Math.abs(dayNumber(monthStart(candidate, month)) - dayNumber(context.from))
  return [year, year + 1, year - 1].reduce((best, candidate) =>
    distance(candidate) < distance(best) ? candidate : best,
  )
}

export function periodOf(context: Context): DateRange {
  return { from: context.from, to: addDays(context.from, context.days - 1) }
}

/** "Dec 4"; with the year where it is not the period's. */
export function sayDay(date: CalendarDate, context: Context): string {
  const year = yearOf(date) === yearOf(context.from) ? '' : `, ${yearOf(date)}`
  return `${sayShortDate(date)}${year}`
}

export function sayRange(range: DateRange, context: Context): string {
  if (range.from === range.to) return sayDay(range.from, context)
  return `${sayDay(range.from, context)} to ${sayDay(range.to, context)}`
}
