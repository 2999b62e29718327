/** Dates only questions have, and dates made of several words: "this pay period", "the day before Thanksgiving", "my last night". */
import { addDays, daysBetween, weekdayOf, yearOf } from '../../../../engine/calendar.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { aroundDay, monthAway } from '../../../../engine/language/recognize/date-spans.ts'
import { matchDates } from '../../../../engine/language/recognize/dates.ts'
import { type DateSpot, stepFrom } from '../../../../engine/language/recognize/relative-dates.ts'
import type { Token } from '../../../../engine/language/tokens.ts'
import { holidaySeason } from './compose/read-periods.ts'
import { ownDay } from './form.ts'
import type { Meaning, Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { hasSense, isFiller } from './sentence.ts'
import type { Sense } from './words/lexicon.ts'

/** A meaning with the number of words it takes up. */
export type Found = { meaning: Meaning; length: number }

const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 }

/** "over the holidays": Christmas Eve to New Year's Day. "In the fall", "last summer": its three months, the nearest that has begun. */
export function seasonAt(tokens: Token[], at: number, { today }: QuestionBook): Found | undefined {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.word)
  const season = (range: DateRange, length: number): Found => ({
    meaning: { of: 'dates', ranges: [range], kinds: [], isNow: false, isHoliday: false },
    length,
  })
  if (/^(over|during) the holidays$/.test(`${first} ${second} ${third}`)) return season(holidaySeason(today), 3)
  const isSaid = /^(this|last|next|the|over|in)$/.test(first)
  const isThe = second === 'the'
  const month = isSaid ? seasons[isThe ? third : second] : undefined
  if (month === undefined) return undefined
  const begins = (year: number) => monthAway(`${year}-${String(month).padStart(2, '0')}-01`, 0).from
  const year = yearOf(today)
  const now = begins(year) <= today ? year : year - 1
  const from = begins(
    first === 'next' ? now + 1 : first === 'last' && monthAway(begins(now), 2).to >= today ? now - 1 : now,
  )
  return season({ from, to: monthAway(from, 2).to }, isThe ? 3 : 2)
}

/** "this pay period", "the last pay period": as the group set them. */
export function payPeriodAt(tokens: Token[], at: number, { payPeriods, today }: QuestionBook): Found | undefined {
  const [, by] = /^(this|current|last|previous|next|the) pay period$/.exec(
    [0, 1, 2].map((step) => tokens[at + step]?.word).join(' '),
  ) ?? ['', '']
  const now = payPeriods.findIndex(({ from, to }) => from <= today && today <= to)
  const range = by ? payPeriods[now + (/last|previous/.test(by) ? -1 : Number(by === 'next'))] : undefined
  if (now < 0 || !range) return undefined
  return { meaning: { of: 'dates', ranges: [range], kinds: [], isNow: false, isHoliday: false }, length: 3 }
}

export function relativeDate(spot: DateSpot | undefined): Found | undefined {
  if (!spot) return undefined
  const { length, range, ranges, step, kinds = [], isNow = false } = spot
  if (ranges) return { meaning: { of: 'dates', ranges, kinds, isNow, isHoliday: false }, length }
  if (step) return { meaning: { of: 'step', step }, length }
  return range && { meaning: { of: 'dates', ranges: [range], kinds, isNow, isHoliday: false }, length }
}

/** "last Thanksgiving", "next Christmas": the one before or after today. */
export function namedHoliday(tokens: Token[], at: number, { reader, today }: QuestionBook): Found | undefined {
  const word = tokens[at]!.word
  if ((word !== 'last' && word !== 'next' && word !== 'this') || !tokens[at + 1]) return undefined
  const match = matchDates(tokens, at + 1, reader.context)
  if (match?.meaning.of !== 'dates' || !match.meaning.occurrences) return undefined
  const { occurrences } = match.meaning
  const date = word === 'last' ? occurrences.findLast((one) => one < today) : occurrences.find((one) => one >= today)
  if (!date) return undefined
  const meaning: Meaning = { of: 'dates', ranges: [{ from: date, to: date }], kinds: [], isNow: false, isHoliday: true }
  return { meaning, length: match.length + 1 }
}

export function joinDates(pieces: Piece[]): Piece[] {
  const dated = joinYears(joinSteps(pieces)).flatMap(joinHolidayWeek).flatMap(joinAround)
  return dated.flatMap((piece, at) => {
    // "over Christmas" is a time, not a bound; of "8 instead of 10" the 8 is meant.
    if (/^over$/i.test(piece.text) && dated[at + 1]?.of === 'dates') return []
    if (isInsteadOf(dated, at) || isInsteadOf(dated, at - 1)) return []
    if (isNextDaysOff(dated, at)) return splitDays(piece)
    if (isNextWeekendOff(dated, at)) return nextWeekendOff
    if (isNextWeekendOff(dated, at - 1)) return []
    return isOneOfMany(dated, at) ? splitLastNight(piece) : [piece]
  })
}

