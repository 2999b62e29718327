/** Recognizes one day or one month, with or without a year: "Dec 24", "the 24th", "12/24", "24-26 Dec", "December 2026". */
import { addDays, daysInMonth, isCalendarDate, monthStart, yearOf } from '../../calendar.ts'
import type { CalendarDate } from '../../model.ts'
import { monthOf } from '../../month.ts'
import { monthNamed } from '../calendar-words.ts'
import type { Context } from '../context.ts'
import type { DateRange } from '../lexeme.ts'
import { meantYear } from '../period.ts'
import { isNumber, type Token } from '../tokens.ts'

/** A range and how many tokens it took. */
export type Spot = { range: DateRange; length: number; isDay: boolean; hasYear?: boolean }

export const rangeLinks = new Set(['-', 'to', 'through', 'thru', 'until', 'till', 'and'])

const ordinals = new Set(['st', 'nd', 'rd', 'th'])

/** "Until February" ends when February begins; "through February" and "until Feb 3" end with it. */
export function endingBefore(word: string, spot: Spot): Spot {
  const isBefore = !spot.isDay && (word === 'until' || word === 'till' || word === 'by')
  return isBefore ? { ...spot, range: { ...spot.range, to: addDays(spot.range.from, -1) } } : spot
}

/** Without years, a range is the one that ends next: "Dec 12 to Mar 1" began last year when January is planned. */
export function joinSpots(first: Spot, last: Spot): DateRange | undefined {
  const range = { from: first.range.from, to: last.range.to }
  if (range.from <= range.to) return range
  if (!first.hasYear) return { ...range, from: inYear(range.from, yearOf(range.from) - 1) }
  return last.hasYear ? undefined : { ...range, to: inYear(range.to, yearOf(range.from) + 1) }
}

/** Feb 29 of a year that has none is Feb 28. */
function inYear(date: CalendarDate, year: number): CalendarDate {
  const moved = `${year}${date.slice(4)}`
  return isCalendarDate(moved) ? moved : `${year}-02-28`
}

/** One day or one month. After a day, a bare number is a day of the same month. */
export function spotDay(tokens: Token[], start: number, context: Context, after?: CalendarDate): Spot | undefined {
  let at = start
  if (tokens[at]?.word === 'the') at++
  const token = tokens[at]
  if (!token) return undefined
  const used = (more: number) => at - start + more
  if (/^\d{4}-/.test(token.word))
    return isCalendarDate(token.word) && isPlannedYear(token.word.slice(0, 4))
      ? { ...oneDay(token.word, used(1)), hasYear: true }
      : undefined
  const month = monthNamed(token.word)
  if (month) {
    const day = dayOfMonth(tokens, at + 1)
    if (isAmbiguousMonth(token) && !day) return undefined
    const year = yearAt(tokens, at + 1 + (day?.length ?? 0))
    if (day) return dated(context, month, day.value, used(1 + day.length + (year ? 1 : 0)), year)
    return wholeMonth(context, month, used(year ? 2 : 1), year)
  }
  const day = dayOfMonth(tokens, at)
  if (!day) return undefined
  let next = at + day.length
  if (tokens[next]?.word === 'of') next++
  const named = tokens[next] && monthNamed(tokens[next]!.word)
  const year = yearAt(tokens, next + 1)
  if (named) return dated(context, named, day.value, next + 1 - start + (year ? 1 : 0), year)
  if (tokens[at + 1]?.word === '/' && isNumber(tokens[at + 2])) return spotSlashed(tokens, at, used(0), context)
  const ranged = rangeInMonth(tokens, at, day, start, context)
  if (ranged) return ranged
  if (after && !ordinalAt(tokens, at + 1)) return daySameMonth(after, day.value, used(day.length))
  if (!ordinalAt(tokens, at + 1)) return undefined
  return dated(context, monthOf(context.from).month, day.value, used(day.length))
}

/** "24-26 Dec", "the 24th through the 26th of December" */
function rangeInMonth(tokens: Token[], at: number, day: Numbered, start: number, context: Context): Spot | undefined {
  if (!rangeLinks.has(tokens[at + day.length]?.word ?? '')) return undefined
  const other = at + day.length + (tokens[at + day.length + 1]?.word === 'the' ? 2 : 1)
  const last = dayOfMonth(tokens, other)
  const end = last ? other + last.length : at
  const next = tokens[end]?.word === 'of' ? end + 1 : end
  const month = last && tokens[next] ? monthNamed(tokens[next].word) : undefined
  if (!last || !month || last.value < day.value) return undefined
  const from = dated(context, month, day.value, 0)
  const to = dated(context, month, last.value, 0)
  if (!from || !to) return undefined
  return { range: { from: from.range.from, to: to.range.to }, length: next + 1 - start, isDay: true }
}

/** 12/24 or 12/24/2026, month first. */
function spotSlashed(tokens: Token[], at: number, before: number, context: Context): Spot | undefined {
  const month = Number(tokens[at]!.word)
  const day = Number(tokens[at + 2]!.word)
  if (month > 12 || month < 1) return undefined
  if (tokens[at + 3]?.word === '/' && isNumber(tokens[at + 4])) {
    const { word } = tokens[at + 4]!
    const written = word.length === 2 ? `20${word}` : word
    return isPlannedYear(written) ? dated(context, month, day, before + 5, Number(written)) : undefined
  }
  return dated(context, month, day, before + 3)
}

type Numbered = { value: number; length: number }

function dayOfMonth(tokens: Token[], at: number): Numbered | undefined {
  const token = tokens[at]
  if (!isNumber(token) || token.word.length > 2) return undefined
  const value = Number(token.word)
  if (value < 1 || value > 31) return undefined
  return { value, length: ordinalAt(tokens, at + 1) ? 2 : 1 }
}

function ordinalAt(tokens: Token[], at: number): boolean {
  return ordinals.has(tokens[at]?.word ?? '') && tokens[at - 1]?.end === tokens[at]?.start
}

function yearAt(tokens: Token[], at: number): number | undefined {
  const token = tokens[at]
  return isNumber(token) && isPlannedYear(token.word) ? Number(token.word) : undefined
}

/** Shifts have no other years, and calendars end somewhere. */
function isPlannedYear(year: string): boolean {
  return /^20\d\d$/.test(year)
}

/** "may" and "mar" are also words: without a day they need a capital letter. */
function isAmbiguousMonth(token: Token): boolean {
  return (token.word === 'may' || token.word === 'mar' || token.word === 'march') && !token.isCapitalized
}

function dated(context: Context, month: number, day: number, length: number, year?: number): Spot | undefined {
  const chosen = year ?? meantYear(context, month)
  if (day < 1 || day > daysInMonth(chosen, month)) return undefined
  return { ...oneDay(addDays(monthStart(chosen, month), day - 1), length), hasYear: year !== undefined }
}

function oneDay(date: CalendarDate, length: number): Spot {
  return { range: { from: date, to: date }, length, isDay: true }
}

function wholeMonth(context: Context, month: number, length: number, year?: number): Spot {
  const chosen = year ?? meantYear(context, month)
  const from = monthStart(chosen, month)
  return {
    range: { from, to: addDays(from, daysInMonth(chosen, month) - 1) },
    length,
    isDay: false,
    hasYear: year !== undefined,
  }
}

function daySameMonth(after: CalendarDate, day: number, length: number): Spot | undefined {
  const date = `${after.slice(0, 8)}${String(day).padStart(2, '0')}`
  return isCalendarDate(date) && date > after ? oneDay(date, length) : undefined
}
