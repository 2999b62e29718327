/** Recognizes dates relative to today: tonight, next weekend, the last two weeks, Friday, the rest of the month. */
import { addDays, dayOfMonth, yearOf } from '../../calendar.ts'
import { type ShiftKind, weekdays } from '../../model.ts'
import { monthNamed, weekdayNamed } from '../calendar-words.ts'
import type { DateRange } from '../lexeme.ts'
import { isNumber, type Token } from '../tokens.ts'
import {
  comingMonth,
  counterOf,
  monthAway,
  monthRange,
  nearestDay,
  oneDay,
  quarterAway,
  seasonAway,
  seasons,
  weekendOf,
  weekOf,
  yearAway,
} from './date-spans.ts'
import { matchNumber } from './numbers.ts'

export type DateSpot = {
  length: number
  range?: DateRange
  /** "The last two weekends": each of them. */
  ranges?: DateRange[]
  /** "the day after", "the month before": relative to what was mentioned. */
  step?: { unit: 'day' | 'week' | 'month'; by: number }
  /** "tonight" is also a kind of shift. */
  kinds?: ShiftKind[]
  /** At this moment. */
  isNow?: boolean
}

const partOfDay: Record<string, ShiftKind[]> = { night: ['night'], evening: ['evening'], nights: ['night'] }
const away: Record<string, number> = {
  this: 0,
  current: 0,
  next: 1,
  coming: 1,
  following: 1,
  last: -1,
  past: -1,
  previous: -1,
  upcoming: 1,
}

/** What starts at this token; `looksBack` for questions about the past. */
export function matchRelativeDate(
  tokens: Token[],
  start: number,
  today: string,
  looksBack: boolean,
): DateSpot | undefined {
  const skips = tokens[start]?.word === 'the' || /^(up)?coming$/.test(tokens[start + 1]?.word ?? '')
  const at = skips && tokens[start]?.word !== undefined && /^(the|this)$/.test(tokens[start]!.word) ? start + 1 : start
  const word = (step: number) => tokens[at + step]?.word ?? ''
  const found = matchFrom(tokens, at, word, today, looksBack)
  return found && { ...found, length: found.length + (at - start) }
}

function matchFrom(
  tokens: Token[],
  at: number,
  word: (step: number) => string,
  today: string,
  looksBack: boolean,
): DateSpot | undefined {
  const first = word(0)
  const withPart = (date: string, length: number): DateSpot => {
    const kinds = partOfDay[word(length)]
    return { range: oneDay(date), length: length + (kinds ? 1 : 0), ...(kinds ? { kinds } : {}) }
  }
  if (first === 'tonight') return { range: oneDay(today), length: 1, kinds: ['night'] }
  if (first === 'today' && word(1) === 'on') return { range: { from: today, to: '' }, length: 2 }
  if (first === 'today' || (first === 'this' && word(1) === 'morning')) return withPart(today, first === 'this' ? 2 : 1)
  if (first === 'tomorrow') return withPart(addDays(today, 1), 1)
  if (first === 'yesterday') return withPart(addDays(today, -1), 1)
  if (first === 'last' && word(1) === 'night') return { range: oneDay(addDays(today, -1)), length: 2, kinds: ['night'] }
  if (first === 'now' && word(1) === 'on') return { range: { from: today, to: '' }, length: 2 }
  if (first === 'now' || first === 'currently') return { range: oneDay(today), length: 1, isNow: true }
  if (first === 'moment' || (first === 'right' && word(1) === 'now'))
    return { range: oneDay(today), length: first === 'right' ? 2 : 1, isNow: true }
  if (first === 'day' && word(1) === 'after' && word(2) === 'tomorrow')
    return { range: oneDay(addDays(today, 2)), length: 3 }
  const steps = matchStep(first, word(1))
  if (steps) return steps
  if ((first === 'rest' || first === 'remainder') && word(1) === 'of') {
    const skip = word(2) === 'the' || word(2) === 'this' ? 3 : 2
    const whole = wholeNamed(word(skip), today)
    return whole && { range: { from: whole.from < today ? today : whole.from, to: whole.to }, length: skip + 1 }
  }
  if (first === 'end' && word(1) === 'of') {
    const skip = word(2) === 'the' || word(2) === 'this' ? 3 : 2
    const whole = wholeNamed(word(skip), today)
    return whole && { range: oneDay(whole.to), length: skip + 1 }
  }
  if (/^(first|last)$/.test(first) && word(1) === 'day' && word(2) === 'of') {
    const skip = word(3) === 'the' || word(3) === 'this' ? 4 : 3
    const whole = wholeNamed(word(skip), today)
    return whole && { range: oneDay(first === 'first' ? whole.from : whole.to), length: skip + 1 }
  }
  if (first === 'ytd') return { range: { from: yearAway(today, 0).from, to: today }, length: 1 }
  const by = away[first]
  if (by !== undefined) {
    const counted = matchCounted(tokens, at, word, today, by)
    if (counted) return counted
    const unit = word(1).replace(/s$/, '')
    const length = 2
    if (unit === 'week') return { range: weekOf(today, by), length }
    if (unit === 'weekend')
      return { range: weekendOf(today, first === 'coming' || first === 'upcoming' ? 0 : by), length }
    if (unit === 'month') return { range: monthAway(today, by), length }
    if (unit === 'year') return { range: yearAway(today, by), length }
    if (unit === 'quarter') return { range: quarterAway(today, by), length }
    const season = seasons[unit]
    if (season) return { range: seasonAway(today, season, by), length }
    const day = weekdayNamed(word(1))
    // "The coming Sunday" is the nearest, "next Sunday" the one of next week.
    const isNear = first === 'coming' || first === 'upcoming'
    if (day) return { range: oneDay(nearestDay(today, weekdays.indexOf(day), isNear ? 0 : by)), length }
  }
  if (first === 'quarter' && tokens[at - 1]?.word === 'the') return { range: quarterAway(today, 0), length: 1 }
  const quarter = /^(q[1-4])$/.test(first)
    ? Number(first[1])
    : first === 'q' && isNumber(tokens[at + 1])
      ? Number(word(1))
      : 0
  if (quarter >= 1 && quarter <= 4) return quarterOf(word, today, quarter, first === 'q' ? 2 : 1)
  if (first === 'in' && word(2).startsWith('week')) {
    const count = matchNumber(tokens, at + 1)
    if (count?.meaning.of === 'number') return { range: weekOf(today, count.meaning.value), length: 3 }
  }
  const day = weekdayNamed(first)
  const isPlural = first.endsWith('s') && !/^(tues|weds|thurs)$/.test(first) && weekdayNamed(first.slice(0, -1))
  if (day && !isPlural) {
    // "Fri 11 Dec", "Friday, Dec 11" and "Mon to Fri" are more than a day of this week.
    const next = word(1)
    const isRange = /^(-|to|through|thru)$/.test(next) && (weekdayNamed(word(2)) || isNumber(tokens[at + 2]))
    if (isRange || /^(\d+|,)$/.test(next) || monthNamed(next)) return undefined
    return withPart(nearestDay(today, weekdays.indexOf(day), looksBack ? -1 : 0), 1)
  }
  if (isNumber(tokens[at]) && /^20\d\d$/.test(first))
    return { range: { from: `${first}-01-01`, to: `${first}-12-31` }, length: 1 }
  return undefined
}

