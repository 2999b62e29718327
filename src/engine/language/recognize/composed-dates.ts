/** Dates made of a word and another date: "the first two weeks of January", "3 weeks ago", "Thursday of next week". */
import { addDays, daysBetween, weekdayOf } from '../../calendar.ts'
import { type ShiftKind, weekdays } from '../../model.ts'
import { weekdayNamed } from '../calendar-words.ts'
import type { DateRange } from '../lexeme.ts'
import { isNumber, type Token } from '../tokens.ts'
import { monthAway, monthRange, weekendOf, weekOf } from './date-spans.ts'
import { matchNumber } from './numbers.ts'

/** A date with the words it takes up; `clash` asks back if the parts don't agree. */
export type ComposedDate = { length: number; ranges: DateRange[]; kinds?: ShiftKind[]; clash?: string }
type Inner = { length: number; range: DateRange }

/** `read` reads the date inside; `today` is what "ago" and "from now" count from. */
export function matchComposedDate(
  tokens: Token[],
  start: number,
  today: string,
  read: (at: number) => Inner | undefined,
): ComposedDate | undefined {
  const at = tokens[start]!.word === 'the' && tokens[start + 1] ? start + 1 : start
  const word = (place: number) => tokens[place]?.word ?? ''
  const spans = [
    counted,
    ordinalIn,
    partOf,
    dayOfWeek,
    dayWithNumber,
    monthOfYear,
    beside,
    betweenTwo,
    numbersOf,
    toDate,
  ]
  for (const match of spans) {
    const found = match({ tokens, at, today, word, read })
    if (found) return { ...found, length: found.length + at - start }
  }
  return undefined
}

type Spot = {
  tokens: Token[]
  at: number
  today: string
  word: (place: number) => string
  read: (at: number) => Inner | undefined
}

const oneDay = (date: string): DateRange => ({ from: date, to: date })
const unitAt = (word: string) => /^(day|week|weekend|month)s?$/.exec(word)?.[1]
/** The place after "of the", "in this", or nothing. */
const skip = ({ word }: Spot, place: number, words: RegExp) => (words.test(word(place)) ? place + 1 : place)

function countAt({ tokens, word }: Spot, at: number): { value: number; length: number } | undefined {
  if (/^an?$/.test(word(at))) {
    const couple = word(at + 1) === 'couple'
    return couple ? { value: 2, length: word(at + 2) === 'of' ? 3 : 2 } : { value: 1, length: 1 }
  }
  const match = tokens[at] && matchNumber(tokens, at)
  return match?.meaning.of === 'number' ? { value: match.meaning.value, length: match.length } : undefined
}

function away(today: string, unit: string, by: number): DateRange {
  if (unit === 'month') return monthAway(today, by)
  if (unit === 'week') return weekOf(today, by)
  return unit === 'weekend' ? weekendOf(today, by) : oneDay(addDays(today, by))
}

/** "3 weeks ago", "two weeks from now", "a week from Friday", "two weeks starting Monday". */
function counted(spot: Spot): ComposedDate | undefined {
  const { at, today, word, read } = spot
  const count = countAt(spot, at)
  const unit = count && unitAt(word(at + count.length))
  if (!unit) return undefined
  const place = at + count.length + 1
  if (word(place) === 'ago') return { ranges: [away(today, unit, -count.value)], length: place + 1 - at }
  if (!/^(starting|beginning|from|after)$/.test(word(place)) || !word(place + 1)) return undefined
  const inner = read(place + 1)
  if (!inner) return undefined
  const length = place + 1 + inner.length - at
  const isPoint =
    word(place) === 'from' &&
    (/^(now|today)$/.test(word(place + 1)) || (word(at) === 'a' && weekdayNamed(word(place + 1))))
  const { from } = inner.range
  if (isPoint && from === today) return { ranges: [away(today, unit, count.value)], length }
  const days = { day: 1, week: 7 }[unit]
  if (!days) return undefined
  const end = addDays(from, days * count.value)
  return { ranges: [isPoint ? oneDay(end) : { from, to: addDays(end, -1) }], length }
}

const places: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 }

