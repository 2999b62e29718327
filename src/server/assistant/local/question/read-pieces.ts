import { isCalendarDate } from '../../../../engine/calendar.ts'
import { monthNamed, weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import { monthAway } from '../../../../engine/language/recognize/date-spans.ts'
import { withoutSpelledDays } from '../../../../engine/language/spelled-days.ts'
import { isNumber, type Token, tokenize } from '../../../../engine/language/tokens.ts'

import type { Meaning, Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { joinDates, joinOwnDays } from './question-dates.ts'
import { longestMeaning } from './recognize-piece.ts'
import { type MendedToken, simplifyWords } from './words/plain-words.ts'
import { correctWord, joinShorthand } from './words/spelling.ts'

export function readPieces(text: string, book: QuestionBook, apart: ReadonlySet<string> = new Set()): Piece[] {
  const said = withoutSpareWeekdays(correctTokens(joinShorthand(tokenize(withoutSpelledDays(text))), book))
  // "Off Tuesday?" is of whoever asks.
  const isVerbless = book.speaker !== null && /^(off|working|free)$/.test(said[0]?.word ?? '')
  const tokens = simplifyWords(isVerbless ? [...tokenize('am i'), ...said] : said, book.nameWords)
  const looksBack = tokens.some(({ word }) => /^(did|was|were|worked|had)$/.test(word))
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const { meaning, length } = longestMeaning(tokens, at, book, looksBack, apart)
    const used = tokens.slice(at, at + length)
    const slip = meaning.of === 'person' ? used.find(({ isMended }) => isMended)?.text : undefined
    pieces.push({ ...meaning, text: used.map(writtenOf(meaning)).join(' '), ...(slip ? { slip } : {}) })
    at += length
  }
  const isAhead = !looksBack && !past.test(text)
  const dated = isAhead ? pieces.map((piece) => inNextMonth(piece, book)) : pieces
  return joinOwnDays(joinDates(dated.map(withoutTitle)), book.speaker)
}

const past =
  /\b(took|got|(?!(assign|schedul|need|cover|staff|fill|suppos|plan|book|post|request|ask|want)\w*)[a-z]{2,}ed)\b/i
const bareDays = /^(on|the|\d{1,2}|st|nd|rd|th|and|to|through|thru|,|-| )+$/i

/** A day of the month that is over is the next month's. */
function inNextMonth(piece: Piece, { today }: QuestionBook): Piece {
  if (piece.of !== 'dates' || !bareDays.test(piece.text) || piece.ranges.some(({ to }) => to >= today)) return piece
  const next = (date: string) => `${monthAway(today, 1).from.slice(0, 8)}${date.slice(8)}`
  const ranges = piece.ranges.map(({ from, to }) => ({ from: next(from), to: next(to) }))
  return ranges.every(({ to }) => isCalendarDate(to)) ? { ...piece, ranges } : piece
}

/** "The teaching attending" is whoever has that role, of any level. */
const withoutTitle = (piece: Piece, at: number, pieces: Piece[]): Piece => {
  const isNamed = ['roles', 'kinds'].includes(pieces[at - 1]?.of ?? '')
  return piece.of === 'group' && piece.level === 'attending' && isNamed
    ? { of: 'words', senses: ['people'], text: piece.text }
    : piece
}

/** The answer repeats the name of a group or role, so its spelling is corrected. */
const writtenOf =
  ({ of }: Meaning) =>
  ({ text, word, isMended }: MendedToken) =>
    of === 'words' ? (isMended ? word : text.replace(/['’]/g, '')) : isMended && of !== 'unknown' ? word : text

/** Corrects misspelled words; the first word's capital letter doesn't make it a month ("May I ..."). */
function correctTokens(tokens: Token[], book: QuestionBook): MendedToken[] {
  return tokens.map((token, index) => {
    // "We've" is "we", "everyone's" is of everyone, and "I'll" isn't ill.
    const [, said] =
      /^(i(?=.ll)|we|you|they|who|what|there|every(?:one|body))['’](?:ve|ll|re|d|(?<=^every\w+.)s)$/i.exec(
        token.text,
      ) ?? []
    const word = said?.toLowerCase() ?? corrected(token.word, book)
    const isCapitalized = token.isCapitalized && (index > 0 || token.word.length === 1)
    return word === token.word ? { ...token, isCapitalized } : { ...token, word, isCapitalized, isMended: true }
  })
}

/** A question is read several times; its words are corrected once. */
const known = new WeakMap<QuestionBook, Map<string, string>>()
const mostKnown = 1000

function corrected(word: string, book: QuestionBook): string {
  const words = known.get(book) ?? new Map<string, string>()
  const meant = words.get(word) ?? correctWord(word, book.nameWords, book.roleWords)
  if (words.size < mostKnown) words.set(word, meant)
  known.set(book, words)
  return meant
}

/** "Sun 10 Jan" is a date without its "Sun"; with it, "Sun 10 Jan to Sun 17 Jan" wouldn't be a range. */
function withoutSpareWeekdays(tokens: MendedToken[]): MendedToken[] {
  return tokens.filter(({ word }, at) => {
    const isDated = isNumber(tokens[at + 1]) && monthNamed(tokens[at + 2]?.word ?? '') !== undefined
    return !(isDated && weekdayNamed(word))
  })
}
