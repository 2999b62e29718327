/** Splits a sentence into words, numbers, and punctuation with their positions. */
import { isCalendarName } from './calendar-words.ts'

export type Token = {
  /** Lower case, without accents, apostrophes, and possessive s; punctuation stays as is. */
  word: string
  /** As it was written. */
  text: string
  isCapitalized: boolean
  start: number
  end: number
}

// Each alternative starts with a different character class, so the scan never backtracks.
const pattern = /\d{4}-\d{2}-\d{2}|\d+(?:\.\d+)?|\.\d+|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[<>≤≥]=?|[-–—,:;/&+()%=]/gu

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const written = match[0]
    const start = match.index
    tokens.push({
      word: normalize(written),
      text: written,
      isCapitalized: isCapital(written),
      start,
      end: start + written.length,
    })
  }
  return tokens.filter((token, index) => !isHyphen(tokens[index - 1], token, tokens[index + 1]))
}

/** "back-to-back" and "24-hour" are words; "24-26" and "Mon-Fri" are ranges. */
function isHyphen(before: Token | undefined, token: Token, after: Token | undefined): boolean {
  if (token.word !== '-' || !before || !after || before.end !== token.start || after.start !== token.end) return false
  if (isNumber(before) && isNumber(after)) return false
  return !(isCalendarName(before.word) && isCalendarName(after.word)) && !isNumber(after)
}

export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '')
    .replace(/[–—]/gu, '-')
}

/** The words of a name or phrase, tokenized like sentences, without punctuation. */
export function wordsOf(text: string): string[] {
  return tokenize(text)
    .map((token) => token.word)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

export function isNumber(token: Token | undefined): token is Token {
  return token !== undefined && /^\d+$/.test(token.word)
}

function isCapital(text: string): boolean {
  const first = text.codePointAt(0)
  if (first === undefined) return false
  const letter = String.fromCodePoint(first)
  return letter !== letter.toLowerCase()
}
