/** Recognizes counts: digits and words. */
import type { Match } from '../lexeme.ts'
import { isNumber, type Token } from '../tokens.ts'

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const values = new Map<string, number>([
  ...words.map((word, value) => [word, value] as const),
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['couple', 2],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
])

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "No third weekend", "no 5th swing": one more than there may be. */
export function matchOneTooMany(tokens: Token[], at: number): Match | undefined {
  if (!/^(?:no|any)$/.test(tokens[at - 1]?.word ?? '')) return undefined
  const isDigit = isNumber(tokens[at]) && /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '')
  const value = isDigit ? Number(tokens[at]!.word) : ordinals.indexOf(tokens[at]!.word) + 2
  return value < 2 ? undefined : { meaning: { of: 'number', value, isOrdinal: true }, length: isDigit ? 2 : 1 }
}

export function matchNumber(tokens: Token[], at: number): Match | undefined {
  const token = tokens[at]!
  const ordinal = /^an?$/.test(token.word) ? ordinals.indexOf(tokens[at + 1]?.word ?? '') : -1
  if (ordinal >= 0) return { meaning: { of: 'number', value: ordinal + 2, isOrdinal: true }, length: 2 }
  if (isNumber(token) && token.word.length <= 4)
    return { meaning: { of: 'number', value: Number(token.word) }, length: 1 }
  const value = values.get(token.word)
  if (value === undefined || value === 0) return undefined
  const ones = value >= 20 ? values.get(tokens[at + 1]?.word ?? '') : undefined
  if (ones && ones < 10) return { meaning: { of: 'number', value: value + ones }, length: 2 }
  const couple = token.word === 'couple' && tokens[at + 1]?.word === 'of' ? 2 : 1
  return { meaning: { of: 'number', value }, length: couple }
}
