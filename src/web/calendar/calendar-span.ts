/** The days a month, week, or day view shows, and the previous and next period. Weeks start on Sunday. */
import { addDays, daysBetween, weekdayOf } from '../../engine/calendar.ts'
import { weekdays } from '../../engine/model.ts'
import { addMonths, isSameMonth, monthOf, spanOfMonth } from '../../engine/month.ts'

export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

/** In column order. */
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whole weeks for a month, seven days for a week, one for a day. */
export function datesShown(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date]
  if (view === 'week') return datesFrom(weekStart(date), 7)
  const month = spanOfMonth(monthOf(date))
  const from = weekStart(month.from)
  return datesFrom(from, daysBetween(from, weekStart(month.to)) + 7)
}

/** The dates of the period itself: for a month, without the neighbors' days. */
export function datesOfPeriod(view: CalendarView, date: string): string[] {
  const shown = datesShown(view, date)
  return view === 'month' ? shown.filter((other) => isSameMonth(other, date)) : shown
}

export function stepDate(view: CalendarView, date: string, direction: -1 | 1): string {
  if (view === 'day') return addDays(date, direction)
  if (view === 'week') return addDays(date, 7 * direction)
  return spanOfMonth(addMonths(monthOf(date), direction)).from
}

export function weeksOf(dates: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(dates.length / 7) }, (_, week) => dates.slice(week * 7, week * 7 + 7))
}

function weekStart(date: string): string {
  // `weekdays` starts on Monday.
  const daysSinceSunday = (weekdays.indexOf(weekdayOf(date)) + 1) % 7
  return addDays(date, -daysSinceSunday)
}

function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
