/** What a turn of a conversation asks, with what the turns before it left unsaid: "and in December?", "her nights?", "why?". */

import type { ChatMessage } from '../../../contract/assistant.ts'
import { addDays } from '../../../engine/calendar.ts'
import { type AnswerSubject, firstPerson, firstRange, itemAt, type Mention, readSubject } from './answer-subject.ts'
import { certain, guessIntent, type Intent } from './intents.ts'
import { type QuestionReader, type Reading, readQuestion } from './read-question.ts'
import { type DateRange, monthAway } from './relative-dates.ts'

/** A question with everything that is known about it. */
export type Frame = Omit<Reading, 'step' | 'ordinal'> & { intent: Intent }

const linking = /^(and|what about|how about|also|same|or|but|ok and|then|so)\b/
const pronoun = /\b(she|he|her|him|his|hers|they|them|their)\b/
/** Points at the dates of the turn before. */
const sameTime = /\b(then|that (day|night|week|weekend|month)|same (day|night|week|month|time)|there)\b/
/** Points at the shift of the turn before. */
const thatShift = /\b(it|that|this|one|shift|gap)\b/

/** Characters of a question that are read word by word, and messages before it that "it" and "then" can point at. */
export const longestRead = 1000
const turnsLookedBack = 12

export function understandConversation(message: string, history: ChatMessage[], book: QuestionReader): Frame {
  let frame: Frame | undefined
  let answered: AnswerSubject = {}
  for (const { role, content, about } of history.slice(-turnsLookedBack)) {
    if (role === 'user') frame = understandTurn(content.slice(0, longestRead), frame, answered, book)
    else answered = about ? readSubject(about, book) : {}
  }
  return understandTurn(message, frame, answered, book)
}

function understandTurn(text: string, before: Frame | undefined, answered: AnswerSubject, book: QuestionReader): Frame {
  const reading = readQuestion(text, book)
  const guess = guessIntent(reading)
  const follows = before !== undefined && isFollowing(reading, guess.points)
  const intent = before && follows ? intentOfFollowing(reading, before, guess) : guess.intent
  const { step, ordinal, ...read } = reading
  const frame: Frame = { ...read, intent }
  if (!before) return frame
  if (step) frame.ranges = [stepFrom(before.ranges.at(-1), step, book)]
  if (ordinal !== undefined) return pointAt(frame, before, itemAt(answered, ordinal))
  if (frame.people.length === 0 && !frame.unclear && pronoun.test(reading.shape))
    frame.people = lastPerson(before, answered)
  if (needsShift(intent) && frame.ranges.length === 0 && thatShift.test(reading.shape))
    return pointAtShift(frame, before, answered)
  if (follows) return inherit(frame, before)
  const pointsBack =
    sameTime.test(reading.shape) ||
    pronoun.test(reading.shape) ||
    (isAboutQuality(intent) && /\b(it|that)\b/.test(reading.shape))
  if (frame.ranges.length === 0 && pointsBack)
    frame.ranges = before.ranges.length > 0 ? before.ranges : listOf(firstRange(answered))
  return frame
}

/** Short turns that name only what is different, and turns that begin with "and". */
function isFollowing({ shape }: Reading, points: number): boolean {
  if (linking.test(shape)) return true
  return points < certain && shape.split(' ').length <= 6
}

/** "and in November?" keeps the intent; "and who can cover?" has one of its own. */
function intentOfFollowing(reading: Reading, before: Frame, guess: { intent: Intent; points: number }): Intent {
  const rest = reading.shape.replace(linking, '').trim()
  if (/^why\b|^how come\b/.test(rest)) return whyAfter[before.intent] ?? 'whyShift'
  const own = guessIntent({ ...reading, shape: rest })
  const isBare =
    /^(what about|how about|and|same for|or)?\s*(for |in |on |with |the |his |her |their )*(PERSON|DATE|ROLE|WEEKDAY|weekend|holiday|hours|shifts|nights|most|least|fewest|NUMBER|then|now|NOW|in|on|for|and|the|\s)*$/.test(
      reading.shape,
    )
  if (isBare) return carries(before.intent, reading)
  return own.points >= certain ? own.intent : guess.points >= certain ? guess.intent : carries(before.intent, reading)
}

