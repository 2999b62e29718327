/** Free text to structured rules: each line and sentence comes back with how it was read, and none is dropped. */
import type { CustomRule } from '../model.ts'
import { isReason, isRemark, isStatement, takeRemark, turnsMeaning } from './asides.ts'
import { hasMarker, splitClauses } from './clauses.ts'
import type { Context } from './context.ts'
import { describeRules } from './describe-rules.ts'
import type { Lexeme } from './lexeme.ts'
import { type ClauseReading, readClause } from './read-clause.ts'
import { hasSense, type Mentioned, makeReader, type Reader, readWords } from './read-words.ts'
import { isScope } from './scope.ts'
import { splitSentences } from './sentences.ts'
import { readWho, type Who } from './who.ts'

export type { Context } from './context.ts'

export type Line = {
  /** The sentence or part of it, as written. */
  text: string
  /** Whether it counts when a month is planned; there is nothing in between. */
  applied: boolean
  /** A line above others that isn't a rule itself. */
  isHeading?: true
  /** Empty unless applied. Several where one sentence makes several: "no nights or weekends". */
  rules: CustomRule[]
  /** What it became, or why it is not applied. */
  says: string
  notUnderstood?: string
  /** A reason or remark, kept as such: "because of her commute". */
  aside?: string
  /** What to confirm, or what to write instead. */
  question?: string
}

/** Longest sentence in characters, and most sentences in a text; no rule is that long. */
const longestSentence = 500
const mostSentences = 200

export function understand(text: string, context: Context): Line[] {
  return [...understandInSteps(text, context)].flat()
}

/** The same, sentence by sentence, so callers can let other work in between. */
export function* understandInSteps(text: string, context: Context): Generator<Line[]> {
  const reader = makeReader(context)
  let heading: { text: string; words: Lexeme[] } | undefined
  let last: Mentioned = {}
  let subject: Who | undefined
  for (const [index, sentence] of splitSentences(text).entries()) {
    if (sentence.text.length > longestSentence || index >= mostSentences) {
      yield [toLine(sentence.text, tooLong(sentence.text, index), context)]
      continue
    }
    if (sentence.startsParagraph || !sentence.isBullet) heading = undefined
    const words = readWords(sentence.text, reader, last)
    last = { person: lastNamed(words) ?? last.person, day: lastDay(words) ?? last.day }
    if (sentence.startsLine) subject = subjectBeforeColon(words)
    if (isHeading(sentence.text, words)) {
      heading = { text: sentence.text, words: words.filter((lexeme) => !hasSense(lexeme, 'colon')) }
      yield [
        {
          text: sentence.text,
          applied: true,
          isHeading: true,
          rules: [],
          says: `Heading for the lines below: ${sentence.text}`,
        },
      ]
      continue
    }
    yield readSentence(sentence.text, words, reader, heading?.words ?? [], subject)
  }
}

function tooLong(text: string, index: number): ClauseReading {
  const question =
    index >= mostSentences
      ? `this text has more than ${mostSentences} sentences.`
      : 'this sentence is too long. Write one rule per line.'
  return { rules: [], notUnderstood: text, question, who: undefined }
}

function readSentence(
  text: string,
  words: Lexeme[],
  reader: Reader,
  heading: Lexeme[],
  subject: Who | undefined,
): Line[] {
  const { context } = reader
  if (/\?\s*$/.test(text) && words.length > 0) return [toLine(text, asQuestion(text), context)]
  const reasoned = readReasoned(text, words, reader, heading, subject)
  if (reasoned) return reasoned
  const whole = readClause(text, [...heading, ...words], context, subject)
  const parts = splitClauses(words)
  const remarked = readRemark(text, words, context, heading, subject, whole.rules.length > 0)
  if (remarked) return [toLine(text, remarked, context)]
  if (parts.length < 2) return [toLine(text, whole, context)]
  let inherited = readWho(heading) ?? subject
  const datesFor = openingDates(parts)
  const readings = parts.map((part) => {
    const said = text.slice(part[0]!.start, part.at(-1)!.end)
    const reading = readClause(said, [...heading, ...datesFor(part), ...part], context, inherited)
    if (readWho(part)) inherited = readWho(part)
    return { said, reading }
  })
  const unread = readings.filter(({ reading }) => reading.rules.length === 0 && !reading.idle)
  if (unread.length === 0) return readings.map(({ said, reading }) => toLine(said, reading, context))
  if (whole.rules.length > 0 || unread.length === readings.length) return [toLine(text, whole, context)]
  // Half a sentence could do something no one asked for: "Chen no nights, but only if Patel agrees".
  return [toLine(text, { ...unread[0]!.reading, rules: [] }, context)]
}

/**
 * "In December Chen works no nights, no Fridays": dates in front of what is ruled hold to the end of the sentence, and dates in front
 * of everything for other people, too. Not behind days off, in which no other rule could matter.
 */