/** "Who's backup on my last day", "who is on the day Chen works next": asked of others, on a day that only the schedule knows. */
export function joinOwnDays(pieces: Piece[], speaker: string | null): Piece[] {
  const who = pieces.findIndex((piece) => hasSense(piece, 'who', 'open'))
  const at = pieces.findLastIndex((piece, place) => place > who && (piece.of === 'person' || hasSense(piece, 'self')))
  const owner = pieces[at]
  const person = owner?.of === 'person' ? owner.name : speaker
  const said = pieces.slice(at + 1).filter((piece) => !isFiller(piece))
  const says = (...senses: Sense[]) => said.some((piece) => hasSense(piece, ...senses))
  const which = says('latest') ? 'last' : says('first', 'next') ? 'next' : undefined
  const isOnly = said.every((piece) => hasSense(piece, 'latest', 'first', 'next', 'day', 'shifts', 'work'))
  const opens = pieces[at - 1]
  const isDay = hasSense(opens, 'when', 'day')
  if (who < 0 || !person || !which || !isOnly || !(isDay || /^(on|for|at)$/i.test(opens?.text ?? ''))) return pieces
  const start = isDay ? at - 1 : at
  const text = Array.from(pieces.slice(start), (piece) => piece.text).join(' ')
  const own = { person, which } as const
  return [
    ...pieces.slice(0, start),
    { of: 'dates', ranges: [ownDay], kinds: [], isNow: false, isHoliday: false, own, text },
  ]
}

/** "Thanksgiving last year", "do I get Christmas off next year", "December 2025": the day or month of that year. */
function joinYears(pieces: Piece[]): Piece[] {
  const isYear = (piece: Piece): piece is Dates =>
    piece.of === 'dates' && piece.ranges.every(({ from, to }) => from.endsWith('-01-01') && to.endsWith('-12-31'))
  const years = pieces.filter(isYear)
  const others = pieces.filter((piece): piece is Dates => piece.of === 'dates' && !isYear(piece))
  const [year, ...otherYears] = years
  // "Thanksgiving last year and again this year", "Thanksgiving, and had it last year": each year is of the day before it.
  const dayOf = (one: Piece) => others.findLast((day) => pieces.indexOf(day) < pieces.indexOf(one))
  const isOfIt = year !== undefined && /^it$/i.test(pieces[pieces.indexOf(year) - 1]?.text ?? '')
  const days: (Piece | undefined)[] = isOfIt ? [] : years.map(dayOf)
  if ((otherYears.length > 0 || isOfIt) && years.every(dayOf))
    return pieces.flatMap((one) => (isYear(one) ? [inYear(dayOf(one)!, one)] : days.includes(one) ? [] : [one]))
  const isCompared = pieces.some((piece) => hasSense(piece, 'compare'))
  // "Both Thanksgiving and Christmas last year"
  const isOfAll = others.length === 1 || (others.length > 0 && others.every(({ isHoliday }) => isHoliday))
  if (!year || otherYears.length > 0 || !isOfAll || isCompared) return pieces
  return pieces.flatMap((piece) =>
    piece === year ? [] : others.includes(piece as Dates) ? [inYear(piece as Dates, year)] : [piece],
  )
}

type Dates = Extract<Piece, { of: 'dates' }>

function inYear(day: Dates, { ranges, text: said }: Dates): Piece {
  const text = `${day.text} ${said}`
  const years = ranges.map(({ from }) => from.slice(0, 4))
  const occurrences = years.map((year) => day.occurrences?.find((date) => date.startsWith(year)))
  if (occurrences.every((date) => date !== undefined))
    return { ...day, text, ranges: occurrences.map((date) => ({ from: date, to: date })) }
  if (day.isHoliday)
    return { of: 'unclear', text, about: 'dates', names: [], question: `I don’t know when ${text} is. Name the day.` }
  return {
    ...day,
    text,
    ranges: years.flatMap((year) =>
      day.ranges.map(({ from, to }) => ({ from: `${year}${from.slice(4)}`, to: `${year}${to.slice(4)}` })),
    ),
  }
}

/** "the day before Thanksgiving", "the week after Dec 14" */
function joinSteps(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (piece.of === 'step' && after?.of === 'dates') return []
    // "Off on Thanksgiving but on the day after": after the day named before.
    const named = piece.of === 'step' ? pieces.slice(0, at).findLast((one) => one.of === 'dates') : undefined
    if (piece.of === 'step' && named?.of === 'dates')
      return [
        { ...named, text: piece.text, isHoliday: false, ranges: named.ranges.map((one) => stepFrom(one, piece.step)) },
      ]
    if (piece.of !== 'dates' || before?.of !== 'step') return [piece]
    const text = `${before.text} ${piece.text}`
    return [{ ...piece, text, isHoliday: false, ranges: piece.ranges.map((range) => stepFrom(range, before.step)) }]
  })
}

