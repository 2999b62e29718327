/** Dates made of a word and another date: "Thursday of next week", "the weekend before Christmas". */
import { addDays, weekdayOf, yearOf } from '../../calendar.ts'
import { weekdays } from '../../model.ts'
import { capitalize } from '../../text/capital.ts'
import { weekdayNamed } from '../calendar-words.ts'
import { isNumber, type Token } from '../tokens.ts'
import { monthAway, monthRange, weekendOf, weekOf } from './date-spans.ts'
import { type ComposedDate, counted, type Inner, oneDay, ordinalIn, partOf, type Spot } from './period-parts.ts'

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

/** The place after "of the", "in this", or nothing. */
const skip = ({ word }: Spot, place: number, words: RegExp) => (words.test(word(place)) ? place + 1 : place)

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
  const clash =
    meant === day
      ? {}
      : { clash: `That day is a ${capitalize(meant)}, not a ${capitalize(day!)}. Which day do you mean?` }
  return { ranges: [inner.range], length: place + inner.length - at, ...clash }
}

/** "11/2026" */
function monthOfYear({ at, word }: Spot): ComposedDate | undefined {
  const [month, year] = [Number(word(at)), word(at + 2)]
  if (!(month >= 1 && month <= 12) || !/^[/-]$/.test(word(at + 1)) || !/^20\d\d$/.test(year)) return undefined
  return { ranges: [monthRange(Number(year), month)], length: 3 }
}

/** "The weekend before Christmas", "the weekend after next", "the night before Thanksgiving", "the Monday after". */
function beside({ at, today, word, read }: Spot): ComposedDate | undefined {
  const isBefore = word(at + 1) === 'before'
  const day = /days$/.test(word(at)) ? undefined : weekdayNamed(word(at))
  if ((!day && !/^(weekend|night)$/.test(word(at))) || (!isBefore && word(at + 1) !== 'after') || !word(at + 2))
    return undefined
  if (word(at) === 'weekend' && word(at + 2) === 'next' && !isBefore)
    return { ranges: [weekendOf(today, 2)], length: 3 }
  const inner = read(at + 2)
  if (!inner || inner.range.from !== inner.range.to) return undefined
  if (day) {
    const steps = (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(inner.range.from)) + 7) % 7
    return { ranges: [oneDay(addDays(inner.range.from, isBefore ? steps - 7 : steps || 7))], length: 2 + inner.length }
  }
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
  if (word(at) === 'year' && isDate) return { ranges: [{ from: `${yearOf(today)}-01-01`, to: today }], length: 3 }
  if (word(at) === 'month' && isDate) return { ranges: [{ from: monthAway(today, 0).from, to: today }], length: 3 }
  if (word(at) === 'year' && word(at - 1) === 'the' && word(at - 2) === 'of')
    return { ranges: [{ from: `${yearOf(today)}-01-01`, to: `${yearOf(today)}-12-31` }], length: 1 }
  if (/^(recently|lately)$/.test(word(at)))
    return { ranges: [{ from: addDays(today, -30), to: addDays(today, -1) }], length: 1 }
  if (word(at) === 'past' && word(at + 1) === 'year')
    return { ranges: [{ from: addDays(today, -365), to: addDays(today, -1) }], length: 2 }
  return undefined
}
