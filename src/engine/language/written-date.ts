/** A date that fills a table cell, with its year, as American spreadsheets write it. */
import { isCalendarDate } from '../calendar.ts'
import type { CalendarDate } from '../model.ts'
import { monthNamed } from './calendar-words.ts'

/** 2021-07-01, 7/1/21, 1.7.2021, Jul 1st, 2021, 1-Jul-21; a month alone means its first day: Mar 2019, Mar-19, 3/2019, 2019-03. */
const shapes = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/,
  /^(?<name>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})[- ](?<name>[a-z]+)\.?[- ,]+(?<year>\d{4}|\d{2})$/i,
  /^(?<name>[a-z]+)[., -]+(?<year>\d{4})$/i,
  /^(?<name>[a-z]+)(?:-|[. ]*['’])(?<year>\d{2})$/i,
  /^(?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})$/,
]

export function readWrittenDate(text: string): CalendarDate | undefined {
  const parts = shapes.map((shape) => shape.exec(text.trim())?.groups).find((groups) => groups !== undefined)
  if (!parts) return undefined
  const month = parts.name ? monthNamed(parts.name.toLowerCase()) : Number(parts.month)
  const date = `${wholeYear(parts.year!)}-${twoDigits(month ?? 0)}-${twoDigits(Number(parts.day ?? 1))}`
  return isCalendarDate(date) ? date : undefined
}

/** Two digits of a year: 70 and above were in the last century. */
function wholeYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) >= 70 ? `19${year}` : `20${year}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
