/** The days that a month, week or day view shows, and the step to the one before or after. Weeks start on Sunday. */
import { addDays, daysBetween, daysInMonth, monthStart, weekdayOf } from '../../engine/calendar.ts'
import { weekdays } from '../../engine/model.ts'

export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

/** In the order of a week's columns. */
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

export function monthOf(date: string): number {
  return Number(date.slice(5, 7))
}

export function dayOf(date: string): number {
  return Number(date.slice(8, 10))
}

export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** Whole weeks for a month, seven days for a week, one for a day. */
export function datesShown(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date]
  if (view === 'week') return datesFrom(weekStart(date), 7)
  const first = monthStart(yearOf(date), monthOf(date))
  const last = addDays(first, daysInMonth(yearOf(date), monthOf(date)) - 1)
  const from = weekStart(first)
  return datesFrom(from, daysBetween(from, weekStart(last)) + 7)
}

/** The dates that belong to the period itself: for a month, without its neighbours' days. */
export function datesOfPeriod(view: CalendarView, date: string): string[] {
  const shown = datesShown(view, date)
  return view === 'month' ? shown.filter((other) => isSameMonth(other, date)) : shown
}

export function stepDate(view: CalendarView, date: string, direction: -1 | 1): string {
  if (view === 'day') return addDays(date, direction)
  if (view === 'week') return addDays(date, 7 * direction)
  const first = monthStart(yearOf(date), monthOf(date))
  const inOther = direction === 1 ? addDays(first, daysInMonth(yearOf(date), monthOf(date))) : addDays(first, -1)
  return monthStart(yearOf(inOther), monthOf(inOther))
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
