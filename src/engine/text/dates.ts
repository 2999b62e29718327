/** Calendar dates in the product's words. They have no time zone: each is the day that it names. */
import { dayOfMonth, daysBetween, monthNames, weekdayOf, yearOf } from '../calendar.ts'
import type { CalendarDate, Weekday } from '../model.ts'
import { isSameMonth, type Month, monthOf } from '../month.ts'
import { capitalize } from './capital.ts'

/** "Fri" */
export function sayShortWeekday(weekday: Weekday): string {
  return capitalize(weekday.slice(0, 3))
}

/** "Dec" */
export function sayShortMonth(date: CalendarDate): string {
  return monthNames[monthOf(date).month - 1]!.slice(0, 3)
}

/** "December 2026" */
export function sayMonth({ month, year }: Month): string {
  return `${monthNames[month - 1]} ${year}`
}

/** "Dec 4" */
export function sayShortDate(date: CalendarDate): string {
  return `${sayShortMonth(date)} ${dayOfMonth(date)}`
}

/** "Fri, Dec 4" */
export function sayDate(date: CalendarDate): string {
  return `${sayShortWeekday(weekdayOf(date))}, ${sayShortDate(date)}`
}

/** "Dec 04, 2026" */
export function sayDateWithYear(date: CalendarDate): string {
  return `${sayShortMonth(date)} ${date.slice(8, 10)}, ${yearOf(date)}`
}

/** "Friday, December 4, 2026" */
export function sayLongDate(date: CalendarDate): string {
  const { month, year } = monthOf(date)
  return `${capitalize(weekdayOf(date))}, ${monthNames[month - 1]} ${dayOfMonth(date)}, ${year}`
}

/** "Dec 25"; "Dec 25–27"; "Dec 30 – Jan 2" */
export function sayDays(from: CalendarDate, to: CalendarDate | null): string {
  if (!to || to === from) return sayShortDate(from)
  return isSameMonth(from, to)
    ? `${sayShortDate(from)}–${dayOfMonth(to)}`
    : `${sayShortDate(from)} – ${sayShortDate(to)}`
}

/** "Today", "Tomorrow", or the date. */
export function sayDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : sayDate(date)
}