/** "The first two weeks of January", "the last weekend of December", "the second Friday in January". */
function ordinalIn(spot: Spot): ComposedDate | undefined {
  const { at, word, read } = spot
  const place = places[word(at)]
  if (place === undefined) return undefined
  const count = countAt(spot, at + 1)
  const named = at + 1 + (count?.length ?? 0)
  const unit = unitAt(word(named))
  const day = weekdayNamed(word(named).replace(/days$/, 'day'))
  if ((!unit && !day) || !/^(of|in)$/.test(word(named + 1))) return undefined
  const inner = read(named + 2)
  if (!inner || inner.range.to === '') return undefined
  const { from, to } = inner.range
  const taken = count?.value ?? 1
  // "The last two weeks of December" end with it.
  if (unit === 'week' && place < 0)
    return { ranges: [{ from: addDays(to, 1 - 7 * taken), to }], length: named + 2 + inner.length - at }
  const every = stepsIn(from, to, day ?? unit!)
  const found = place < 0 ? every.slice(-taken) : every.slice(place, place + taken)
  const isWhole = found.length === taken && (unit !== 'week' || count !== undefined || place === 0)
  if (!isWhole) return undefined
  // Weeks run on; weekends and weekdays are each of them.
  const ranges = unit === 'week' || unit === 'day' ? [{ from: found[0]!.from, to: found.at(-1)!.to }] : found
  return { ranges, length: named + 2 + inner.length - at }
}

/** The weeks of a period are counted from its ends, the weekends by the calendar. */
function stepsIn(from: string, to: string, unit: string): DateRange[] {
  const days = Array.from({ length: Math.min(daysBetween(from, to) + 1, 366) }, (_, day) => addDays(from, day))
  if (unit === 'day') return days.map(oneDay)
  if (unit === 'week')
    return days
      .filter((_, day) => day % 7 === 0)
      .map((day) => ({ from: day, to: addDays(day, 6) < to ? addDays(day, 6) : to }))
  const starts = days.filter((day) => weekdayOf(day) === (unit === 'weekend' ? 'saturday' : unit))
  return starts.map((day) => (unit === 'weekend' ? { from: day, to: addDays(day, 1) } : oneDay(day)))
}

const parts: Record<string, [number, number]> = {
  early: [0, 9],
  beginning: [0, 6],
  start: [0, 6],
  mid: [10, 19],
  middle: [10, 19],
  late: [20, 30],
}

/** "Early January", "mid December", "the beginning of next month". */
function partOf(spot: Spot): ComposedDate | undefined {
  const { at, word, read } = spot
  const part = parts[word(at)]
  const place = word(at + 1) === 'of' ? at + 2 : at + 1
  const needsOf = /^(beginning|start|middle)$/.test(word(at))
  if (!part || (needsOf && place === at + 1) || !word(place)) return undefined
  const start = /^(the|this)$/.test(word(place)) && word(place + 1) === 'month' ? place + 1 : place
  const inner = start > place ? { range: monthAway(spot.today, 0), length: 1 } : read(place)
  if (inner?.range.from.slice(8) !== '01' || daysBetween(inner.range.from, inner.range.to) > 30) return undefined
  const [first, last] = part.map((day) => addDays(inner.range.from, day))
  const to = last! < inner.range.to ? last! : inner.range.to
  return { ranges: [{ from: first!, to }], length: start + inner.length - at }
}

/** "Thursday of next week", "next week Thursday", "Tuesday this week". */
function dayOfWeek(spot: Spot): ComposedDate | undefined {
  const { at, today, word } = spot
  const weekAt = (place: number) =>
    word(place + 1) === 'week' ? { this: 0, next: 1, last: -1 }[word(place)] : undefined
  // "Sundays next week" are the kind of day, not the day.
  const isPlural = /days$/.test(word(at))
  const first = isPlural ? undefined : weekdayNamed(word(at))
  const place = first ? skip(spot, at + 1, /^(of|in)$/) : at
  const by = weekAt(place)
  const day = first ?? weekdayNamed(word(skip(spot, at + 2, /^on$/)))
  if (by === undefined || !day) return undefined
  const date = addDays(weekOf(today, by).from, weekdays.indexOf(day))
  return { ranges: [oneDay(date)], length: first ? place + 2 - at : skip(spot, at + 2, /^on$/) + 1 - at }
}

