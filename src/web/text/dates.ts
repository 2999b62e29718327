/** Dates in the product's words. A calendar date has no time zone: it is read as the day that it names. */
import { format, formatDistanceToNowStrict, parseISO } from 'date-fns'
import { daysBetween } from '../../engine/calendar.ts'

/** MMM dd, yyyy */
export function sayDate(date: string): string {
  return format(parseISO(date), 'MMM dd, yyyy')
}

/** Wed, Dec 9 */
export function sayWeekdayDate(date: string): string {
  return format(parseISO(date), 'EEE, MMM d')
}

/** Tuesday, December 8, 2026 */
export function sayLongDate(date: string): string {
  return format(parseISO(date), 'EEEE, MMMM d, yyyy')
}

export function sayMonth(year: number, month: number): string {
  return format(new Date(year, month - 1, 1), 'MMMM yyyy')
}

/** Today, Tomorrow, or the date. */
export function sayDay(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : sayWeekdayDate(date)
}

/** 3 minutes ago */
export function sayAgo(moment: string): string {
  return `${formatDistanceToNowStrict(parseISO(moment))} ago`
}
