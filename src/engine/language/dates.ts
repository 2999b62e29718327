/** Recognises dates: months, days, ranges, parts of the period, holidays by name; each becomes ranges of calendar dates. */
import { addDays, dayNumber, daysInMonth, isCalendarDate, monthStart, weekdayOf, yearOf } from '../calendar.ts'
import type { CalendarDate, Weekday } from '../model.ts'
import { monthOf } from '../month.ts'
import { monthNamed } from './calendar-words.ts'
import type { Context } from './context.ts'
import { matchHoliday } from './holidays.ts'
import type { DateRange, Match } from './lexeme.ts'
import { formatRange, nextYear, periodOf } from './period.ts'
import { isNumber, type Token } from './tokens.ts'

/** A range and how many tokens it took. */
type Spot = { range: DateRange; length: number; isDay: boolean; hasYear?: boolean }

const rangeLinks = new Set(['-', 'to', 'through', 'thru', 'until', 'till', 'and'])
const untilWords = new Set(['until', 'till', 'through', 'thru', 'by', 'ending'])
const fromWords = new Set(['starting', 'beginning', 'from', 'between', 'effective', 'since', 'as'])
const ordinals = new Set(['st', 'nd', 'rd', 'th'])

export function matchDates(tokens: Token[], at: number, context: Context): Match | undefined {
  return (
    matchWeekendOf(tokens, at, context) ??
    matchOpenRange(tokens, at, context) ??
    matchList(tokens, at, context) ??
    matchPartOfPeriod(tokens, at, context) ??
    matchHoliday(tokens, at, context)
  )
}

/** "the weekend of Dec 12" */
function matchWeekendOf(tokens: Token[], at: number, context: Context): Match | undefined {
  if (tokens[at]!.word !== 'weekend' || tokens[at + 1]?.word !== 'of') return undefined
  const spot = spotDay(tokens, at + 2, context)
  if (!spot?.isDay) return undefined
  const daysToSaturday = { friday: 1, saturday: 0, sunday: -1 } as Partial<Record<Weekday, number>>
  const step = daysToSaturday[weekdayOf(spot.range.from)]
  if (step === undefined) return undefined
  const saturday = addDays(spot.range.from, step)
  return match([{ from: saturday, to: addDays(saturday, 1) }], 2 + spot.length)
}

/** "until Dec 15", "before Dec 10", "after the 20th", "starting Dec 20". */
function matchOpenRange(tokens: Token[], at: number, context: Context): Match | undefined {
  const word = tokens[at]!.word
  const next = tokens[at + 1]?.word
  const isFrom = fromWords.has(word) && (word !== 'as' || next === 'of')
  const skip = next === 'on' || next === 'from' || (word === 'as' && next === 'of') ? 2 : 1
  const spot = spotDay(tokens, at + skip, context)
  if (!spot) return undefined
  const length = skip + spot.length
  const { from, to } = periodOf(context)
  const closes = rangeLinks.has(tokens[at + length]?.word ?? '') && spotDay(tokens, at + length + 1, context)
  if (isFrom && closes) {
    const range = joinSpots(spot, closes)
    return range && match([range], length + 1 + closes.length)
  }
  if (untilWords.has(word)) return match([ordered(from, spot.range.to)], length)
  if (word === 'before') return match([ordered(from, addDays(spot.range.from, -1))], length)
  if (word === 'after') return match([ordered(addDays(spot.range.to, 1), to)], length)
  if (!isFrom) return undefined
  const tail = tokens[at + length]?.word
  const closing = tail === 'on' || tail === 'onward' || tail === 'onwards' || tail === 'forward' ? 1 : 0
  if (!spot.isDay && closing === 0 && word === 'from') return match([spot.range], length)
  return match([ordered(spot.range.from, to)], length + closing)
}

/** "Dec 24-26", "Dec 3, 7 and 12", "12/24", "December", "Dec 20 to Jan 3". */
function matchList(tokens: Token[], at: number, context: Context): Match | undefined {
  const first = spotRange(tokens, at, context)
  if (!first) return undefined
  const ranges = [first.range]
  let length = first.length
  while (first.isDay) {
    let next = at + length
    if (tokens[next]?.word === ',') next++
    if (tokens[next]?.word === 'and' || tokens[next]?.word === '&') next++
    if (next === at + length) break
    const more = spotRange(tokens, next, context, ranges.at(-1)!.to)
    if (!more?.isDay) break
    ranges.push(more.range)
    length = next + more.length - at
  }
  return match(ranges, length)
}

