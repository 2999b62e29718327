/** Recognizes dates: months, days, ranges, parts of the period, holidays by name; each becomes ranges of calendar dates. */
import { addDays, dayNumber, daysInMonth, monthStart, weekdayOf, yearOf } from '../../calendar.ts'
import { type CalendarDate, weekdays } from '../../model.ts'
import { monthOf } from '../../month.ts'
import type { Context } from '../context.ts'
import type { DateRange, Match } from '../lexeme.ts'
import { formatDay, formatRange, periodOf } from '../period.ts'
import type { Token } from '../tokens.ts'
import { matchHoliday, occurrencesOf } from './holidays.ts'
import { endingBefore, joinSpots, rangeLinks, type Spot, spotDay } from './spots.ts'

const untilWords = new Set(['until', 'till', 'through', 'thru', 'by', 'ending'])

/** "Away from Dec 7, back Dec 12": the day before is the last. */
const returnWords = new Set(['back', 'returns', 'returning', 'return'])

const fromWords = new Set(['starting', 'beginning', 'from', 'between', 'effective', 'since', 'as'])

export function matchDates(tokens: Token[], at: number, context: Context): Match | undefined {
  return (
    matchWeekOf(tokens, at, context) ??
    matchOpenRange(tokens, at, context) ??
    matchList(tokens, at, context) ??
    matchPartOfPeriod(tokens, at, context) ??
    matchHoliday(tokens, at, context)
  )
}

/** "the week of Dec 14", from Monday to Sunday, or from the Sunday that is named; "the weekend of Dec 12". */
function matchWeekOf(tokens: Token[], at: number, context: Context): Match | undefined {
  const word = tokens[at]!.word
  if ((word !== 'weekend' && word !== 'week') || tokens[at + 1]?.word !== 'of') return undefined
  const spot = spotDay(tokens, at + 2, context)
  if (!spot?.isDay) return undefined
  const place = weekdays.indexOf(weekdayOf(spot.range.from))
  const monday = addDays(spot.range.from, -place)
  const first = place === weekdays.indexOf('sunday') ? spot.range.from : monday
  if (word === 'week') return match([{ from: first, to: addDays(first, 6) }], 2 + spot.length)
  if (place < weekdays.indexOf('friday')) return undefined
  return match([{ from: addDays(monday, 5), to: addDays(monday, 6) }], 2 + spot.length)
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
    const range = joinSpots(spot, endingBefore(tokens[at + length]!.word, closes))
    return range && match([range], length + 1 + closes.length)
  }
  const isReturn = returnWords.has(word)
  if (untilWords.has(word) || word === 'before' || isReturn) {
    const last = word === 'before' || isReturn ? addDays(spot.range.from, -1) : endingBefore(word, spot).range.to
    return isLongPast(spot, from) ? passed(spot, length, context) : match([ordered(from, last)], length)
  }
  if (word === 'after') return match([fromOn(addDays(spot.range.to, 1), to)], length)
  if (!isFrom) return undefined
  const tail = tokens[at + length]?.word
  const closing = tail === 'on' || tail === 'onward' || tail === 'onwards' || tail === 'forward' ? 1 : 0
  // "From the 15th to the 18th of January" was read as one.
  const isWhole = spot.isDay ? spot.range.from < spot.range.to : closing === 0 && word === 'from'
  if (isWhole) return match([spot.range], length)
  return match([fromOn(spot.range.from, to)], length + closing)
}

/** What starts after the period lasts at least to the end of its month; later months are read when they are planned. */
function fromOn(from: CalendarDate, periodEnd: CalendarDate): DateRange {
  if (from <= periodEnd) return { from, to: periodEnd }
  const { year, month } = monthOf(from)
  return { from, to: addDays(monthStart(year, month), daysInMonth(year, month) - 1) }
}

/** "Until Nov 30", read for December, is most likely over, not a year long. */
function isLongPast(spot: Spot, from: CalendarDate): boolean {
  return !spot.hasYear && dayNumber(spot.range.to) - dayNumber(from) > 240
}

function passed(spot: Spot, length: number, context: Context): Match {
  const year = yearOf(spot.range.to)
  const question = `this ended before ${formatDay(context.from, context)}. If you mean ${year}, add the year.`
  return { meaning: { of: 'trouble', about: 'dates', question }, length }
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
  // "Whoever worked July 4 last year" names a holiday.
  const isDay =
    !context.looksBack && first.isDay && !first.hasYear && ranges.length === 1 && ranges[0]!.from === ranges[0]!.to
  const occurrences = isDay ? occurrencesOf(ranges[0]!.from, context) : undefined
  return occurrences ? { meaning: { of: 'dates', ranges, occurrences }, length } : match(ranges, length)
}

function spotRange(tokens: Token[], at: number, context: Context, after?: CalendarDate): Spot | undefined {
  const first = spotDay(tokens, at, context, after)
  if (!first) return undefined
  const link = tokens[at + first.length]?.word ?? ''
  if (!rangeLinks.has(link) || link === 'and') return first
  const last = spotDay(tokens, at + first.length + 1, context, first.isDay ? first.range.to : undefined)
  const range = last && last.isDay === first.isDay ? joinSpots(first, endingBefore(link, last)) : undefined
  return last && range ? { range, length: first.length + 1 + last.length, isDay: true } : first
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
    return { ...match([period], start - at + 2), question: `We read “next month” as ${formatRange(period, context)}.` }
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

function ordered(from: CalendarDate, to: CalendarDate): DateRange {
  return from <= to ? { from, to } : { from: to, to }
}

function match(ranges: DateRange[], length: number): Match {
  return { meaning: { of: 'dates', ranges }, length }
}
