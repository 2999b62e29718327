/** The group's local date and time, and how far away a shift is. The only file that knows time zones. */
import { TZDate } from '@date-fns/tz'
import { useEffect, useState } from 'react'
import { daysBetween, minutesPerDay } from '../../engine/calendar.ts'
import { formatTime } from './clock.ts'

export type GroupMoment = { date: string; time: string }

/** Milliseconds after which a clock on a page is read again. */
const tick = 30_000

/** A moment as date and clock time in the group's time zone. */
export function momentIn(timeZone: string, moment: Date | string): GroupMoment {
  // Swedish writes 2026-12-08 23:30.
  const said = formatMoment('sv-SE', moment, { dateStyle: 'short', timeStyle: 'short', timeZone })
  const [date = '', time = ''] = said.split(' ')
  return { date, time }
}

/** Minutes from now to a clock time on a date in the group's time zone, daylight saving included; negative when past. */
export function minutesUntilLocal(date: string, time: string, timeZone: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Math.round((new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime() - now.getTime()) / 60_000)
}

/** The current time, updated as time passes, so "Today" doesn't outlive the day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Tuesday, December 8 */
export function formatLongDay(timeZone: string, moment: Date): string {
  return formatMoment('en-US', moment, { weekday: 'long', month: 'long', day: 'numeric', timeZone })
}

/** 10:42 AM today, the weekday within a week, then the date. */
export function formatWhen(moment: string, timeZone: string, now: Date): string {
  const ageInDays = daysSince(moment, timeZone, now)
  if (ageInDays <= 0) return formatTime(momentIn(timeZone, moment).time)
  const parts: Intl.DateTimeFormatOptions = ageInDays < 7 ? { weekday: 'short' } : { month: 'short', day: 'numeric' }
  return formatMoment('en-US', moment, { ...parts, timeZone })
}

/** Whole calendar days from a moment to now, in the group's time zone. */
export function daysSince(moment: string, timeZone: string, now: Date): number {
  return daysBetween(momentIn(timeZone, moment).date, momentIn(timeZone, now).date)
}

/** in 22 h 40 min; in 40 h; in 3 days */
export function formatTimeLeft(minutes: number): string {
  if (minutes < 1) return 'now'
  if (minutes >= 2 * minutesPerDay) return `in ${Math.floor(minutes / minutesPerDay)} days`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `in ${rest} min`
  return rest === 0 || hours >= 24 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a moment for a locale. Creating a formatter takes far longer than using it, and a month's grid formats a thousand dates. */
function formatMoment(locale: string, moment: Date | string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter.format(new Date(moment))
}