function spotRange(tokens: Token[], at: number, context: Context, after?: CalendarDate): Spot | undefined {
  const first = spotDay(tokens, at, context, after)
  if (!first) return undefined
  const link = tokens[at + first.length]?.word ?? ''
  if (!rangeLinks.has(link) || link === 'and') return first
  const last = spotDay(tokens, at + first.length + 1, context, first.isDay ? first.range.to : undefined)
  const range = last && last.isDay === first.isDay ? joinSpots(first, last) : undefined
  return last && range ? { range, length: first.length + 1 + last.length, isDay: true } : first
}

/** Where the years are not said, a range is the one that ends next: "Dec 12 to Mar 1" began last year when January is planned. */
function joinSpots(first: Spot, last: Spot): DateRange | undefined {
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
function spotDay(tokens: Token[], start: number, context: Context, after?: CalendarDate): Spot | undefined {
  let at = start
  if (tokens[at]?.word === 'the') at++
  const token = tokens[at]
  if (!token) return undefined
  const used = (more: number) => at - start + more
  if (/^\d{4}-/.test(token.word))
    return isCalendarDate(token.word) ? { ...oneDay(token.word, used(1)), hasYear: true } : undefined
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

/** "24-26 Dec" */
function rangeInMonth(tokens: Token[], at: number, day: Numbered, start: number, context: Context): Spot | undefined {
  if (!rangeLinks.has(tokens[at + day.length]?.word ?? '')) return undefined
  const last = dayOfMonth(tokens, at + day.length + 1)
  const next = last ? at + day.length + 1 + last.length : at
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
    const written = Number(tokens[at + 4]!.word)
    return dated(context, month, day, before + 5, written < 100 ? 2000 + written : written)
  }
  return dated(context, month, day, before + 3)
}

const parts: Record<string, (from: number, days: number) => [number, number]> = {
  'first week': (from) => [from, from + 6],
  'second week': (from) => [from + 7, from + 13],
  'third week': (from) => [from + 14, from + 20],
  'fourth week': (from) => [from + 21, from + 27],
  'last week': (from, days) => [from + days - 7, from + days - 1],
  'first half': (from) => [from, from + 14],
  'second half': (from, days) => [from + 15, from + days - 1],
}

/** "this month", "first week of December". "next month" is the period, too: it is what is being planned. */
function matchPartOfPeriod(tokens: Token[], at: number, context: Context): Match | undefined {
  let start = at
  if (tokens[start]?.word === 'the') start++
  const pair = `${tokens[start]?.word} ${tokens[start + 1]?.word}`
  const period = periodOf(context)
  if (pair === 'this month') return match([period], start - at + 2)
  if (pair === 'next month')
    return { ...match([period], start - at + 2), question: `“next month” was read as ${formatRange(period, context)}.` }
  const part = parts[pair]
  if (!part) return undefined
  let length = start - at + 2
  let range = period
  if (tokens[at + length]?.word === 'of' || tokens[at + length]?.word === 'in') {
    const named = spotDay(tokens, at + length + 1, context)
    const skip = tokens[at + length + 1]?.word === 'the' || tokens[at + length + 1]?.word === 'this' ? 1 : 0
    if (named && !named.isDay) {
      range = named.range
      length += 1 + named.length
    } else if (tokens[at + length + 1 + skip]?.word === 'month') length += 2 + skip
    else return undefined
  }
  const [from, to] = part(0, dayNumber(range.to) - dayNumber(range.from) + 1)
  return match([{ from: addDays(range.from, from), to: addDays(range.from, to) }], length)
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
  return isNumber(token) && /^20\d\d$/.test(token.word) ? Number(token.word) : undefined
}

/** "may" and "mar" are also words: without a day they need a capital letter. */
function isAmbiguousMonth(token: Token): boolean {
  return (token.word === 'may' || token.word === 'mar' || token.word === 'march') && !token.isCapitalised
}

function dated(context: Context, month: number, day: number, length: number, year?: number): Spot | undefined {
  const chosen = year ?? nextYear(context, month)
  if (day < 1 || day > daysInMonth(chosen, month)) return undefined
  return { ...oneDay(addDays(monthStart(chosen, month), day - 1), length), hasYear: year !== undefined }
}

function oneDay(date: CalendarDate, length: number): Spot {
  return { range: { from: date, to: date }, length, isDay: true }
}

function wholeMonth(context: Context, month: number, length: number, year?: number): Spot {
  const chosen = year ?? nextYear(context, month)
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

function ordered(from: CalendarDate, to: CalendarDate): DateRange {
  return from <= to ? { from, to } : { from: to, to }
}

function match(ranges: DateRange[], length: number): Match {
  return { meaning: { of: 'dates', ranges }, length }
}