/** "Friday the 18th", "Fri 12/18": the weekday says it again, or doesn't agree. */
function dayWithNumber({ tokens, at, word, read }: Spot): ComposedDate | undefined {
  const day = weekdayNamed(word(at))
  const place = word(at + 1) === ',' ? at + 2 : at + 1
  const isDated = isNumber(tokens[place])
    ? word(place + 1) === '/' || /^(st|nd|rd|th)$/.test(word(place + 1))
    : word(place) === 'the' && isNumber(tokens[place + 1])
  const inner = day && isDated ? read(place) : undefined
  if (!inner || inner.range.from !== inner.range.to) return undefined
  const meant = weekdayOf(inner.range.from)
  const name = (one: string) => `${one[0]!.toUpperCase()}${one.slice(1)}`
  const clash =
    meant === day ? {} : { clash: `That day is a ${name(meant)}, not a ${name(day!)}. Which day do you mean?` }
  return { ranges: [inner.range], length: place + inner.length - at, ...clash }
}

/** "11/2026" */
function monthOfYear({ at, word }: Spot): ComposedDate | undefined {
  const [month, year] = [Number(word(at)), word(at + 2)]
  if (!(month >= 1 && month <= 12) || !/^[/-]$/.test(word(at + 1)) || !/^20\d\d$/.test(year)) return undefined
  return { ranges: [monthRange(Number(year), month)], length: 3 }
}

/** "The weekend before Christmas", "the weekend after next", "the night before Thanksgiving". */
function beside({ at, today, word, read }: Spot): ComposedDate | undefined {
  const isBefore = word(at + 1) === 'before'
  if (!/^(weekend|night)$/.test(word(at)) || (!isBefore && word(at + 1) !== 'after') || !word(at + 2)) return undefined
  if (word(at + 2) === 'next' && !isBefore) return { ranges: [weekendOf(today, 2)], length: 3 }
  const inner = read(at + 2)
  if (!inner || inner.range.from !== inner.range.to) return undefined
  if (word(at) === 'night')
    return {
      ranges: [oneDay(addDays(inner.range.from, isBefore ? -1 : 1))],
      kinds: ['night'],
      length: 2 + inner.length,
    }
  const near = weekendOf(inner.range.from, 0)
  const range = isBefore
    ? near.to < inner.range.from
      ? near
      : weekendOf(inner.range.from, -1)
    : near.from > inner.range.to
      ? near
      : weekendOf(inner.range.from, 1)
  return { ranges: [range], length: 2 + inner.length }
}

/** "The week between Christmas and New Year's" */
function betweenTwo({ at, word, read }: Spot): ComposedDate | undefined {
  if (!/^(week|days|time)$/.test(word(at)) || word(at + 1) !== 'between' || !word(at + 2)) return undefined
  const first = read(at + 2)
  const link = at + 2 + (first?.length ?? 0)
  const second = first && word(link) === 'and' && word(link + 1) ? read(link + 1) : undefined
  if (!first || !second || second.range.to < first.range.from) return undefined
  return { ranges: [{ from: first.range.from, to: second.range.to }], length: link + 1 + second.length - at }
}

const isTail = /^(st|nd|rd|th)$/

/** "The 2nd and 3rd of January": both are of the month. */
function numbersOf({ tokens, at, word, read }: Spot): ComposedDate | undefined {
  const days: number[] = []
  let place = at
  while (isNumber(tokens[place]) && isTail.test(word(place + 1))) {
    days.push(Number(word(place)))
    place += 2
    if (/^(and|&|,)$/.test(word(place))) place += word(place + 1) === 'the' ? 2 : 1
  }
  if (days.length < 2 || word(place) !== 'of' || !word(place + 1)) return undefined
  const inner = read(place + 1)
  if (inner?.range.from.slice(8) !== '01') return undefined
  return {
    ranges: days.map((day) => oneDay(addDays(inner.range.from, day - 1))),
    length: place + 1 + inner.length - at,
  }
}

/** "Year to date", "the past year", "recently". */
function toDate({ at, today, word }: Spot): ComposedDate | undefined {
  const isDate = word(at + 1) === 'to' && word(at + 2) === 'date'
  if (word(at) === 'year' && isDate) return { ranges: [{ from: `${today.slice(0, 4)}-01-01`, to: today }], length: 3 }
  if (word(at) === 'month' && isDate) return { ranges: [{ from: monthAway(today, 0).from, to: today }], length: 3 }
  if (word(at) === 'year' && word(at - 1) === 'the' && word(at - 2) === 'of')
    return { ranges: [{ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }], length: 1 }
  if (/^(recently|lately)$/.test(word(at)))
    return { ranges: [{ from: addDays(today, -30), to: addDays(today, -1) }], length: 1 }
  if (word(at) === 'past' && word(at + 1) === 'year')
    return { ranges: [{ from: addDays(today, -365), to: addDays(today, -1) }], length: 2 }
  return undefined
}
