/** Turns a sentence into lexemes: at each position the longest meaning wins; words without one are kept as unknown. */

import type { CalendarDate } from '../model.ts'
import { isCalendarName } from './calendar-words.ts'
import type { Context } from './context.ts'
import type { Lexeme, Match, Meaning, Sense } from './lexeme.ts'
import { matchDates } from './recognize/dates.ts'
import { matchGroup } from './recognize/groups-of-people.ts'
import { matchNumber, matchOneTooMany } from './recognize/numbers.ts'
import { buildNameBook, matchPerson, type NameBook } from './recognize/people.ts'
import { buildRoleBook, isTradeWord, matchRole, type RoleBook } from './recognize/roles.ts'
import { matchThatTime } from './recognize/that-time.ts'
import { matchWeekday } from './recognize/weekdays.ts'
import { type Token, tokenize } from './tokens.ts'
import { phrasesFrom } from './vocabulary.ts'

/** A context whose names and roles are tokenized once for all sentences. */
export type Reader = { context: Context; names: NameBook; roles: RoleBook }

export function makeReader(context: Context): Reader {
  const roles = buildRoleBook(context)
  const isOrdinaryWord = (word: string) => isCalendarName(word) || isTradeWord(word) || roles.byWord.has(word)
  return { context, names: buildNameBook(context.physicians, isOrdinaryWord), roles }
}

/** What was named last: "she", "that weekend". */
export type Mentioned = { person?: string | undefined; day?: CalendarDate | undefined }

/** `before` was mentioned before this sentence. */
export function readWords(text: string, reader: Reader, before: Mentioned = {}): Lexeme[] {
  const tokens = tokenize(text)
  const lexemes: Lexeme[] = []
  const mentioned = { ...before }
  for (let at = 0; at < tokens.length; ) {
    const match = longestMatch(tokens, at, reader, mentioned)
    const { start } = tokens[at]!
    const { end } = tokens[at + match.length - 1]!
    const { meaning, question } = match
    lexemes.push({ ...meaning, start, end, text: text.slice(start, end), ...(question ? { question } : {}) })
    if (meaning.of === 'people' && meaning.physicianIds.length === 1) mentioned.person = meaning.physicianIds[0]
    if (meaning.of === 'dates') mentioned.day = meaning.ranges.at(-1)?.from
    at += match.length
  }
  return lexemes.map((lexeme, index) => ({ ...lexeme, ...meaningInPlace(lexemes, index) }))
}

/** What a word means because of where it is. */
function meaningInPlace(lexemes: Lexeme[], at: number): Meaning | undefined {
  if (isAllBut(lexemes, at)) return { of: 'word', sense: 'except', soft: false }
  // "One each, no more"
  const isLast = at > 0 && at === lexemes.length - 1
  if (isLast && /^no more$/i.test(lexemes[at]!.text)) return { of: 'word', sense: 'at-most', soft: false }
  // "Keep Chen's Fridays free"
  if (isLast && /^free$/i.test(lexemes[at]!.text) && /^keep$/i.test(lexemes[0]!.text))
    return { of: 'word', sense: 'off', soft: false }
  // "After a night run"
  if (/^runs?$/i.test(lexemes[at]!.text) && lexemes[at - 1]?.of === 'kind')
    return { of: 'word', sense: 'row', soft: false }
  return undefined
}

/** "Everyone but Chen" */
function isAllBut(lexemes: Lexeme[], at: number): boolean {
  const [before, after] = [lexemes[at - 1], lexemes[at + 1]]
  return (
    /^but$/i.test(lexemes[at]!.text) && before?.of === 'people' && before.everyone === true && after?.of === 'people'
  )
}

function longestMatch(tokens: Token[], at: number, reader: Reader, mentioned: Mentioned): Match {
  const { context, names, roles } = reader
  const found = [
    matchOneTooMany(tokens, at),
    matchThatTime(tokens, at, mentioned.day),
    matchDates(tokens, at, context),
    matchWeekday(tokens, at),
    matchRole(tokens, at, roles),
    matchGroup(tokens, at, context, mentioned.person),
    matchPhrase(tokens, at, context),
    matchNumber(tokens, at),
    matchPerson(tokens, at, names, context),
  ].filter((match) => match !== undefined)
  const longest = found.reduce<Match | undefined>(
    (best, match) => (best && best.length >= match.length ? best : match),
    undefined,
  )
  return longest ?? { meaning: { of: 'unknown' }, length: 1 }
}

/** In "away from Dec 7 to Dec 11" the last word belongs to the dates. */
function matchPhrase(tokens: Token[], at: number, context: Context): Match | undefined {
  const opensDates = (words: string[]) =>
    words.length > 1 && words.at(-1) === 'from' && matchDates(tokens, at + words.length - 1, context) !== undefined
  for (const { words, sense, soft } of phrasesFrom(tokens[at]!.word))
    if (words.every((word, step) => tokens[at + step]?.word === word) && !opensDates(words))
      return { meaning: { of: 'word', sense, soft }, length: words.length }
  return undefined
}

export function hasSense(lexeme: Lexeme | undefined, ...senses: Sense[]): boolean {
  return lexeme?.of === 'word' && senses.includes(lexeme.sense)
}
