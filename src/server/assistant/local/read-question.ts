/** Reads a question: people, dates, roles, kinds of shift, numbers and measures in it, and the rest as a shape of plain words. */
import { addDays } from '../../../engine/calendar.ts'
import { monthNamed, weekdayNamed } from '../../../engine/language/calendar-words.ts'
import { matchDates } from '../../../engine/language/dates.ts'
import type { Match } from '../../../engine/language/lexeme.ts'
import { matchNumber } from '../../../engine/language/numbers.ts'
import { matchPerson } from '../../../engine/language/people.ts'
import { makeReader, type Reader } from '../../../engine/language/read-words.ts'
import { matchRole } from '../../../engine/language/roles.ts'
import { isNumber, type Token, tokenize } from '../../../engine/language/tokens.ts'
import { matchWeekday } from '../../../engine/language/weekdays.ts'
import type { ShiftKind, Weekday } from '../../../engine/model.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import type { Records } from '../tools/records.ts'
import type { Measure } from '../tools/tallies.ts'
import { correctWord } from './question-words.ts'
import { type DateRange, type DateSpot, matchRelativeDate } from './relative-dates.ts'

export type Reading = {
  text: string
  /** Lower case, what was recognised replaced by PERSON, DATE, ROLE, WEEKDAY, NUMBER. */
  shape: string
  /** Names of physicians, in the order in which they are mentioned. */
  people: string[]
  ranges: DateRange[]
  step?: DateSpot['step']
  isNow: boolean
  /** "on Fridays" */
  weekdays: Weekday[]
  roles: string[]
  kinds: ShiftKind[]
  numbers: number[]
  measure?: Measure
  order?: 'most' | 'least'
  /** "the second one" */
  ordinal?: number
  /** What must be asked back, and who may be meant: a name that two people have, or nobody. */
  unclear?: { question: string; names: string[] }
  /** Misspelled names and what they were read as. */
  readAs: { said: string; name: string }[]
}

/** What questions are read against; made once for a conversation. */
export type QuestionReader = {
  reader: Reader
  today: string
  nameWords: ReadonlySet<string>
  roleWords: ReadonlySet<string>
  nameOf: ReadonlyMap<string, string>
  roleNameOf: ReadonlyMap<string, string>
}

export function makeQuestionReader({ people, roles, now, holidaysBetween }: Records): QuestionReader {
  const span = spanOfMonth(monthOf(now.date))
  const active = roles.filter(({ isActive }) => isActive)
  const reader = makeReader({
    ...span,
    looksBack: true,
    physicians: people.map(({ id, name, row }) => ({
      id: String(id),
      name,
      experienceLevel: row.experienceLevel,
      fte: row.fte,
      nightShiftPreference: row.nightShiftPreference,
    })),
    roles: active.map(roleOf),
    holidays: holidaysBetween(addDays(now.date, -200), addDays(now.date, 250)),
  })
  return {
    reader,
    today: now.date,
    nameWords: new Set([...reader.names.byWord.keys()].filter((word) => word.length > 1)),
    roleWords: new Set(reader.roles.byWord.keys()),
    nameOf: new Map(people.map(({ id, name }) => [String(id), name])),
    roleNameOf: new Map(active.map(({ id, name }) => [String(id), name])),
  }
}

const orderWords: Record<string, 'most' | 'least'> = {
  most: 'most',
  highest: 'most',
  busiest: 'most',
  heaviest: 'most',
  maximum: 'most',
  least: 'least',
  fewest: 'least',
  lowest: 'least',
  lightest: 'least',
}
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }

export function readQuestion(text: string, book: QuestionReader): Reading {
  const reading: Reading = {
    text,
    shape: '',
    people: [],
    ranges: [],
    isNow: false,
    weekdays: [],
    roles: [],
    kinds: [],
    numbers: [],
    readAs: [],
  }
  const tokens = withoutSpareWeekdays(correctTokens(tokenize(text), book, reading))
  const looksBack = tokens.some(({ word }) => /^(did|was|were|worked|had)$/.test(word))
  const shape: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const { word } = tokens[at]!
    const date = matchRelativeDate(tokens, at, book.today, looksBack)
    if (date) {
      if (date.range) reading.ranges.push(date.range)
      if (date.step) reading.step = date.step
      if (date.isNow) reading.isNow = true
      reading.kinds.push(...(date.kinds ?? []))
      shape.push(date.isNow ? 'NOW' : 'DATE')
      at += date.length
      continue
    }
    const match = matchAt(tokens, at, book)
    shape.push(match ? take(match, reading, book) : word)
    if (orderWords[word]) reading.order = orderWords[word]
    if (ordinals[word] && tokens[at + 1]?.word === 'one') reading.ordinal = ordinals[word]
    at += match?.length ?? 1
  }
  reading.shape = shape.join(' ').replace(/\s+/g, ' ').trim()
  const measure = measureOf(reading)
  return { ...reading, ...(measure ? { measure } : {}) }
}