/** "Christmas week", "Thanksgiving weekend", "the weekend of the 12th": the days around it. */
function joinHolidayWeek(piece: Piece, at: number, pieces: Piece[]): Piece[] {
  const unit = (other: Piece | undefined) => /^(week|weekend)$/i.exec(other?.text ?? '')?.[0].toLowerCase()
  const isHoliday = (other: Piece | undefined) => other?.of === 'dates' && other.isHoliday
  const isOf = (other: Piece | undefined) => /^of$/i.test(other?.text ?? '')
  const isOnWeekend = (other: Piece | undefined) =>
    other?.of === 'dates' && other.ranges.every(({ from, to }) => from === to && /^s/.test(weekdayOf(from)))
  const isNamed = (place: number) => isHoliday(pieces[place]) || isOnWeekend(pieces[place])
  const isBefore = (place: number) => unit(pieces[place]) && isOf(pieces[place + 1]) && isNamed(place + 2)
  if (isBefore(at) || isBefore(at - 1)) return []
  if (unit(piece) && isHoliday(pieces[at - 1])) return []
  const around = (isBefore(at - 2) && unit(pieces[at - 2])) || unit(pieces[at + 1])
  if (piece.of !== 'dates' || !(isHoliday(piece) || isBefore(at - 2)) || !around) return [piece]
  const text = `${piece.text} ${around}`
  return [
    { ...piece, text, isHoliday: false, ranges: piece.ranges.map(({ from }) => aroundDay(from, around === 'weekend')) },
  ]
}

/** "Around Christmas": a few days before and after. */
function joinAround(piece: Piece, at: number, pieces: Piece[]): Piece[] {
  const isAround = (place: number) => /^around$/i.test(pieces[place]?.text ?? '') && pieces[place + 1]?.of === 'dates'
  if (isAround(at)) return []
  if (piece.of !== 'dates' || !isAround(at - 1)) return [piece]
  const ranges = piece.ranges.map(({ from, to }) => ({ from: addDays(from, -3), to: addDays(to, 3) }))
  return [{ ...piece, text: `around ${piece.text}`, isHoliday: false, ranges }]
}

const isInsteadOf = (pieces: Piece[], at: number) =>
  /^instead of$/i.test(pieces[at]?.text ?? '') && pieces[at + 1]?.of === 'number'

/** "When was my last night?" and "the last night shift this month" are not about yesterday. */
function isOneOfMany(pieces: Piece[], at: number): boolean {
  return (
    pieces.some((piece) => hasSense(piece, 'when')) ||
    hasSense(pieces[at + 1], 'shifts') ||
    pieces.some((piece) => piece.of === 'dates' && piece.ranges.some(({ from, to }) => from !== to))
  )
}

function splitLastNight(piece: Piece): Piece[] {
  if (piece.of !== 'dates' || !/^last night$/i.test(piece.text)) return [piece]
  const [last, night] = piece.text.split(' ')
  return [
    { of: 'words', senses: ['latest'], text: last! },
    { of: 'kinds', kinds: piece.kinds, text: night! },
  ]
}

/** "When is my next weekend off?" looks for one; "who has the next weekend off" names it. */
const isNextWeekendOff = (pieces: Piece[], at: number) =>
  /^(the )?next weekend$/i.test(pieces[at]?.text ?? '') &&
  /^off$/i.test(pieces[at + 1]?.text ?? '') &&
  (/^(what|whats)$/i.test(pieces[0]?.text ?? '') || pieces.some((piece) => hasSense(piece, 'when')))

/** "My next three days off": days off, not the days from today on. */
const isNextDaysOff = (pieces: Piece[], at: number) =>
  /^(the )?next \S+ days$/i.test(pieces[at]?.text ?? '') && /^off\b/i.test(pieces[at + 1]?.text ?? '')

function splitDays(piece: Piece): Piece[] {
  const length = piece.of === 'dates' ? daysBetween(piece.ranges[0]!.from, piece.ranges[0]!.to) + 1 : 0
  return [
    { of: 'words', senses: ['next'], text: 'next' },
    { of: 'number', value: length, text: String(length) },
    { of: 'words', senses: ['day'], text: 'days' },
  ]
}

const nextWeekendOff: Piece[] = [
  { of: 'words', senses: ['next'], text: 'next' },
  { of: 'words', senses: ['weekendsOff'], text: 'weekend off' },
]

/** "Dec 24 and 25" is one range if the days are consecutive. */
export function joinRanges(ranges: DateRange[]): DateRange[] {
  const joined: DateRange[] = []
  for (const { from, to } of ranges) {
    const last = joined.at(-1)
    if (last && addDays(last.to, 1) === from) joined[joined.length - 1] = { from: last.from, to }
    else joined.push({ from, to })
  }
  return joined
}