/** This week, month, or year, or a month by its name. */
function wholeNamed(word: string, today: string): DateRange | undefined {
  const month = monthNamed(word)
  if (month !== undefined) return comingMonth(today, month)
  return { week: weekOf(today, 0), month: monthAway(today, 0), year: yearAway(today, 0) }[word]
}

/** "Q4", "Q1 2027"; without a year the one of this year. */
function quarterOf(word: (step: number) => string, today: string, quarter: number, length: number): DateSpot {
  const named = /^20\d\d$/.test(word(length)) ? Number(word(length)) : undefined
  const year = named ?? yearOf(today)
  return {
    range: { from: monthRange(year, quarter * 3 - 2).from, to: monthRange(year, quarter * 3).to },
    length: length + (named ? 1 : 0),
  }
}

/** "the day after" ends with the range that it is counted from; weeks keep their days, and of one day they are the seven beside it. */
export function stepFrom({ from, to }: DateRange, { unit, by }: NonNullable<DateSpot['step']>): DateRange {
  if (unit === 'month') return monthAway(from, by)
  if (unit === 'week' && from === to && by < 0) return { from: addDays(from, 7 * by), to: addDays(from, -1) }
  if (unit === 'week' && from === to) return { from: addDays(to, 1), to: addDays(to, 7 * by) }
  if (unit === 'week') return { from: addDays(from, 7 * by), to: addDays(to, 7 * by) }
  return oneDay(addDays(by > 0 ? to : from, by))
}

function matchStep(first: string, second: string): DateSpot | undefined {
  if (first === 'after' && second === 'that') return { step: { unit: 'day', by: 1 }, length: 2 }
  const unit = first as 'day' | 'week' | 'month'
  const isUnit = unit === 'day' || unit === 'week' || unit === 'month'
  if (isUnit && second === 'after') return { step: { unit, by: 1 }, length: 2 }
  if (isUnit && second === 'before') return { step: { unit, by: -1 }, length: 2 }
  const next = second as typeof unit
  if ((first === 'following' || first === 'previous') && (next === 'day' || next === 'week' || next === 'month'))
    return { step: { unit: next, by: first === 'following' ? 1 : -1 }, length: 2 }
  return undefined
}

/** "next 10 days", "the last two weeks", "past 3 months", "the last two weekends", "the next 3 Fridays". */
function matchCounted(
  tokens: Token[],
  at: number,
  word: (step: number) => string,
  today: string,
  by: number,
): DateSpot | undefined {
  const count = tokens[at + 1] && matchNumber(tokens, at + 1)
  if (count?.meaning.of !== 'number' || by === 0) return undefined
  const unit = word(1 + count.length).replace(/s$/, '')
  const length = 2 + count.length
  const one = counterOf(unit, today, by)
  if (one) {
    const ranges = Array.from({ length: Math.min(count.meaning.value, mostCounted) }, (_, place) => one(place))
    return { ranges: by > 0 ? ranges : ranges.reverse(), length }
  }
  const days = { day: 1, week: 7, month: 30 }[unit]
  if (!days) return undefined
  if (unit === 'month')
    return by > 0
      ? {
          range: { from: today, to: addDays(monthAway(today, count.meaning.value).from, dayOfMonth(today) - 1) },
          length,
        }
      : { range: { from: monthAway(today, -count.meaning.value).from, to: monthAway(today, -1).to }, length }
  const span = days * count.meaning.value
  return by > 0
    ? { range: { from: today, to: addDays(today, span - 1) }, length }
    : { range: { from: addDays(today, -span), to: addDays(today, -1) }, length }
}

/** No one counts further. */
const mostCounted = 52