/** Mends misspelled words; the first word is no month because of its capital letter ("May I ..."). */
function correctTokens(tokens: Token[], { nameWords, roleWords }: QuestionReader, reading: Reading): Token[] {
  return tokens.map((token, index) => {
    const word = correctWord(token.word, nameWords, roleWords)
    if (word !== token.word && nameWords.has(word)) reading.readAs.push({ said: token.text, name: word })
    return { ...token, word, isCapitalised: index > 0 && token.isCapitalised }
  })
}

/** "Sun 10 Jan" is a date without its "Sun"; with it, "Sun 10 Jan to Sun 17 Jan" would be no range. */
function withoutSpareWeekdays(tokens: Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const isDated = isNumber(tokens[at + 1]) && monthNamed(tokens[at + 2]?.word ?? '') !== undefined
    return !(isDated && weekdayNamed(word))
  })
}

function matchAt(tokens: Token[], at: number, { reader }: QuestionReader): Match | undefined {
  const { context, names, roles } = reader
  const found = [
    matchDates(tokens, at, context),
    matchWeekday(tokens, at),
    matchRole(tokens, at, roles),
    matchPerson(tokens, at, names, context),
    matchNumber(tokens, at),
  ].filter((match) => match !== undefined)
  return found.reduce<Match | undefined>(
    (best, match) => (best && best.length >= match.length ? best : match),
    undefined,
  )
}

/** Notes what was recognised and answers what stands for it in the shape. */
function take({ meaning, question }: Match, reading: Reading, book: QuestionReader): string {
  if (meaning.of === 'people') {
    const name = book.nameOf.get(meaning.physicianIds[0] ?? '')
    if (name && !reading.people.includes(name)) reading.people.push(name)
    if (question && name) reading.readAs.push({ said: '', name })
    return 'PERSON'
  }
  if (meaning.of === 'dates') {
    if (meaning.holidays) return 'holiday'
    reading.ranges.push(...joinRanges(meaning.ranges))
    return 'DATE'
  }
  if (meaning.of === 'weekday') {
    if (meaning.weekend) return 'weekend'
    reading.weekdays.push(...meaning.weekdays)
    return 'WEEKDAY'
  }
  if (meaning.of === 'role') {
    for (const id of meaning.roleIds) {
      const name = book.roleNameOf.get(id)
      if (name && !reading.roles.includes(name)) reading.roles.push(name)
    }
    return 'ROLE'
  }
  if (meaning.of === 'kind') {
    if (meaning.bareDay) return meaning.plural ? 'days' : 'day'
    reading.kinds.push(...meaning.kinds)
    return 'ROLE'
  }
  if (meaning.of === 'number') {
    reading.numbers.push(meaning.value)
    return 'NUMBER'
  }
  // Roles that the group does not have are no trouble in a question; names that two people have are.
  if (meaning.of === 'trouble') {
    if (meaning.about === 'role') return 'unknown-role'
    const names = (meaning.physicianIds ?? []).flatMap((id) => book.nameOf.get(id) ?? [])
    reading.unclear = { question: meaning.question, names }
    return 'PERSON'
  }
  return ''
}

/** "Dec 24 and 25" is one range where the days follow each other. */
function joinRanges(ranges: DateRange[]): DateRange[] {
  const joined: DateRange[] = []
  for (const { from, to } of ranges) {
    const last = joined.at(-1)
    if (last && addDays(last.to, 1) === from) joined[joined.length - 1] = { from: last.from, to }
    else joined.push({ from, to })
  }
  return joined
}

function measureOf({ shape, kinds, roles }: Reading): Measure | undefined {
  if (/\b(in a row|consecutive|longest (run|stretch)|straight|run|stretch)\b/.test(shape)) return 'longestRun'
  if (/\bhours?\b/.test(shape)) return 'hours'
  if (/\bweekend\b/.test(shape)) return 'weekendDays'
  if (/\bholiday\b/.test(shape)) return 'holidays'
  if (kinds.includes('night') && roles.length === 0) return 'nights'
  if (kinds.includes('backup') || (roles.length === 1 && /backup|jeopardy/i.test(roles[0]!))) return 'backups'
  if (/\b(shifts?|duties|work|works|worked|working|days?)\b/.test(shape)) return 'shifts'
  return undefined
}
