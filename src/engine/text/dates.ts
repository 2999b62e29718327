/** Calendar dates as people write them. They have no time zone. */
import { dayOfMonth, daysBetween, monthNames, stretchesOf, weekdayOf, yearOf } from '../calendar.ts'
import type { CalendarDate, Weekday } from '../model.ts'
import { isSameMonth, type Month, monthOf } from '../month.ts'
import { capitalize } from './capital.ts'

/** "Fri" */
export function formatShortWeekday(weekday: Weekday): string {
  return capitalize(weekday.slice(0, 3))
}

/** "Dec" */
export function formatShortMonth(date: CalendarDate): string {
  return monthNames[monthOf(date).month - 1]!.slice(0, 3)
}

/** "December 2026" */
export function formatMonth({ month, year }: Month): string {
  return `${monthNames[month - 1]} ${year}`
}

/** "Dec 4" */
export function formatShortDate(date: CalendarDate): string {
  return `${formatShortMonth(date)} ${dayOfMonth(date)}`
}

/** "Fri, Dec 4" */
export function formatDate(date: CalendarDate): string {
  return `${formatShortWeekday(weekdayOf(date))}, ${formatShortDate(date)}`
}

/** "Dec 4, 2026" */
export function formatDateWithYear(date: CalendarDate): string {
  return `${formatShortDate(date)}, ${yearOf(date)}`
}

/** "Dec 04, 2026": the specification's format for lists of time off and users. */
export function formatPaddedDate(date: CalendarDate): string {
  return `${formatShortMonth(date)} ${date.slice(8, 10)}, ${yearOf(date)}`
}

/** "Friday, December 4, 2026" */
export function formatLongDate(date: CalendarDate): string {
  const { month, year } = monthOf(date)
  return `${capitalize(weekdayOf(date))}, ${monthNames[month - 1]} ${dayOfMonth(date)}, ${year}`
}

/** Days. */
const halfYear = 180

/** "Dec 25"; "Dec 25–27"; "Dec 30 – Jan 2" */
export function formatDateRange(from: CalendarDate, to: CalendarDate | null): string {
  if (!to || to === from) return formatShortDate(from)
  if (isSameMonth(from, to)) return `${formatShortDate(from)}–${dayOfMonth(to)}`
  // "Dec 20 – Dec 18" would seem to run backward.
  const write = daysBetween(from, to) > halfYear && yearOf(from) !== yearOf(to) ? formatDateWithYear : formatShortDate
  return `${write(from)} – ${write(to)}`
}

/** "Fri, Dec 4"; "Dec 4–7" */
export function formatSpan(from: CalendarDate, to: CalendarDate): string {
  return from === to ? formatDate(from) : formatDateRange(from, to)
}

/** "Fri, Dec 18"; "Dec 15–19"; "Dec 15–17, Dec 19" */
export function formatDays(dates: Iterable<CalendarDate>): string {
  const [first, ...others] = stretchesOf(dates)
  if (first?.days === 1 && others.length === 0) return formatDate(first.from)
  return [first, ...others].flatMap((one) => (one ? [formatDateRange(one.from, one.to)] : [])).join(', ')
}

/** "Today", "Tomorrow", or the date. */
export function formatRelativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : formatDate(date)
}
