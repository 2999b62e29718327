/** Calendar dates and clock times as strings and whole numbers: no time zones, no daylight saving, no `Date`. */
import { type CalendarDate, type ClockTime, type Weekday, weekdays } from './model.ts'

export const minutesPerDay = 1440

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** The same few dates are asked for all the time: a month, and what lies around it. */
const dayNumbers = new Map<CalendarDate, number>()
const mostDayNumbers = 4000

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  const known = dayNumbers.get(date)
  if (known !== undefined) return known
  const number = countDays(date)
  if (dayNumbers.size >= mostDayNumbers) dayNumbers.clear()
  dayNumbers.set(date, number)
  return number
}

/** By the civil calendar's own arithmetic (years counted from March, 400-year eras). */
function countDays(date: CalendarDate): number {
  const [year, month, day] = parts(date)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

export function dateOfDayNumber(number: number): CalendarDate {
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

export type DateStretch = { from: CalendarDate; to: CalendarDate; days: number }

/** Consecutive dates joined, in order: Dec 24 to Jan 2. */
export function stretchesOf(dates: Iterable<CalendarDate>): DateStretch[] {
  const stretches: DateStretch[] = []
  for (const date of [...new Set(dates)].sort()) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === date) {
      last.to = date
      last.days += 1
    } else stretches.push({ from: date, to: date, days: 1 })
  }
  return stretches
}

export function weekdayOf(date: CalendarDate): Weekday {
  // 1970-01-01 was a Thursday, the fourth of `weekdays`.
  return weekdays[(((dayNumber(date) + 3) % 7) + 7) % 7]!
}

export function isWeekend(date: CalendarDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === 'saturday' || weekday === 'sunday'
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeapYear ? 29 : monthLengths[month - 1]!
}

export function monthStart(year: number, month: number): CalendarDate {
  return `${padded(year, 4)}-${padded(month, 2)}-01`
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

/** 4 for 2026-12-04. */
export function dayOfMonth(date: CalendarDate): number {
  return Number(date.slice(8, 10))
}

/** A date that is well-formed and exists: 2026-02-30 doesn't. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false
  const [year, month, day] = parts(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function isClockTime(text: string): boolean {
  return timePattern.test(text)
}

/** Minutes since midnight. */
export function minuteOfDay(time: ClockTime): number {
  const match = timePattern.exec(time)
  if (!match) throw new Error(`"${time}" is not a clock time; write it as HH:MM, such as 07:00.`)
  return Number(match[1]) * 60 + Number(match[2])
}

/** Minutes from one clock time to the next occurrence of the other; equal times are a whole day apart. */
export function minutesUntil(from: ClockTime, to: ClockTime): number {
  const minutes = minuteOfDay(to) - minuteOfDay(from)
  return minutes > 0 ? minutes : minutes + minutesPerDay
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function parts(date: CalendarDate): [number, number, number] {
  const match = datePattern.exec(date)
  if (!match) throw new Error(`"${date}" is not a calendar date; write it as yyyy-mm-dd, such as 2026-12-04.`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0')
}
