/** Parts of a period, and counts from a date: "the first two weeks of January", "early March", "3 weeks ago". */
import { addDays, daysBetween, weekdayOf } from '../../calendar.ts'
import type { ShiftKind } from '../../model.ts'
import { weekdayNamed } from '../calendar-words.ts'
import type { DateRange } from '../lexeme.ts'
import type { Token } from '../tokens.ts'
import { monthAway, weekendOf, weekOf } from './date-spans.ts'
import { matchNumber } from './numbers.ts'

/** A date with the words it takes up; `clash` asks back if the parts don't agree. */
export type ComposedDate = { length: number; ranges: DateRange[]; kinds?: ShiftKind[]; clash?: string }
export type Inner = { length: number; range: DateRange }

export type Spot = {
  tokens: Token[]
  at: number
  today: string
  word: (place: number) => string
  read: (at: number) => Inner | undefined
}

export const oneDay = (date: string): DateRange => ({ from: date, to: date })
const unitAt = (word: string) => /^(day|week|weekend|month)s?$/.exec(word)?.[1]
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
export function counted(spot: Spot): ComposedDate | undefined {
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
export function ordinalIn(spot: Spot): ComposedDate | undefined {
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
export function partOf(spot: Spot): ComposedDate | undefined {
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