/** A measure after a person's profile or shifts asks for the count of it. */
function carries(before: Intent, { measure, people, ranges, roles }: Reading): Intent {
  const countable = measure !== undefined && measure !== 'shifts'
  if (countable && (before === 'profile' || before === 'personShifts')) return 'tallies'
  if (before === 'tallies' && measure === undefined && roles.length > 0) return 'tallies'
  if (people.length > 0 && before === 'headcount') return 'profile'
  if (ranges.length > 0 && (before === 'knowledge' || before === 'greeting')) return 'whoWorks'
  return before
}

const whyAfter: Partial<Record<Intent, Intent>> = {
  scores: 'improve',
  improve: 'improve',
  compare: 'improve',
  shares: 'improve',
  mayWork: 'mayWork',
  candidates: 'whyShift',
  openShifts: 'whyShift',
  requests: 'privateReason',
  absences: 'privateReason',
  capacity: 'capacity',
}

/** What the turn does not say it takes from the one before. */
function inherit(frame: Frame, before: Frame): Frame {
  const namesShifts = frame.roles.length > 0 || frame.kinds.length > 0
  const asksOther = frame.measure !== undefined && frame.measure !== 'shifts'
  return {
    ...frame,
    people: frame.people.length > 0 ? frame.people : before.people,
    ranges: frame.ranges.length > 0 ? frame.ranges : before.ranges,
    isNow: frame.ranges.length > 0 ? frame.isNow : before.isNow,
    roles: namesShifts || asksOther ? frame.roles : before.roles,
    kinds: namesShifts || asksOther ? frame.kinds : before.kinds,
    weekdays: frame.weekdays.length > 0 ? frame.weekdays : before.weekdays,
    ...optional(
      'measure',
      asksOther || namesShifts ? (frame.measure ?? before.measure) : (before.measure ?? frame.measure),
    ),
    ...optional('order', frame.order ?? (frame.people.length > 0 ? undefined : before.order)),
  }
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}

function lastPerson(before: Frame, answered: AnswerSubject): string[] {
  return listOf(before.people[0] ?? firstPerson(answered))
}

function listOf<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value]
}

function needsShift(intent: Intent): boolean {
  return intent === 'candidates' || intent === 'whyShift' || intent === 'mayWork'
}

/** "What is dragging it down?" is about the month that was talked about. */
function isAboutQuality(intent: Intent): boolean {
  return intent === 'improve' || intent === 'scores' || intent === 'shares' || intent === 'compare'
}

/** The shift that was talked about: of the turn before, or the first one of the answer. */
function pointAtShift(frame: Frame, before: Frame, answered: AnswerSubject): Frame {
  const [range] = before.ranges
  const isOneDay = range !== undefined && range.from === range.to
  const hasRole = before.roles.length + before.kinds.length > 0 || before.people.length > 0
  if (isOneDay && hasRole) {
    const ownRoles = frame.roles.length + frame.kinds.length > 0
    return {
      ...frame,
      ranges: before.ranges,
      roles: ownRoles ? frame.roles : before.roles,
      kinds: ownRoles ? frame.kinds : before.kinds,
      people: frame.people.length > 0 ? frame.people : before.people,
    }
  }
  return pointAt(frame, before, itemAt(answered, 1))
}

/** Of an answer that nothing is known about, such as an outside model's, the question before it still says something. */
function pointAt(frame: Frame, before: Frame, { person, role, range }: Mention): Frame {
  if (!person && !role && !range) return inherit(frame, before)
  return {
    ...frame,
    ranges: listOf(range),
    roles: listOf(role),
    kinds: [],
    people: frame.people.length > 0 ? frame.people : listOf(person),
  }
}

function stepFrom(
  range: DateRange | undefined,
  { unit, by }: NonNullable<Reading['step']>,
  { today }: QuestionReader,
): DateRange {
  const from = range ?? { from: today, to: today }
  if (unit === 'month') return monthAway(from.from, by)
  if (unit === 'day') {
    const day = addDays(by > 0 ? from.to : from.from, by)
    return { from: day, to: day }
  }
  return { from: addDays(from.from, 7 * by), to: addDays(from.to, 7 * by) }
}
