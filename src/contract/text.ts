/** Text, date, and time types shared by several nouns, with limits so that every value fits its column. */
import { z } from 'zod'
import { isCalendarDate, isClockTime } from '../engine/calendar.ts'
import { sentence } from './sentence.ts'

// PostgreSQL text can't hold U+0000, and a lone surrogate isn't valid UTF-8.
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
const storable = { error: 'has a character that can’t be stored' }

/** Line breaks, tabs, and other control characters but U+0000, and marks that change the direction of the following text. */
const breaks = /([^\P{Cc}\0]|[\u2028\u2029])+/gu
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name with a line break would start a new line in an email or an export. */
export function inOneLine(text: string): string {
  return text.replace(directionMarks, '').replace(breaks, ' ')
}

/** Several lines: a mark would change the direction of what follows it in its line. U+0000 is refused elsewhere. */
export function withoutMarks(text: string): string {
  return text.replace(directionMarks, '').replace(/[^\P{Cc}\0\t\n\r]/gu, ' ')
}

/** A line: trimmed, and required unless made optional. A form has its own sentence for a missing one. */
export function line(max: number, required?: string) {
  const missing = required === undefined ? { error: 'is required' } : sentence(required)
  return z.string(noText(missing)).overwrite(inOneLine).trim().min(1, missing).max(max).refine(isStorable, storable)
}

/** The words of a type are also those of its limits, unless they say which: too much text isn't missing. */
function noText({ error }: { error: string }) {
  return { error: ({ code }: { code?: string }) => (code === 'invalid_type' ? error : undefined) }
}

/** A line that may be empty. */
export function optionalLine(max: number) {
  return z.string().overwrite(inOneLine).trim().max(max).refine(isStorable, storable)
}

/** A line or several that may be empty. */
export function prose(max: number) {
  return z.string().overwrite(withoutMarks).trim().max(max).refine(isStorable, storable)
}

/** The product's own words, such as a key, which come back as they are. */
export function verbatim(max: number) {
  return z.string().min(1).max(max).refine(isStorable, storable)
}

/** A line or several that a form needs. */
export function requiredProse(max: number, required: string) {
  const missing = sentence(required)
  return z.string(noText(missing)).overwrite(withoutMarks).trim().min(1, missing).max(max).refine(isStorable, storable)
}

export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: 'must be a date, yyyy-mm-dd', abort: true })
  .refine((text) => text >= '1900' && text < '2200', { error: 'must be a date from 1900 to 2199' })
  .meta({ format: 'date' })

/** A month in addresses and queries. */
export const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-12' })

export const clockTime = z.string().refine(isClockTime, { error: 'must be a time such as 07:00' })

/** A moment in the API: ISO 8601 in UTC. The server may pass a Date. */
export const moment = z
  .union([z.date().transform((date) => date.toISOString()), z.string()])
  .pipe(z.iso.datetime({ offset: true }))

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(sentence('Valid email is required')))
