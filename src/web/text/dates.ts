/** Dates in the product's words. A calendar date has no time zone: it is read as the day that it names. */
import { daysBetween, monthStart } from '../../engine/calendar.ts'
import { formatMoment } from './format-moment.ts'

/** MMM dd, yyyy */
export function sayDate(date: string): string {
  return format(date, { month: 'short', day: '2-digit', year: 'numeric' })
}

/** Wed, Dec 9 */
export function sayWeekdayDate(date: string): string {
  return format(date, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** Wed */
export function sayWeekday(date: string): string {
  return format(date, { weekday: 'short' })
}

/** Dec 9 */
export function sayShortDate(date: string): string {
  return format(date, { month: 'short', day: 'numeric' })
}

/** Tuesday, December 8, 2026 */
export function sayLongDate(date: string): string {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

export function sayMonth(year: number, month: number): string {
  return format(monthStart(year, month), { month: 'long', year: 'numeric' })
}

/** Dec 25; Dec 25–27; Dec 30 – Jan 2 */
export function sayDays(from: string, to: string | null): string {
  if (!to || to === from) return sayShortDate(from)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${sayShortDate(from)}–${Number(to.slice(8))}`
    : `${sayShortDate(from)} – ${sayShortDate(to)}`
}

/** Today, Tomorrow, or the date. */
export function sayDay(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : sayWeekdayDate(date)
}

const ago = new Intl.RelativeTimeFormat('en-US')
/** Units with the seconds that make one, the largest first. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** 3 minutes ago */
export function sayAgo(moment: string): string {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1000))
  const [unit, length] = units.find((candidate) => seconds >= candidate[1]) ?? (['second', 1] as const)
  return ago.format(-Math.floor(seconds / length), unit)
}

/** A calendar date is the day that it names everywhere; a moment is said on the clock of this device. */
function format(date: string, parts: Intl.DateTimeFormatOptions): string {
  const isCalendarDate = date.length === 10
  return formatMoment('en-US', date, isCalendarDate ? { ...parts, timeZone: 'UTC' } : parts)
}