function openingDates([first = []]: Lexeme[][]): (part: Lexeme[]) => Lexeme[] {
  const marker = first.findIndex((lexeme) => hasMarker([lexeme]))
  const opening = first.slice(0, Math.max(0, marker))
  const dates = opening.filter((lexeme) => lexeme.of === 'dates')
  const isForAll =
    opening.findIndex((lexeme) => lexeme.of === 'people') > opening.findIndex((one) => one.of === 'dates')
  if (first.some((lexeme) => hasSense(lexeme, 'off'))) return () => []
  return (part) =>
    part === first || part.some(({ of }) => of === 'dates' || (of === 'people' && !isForAll)) ? [] : dates
}

function asQuestion(text: string): ClauseReading {
  return { rules: [], notUnderstood: text, question: 'this is a question. Write it as a rule.', who: undefined }
}

/**
 * "Clinic on Tuesdays, so no Monday nights for Rao", "Chen observes Shabbat: no Saturdays": the text before "so", or a plain
 * reason, is not a rule.
 */
function readReasoned(
  text: string,
  words: Lexeme[],
  reader: Reader,
  heading: Lexeme[],
  subject: Who | undefined,
): Line[] | undefined {
  const so = words.findIndex((lexeme) => /^so$/i.test(lexeme.text))
  const links = [
    words.findIndex((lexeme) => hasSense(lexeme, 'colon')),
    words.findIndex((lexeme) => hasSense(lexeme, 'comma', 'dash')),
    words.findIndex((lexeme) => /^and$/i.test(lexeme.text)),
  ]
  const at = so >= 0 ? so : (links.find((link) => link > 0 && isReason(words.slice(0, link))) ?? so)
  const reason = words.slice(0, Math.max(0, at))
  const concluded = words.slice(at + 1)
  // "Chen has exams Dec 7-11, so no shifts": the days are in the reason.
  const days = so >= 0 && !concluded.some(isScope) ? reason.filter((lexeme) => lexeme.of === 'dates') : []
  const isSame = !concluded.some(({ of }) => of === 'people')
  const isOff = days.length === 1 && isSame && reason.every((lexeme) => !hasMarker([lexeme]) || hasSense(lexeme, 'off'))
  if (at < 1 || (hasMarker(reason) && !isOff) || reason.some(turnsMeaning)) return undefined
  const who = readWho(reason) ?? subject
  const aside = text.slice(0, words[at]!.start).trim().replace(/,$/, '')
  const lines = readSentence(text, concluded, reader, days.length === 1 ? [...heading, ...days] : heading, who)
  if (!lines.every(({ rules }) => rules.length > 0)) return undefined
  return lines.map((line) => ({ ...line, text, rules: line.rules.map((rule) => ({ ...rule, text })), aside }))
}

/** Words in parentheses, or after the last comma, that only give a reason: "(she is pregnant)", ", clinic on Tuesdays", ", she teaches". */
function readRemark(
  text: string,
  words: Lexeme[],
  context: Context,
  heading: Lexeme[],
  subject: Who | undefined,
  isRead: boolean,
): ClauseReading | undefined {
  const { inside, outside } = takeRemark(words)
  if (!isStatement(inside) && (isRead || !isRemark(inside))) return undefined
  const reading = readClause(text, [...heading, ...outside], context, subject)
  return reading.rules.length > 0 ? { ...reading, aside: text.slice(inside[0]!.start, inside.at(-1)!.end) } : undefined
}

function toLine(text: string, reading: ClauseReading, context: Context): Line {
  const { rules, aside, question, idle } = reading
  const extras = { ...(aside ? { aside } : {}), ...(question ? { question } : {}) }
  if (rules.length > 0) return { text, applied: true, rules, says: describeRules(rules, context), ...extras }
  if (idle) return { text, applied: true, rules, says: idle, ...extras }
  const notUnderstood = reading.notUnderstood ?? text
  const unread = notUnderstood === text ? 'we couldn’t read this rule.' : `we couldn’t read “${notUnderstood}.”`
  return { text, applied: false, rules, says: `Not applied: ${question ?? unread}`, notUnderstood, ...extras }
}

/** "Nights:" or "Dr. Chen:" above a list. */
function isHeading(text: string, words: Lexeme[]): boolean {
  if (!text.endsWith(':')) return false
  const content = words.filter((lexeme) => !hasSense(lexeme, 'colon', 'filler', 'and', 'comma'))
  return content.length > 0 && content.every((lexeme) => isScope(lexeme) || lexeme.of === 'people')
}

/** "Chen: no nights; no weekends" is about Chen to the end of the line. */
function subjectBeforeColon(words: Lexeme[]): Who | undefined {
  const colon = words.findIndex((lexeme) => hasSense(lexeme, 'colon'))
  const before = words.slice(0, Math.max(0, colon))
  return before.every((lexeme) => lexeme.of === 'people' || hasSense(lexeme, 'and', 'comma', 'filler'))
    ? readWho(before)
    : undefined
}

function lastNamed(words: Lexeme[]): string | undefined {
  const named = words.filter((lexeme) => lexeme.of === 'people' && lexeme.physicianIds.length === 1)
  const last = named.at(-1)
  return last?.of === 'people' ? last.physicianIds[0] : undefined
}

function lastDay(words: Lexeme[]): string | undefined {
  const last = words.findLast((lexeme) => lexeme.of === 'dates')
  return last?.of === 'dates' ? last.ranges.at(-1)?.from : undefined
}
