/** How a kind of question is written down: the words and pieces it can place, and what it must have. */
import type { Act, Form } from './form.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './piece.ts'
import type { Sentence } from './sentence.ts'

export type Reading = {
  act: Act
  table: Form['table']
  /** Fillers always have a place. */
  words: readonly Sense[]
  pieces: readonly Piece['of'][]
  needs: (sentence: Sentence) => boolean
}

type Split<Text extends string, Found = never> = Text extends `${infer Head} ${infer Rest}`
  ? Split<Rest, Found | Head>
  : Found | Text
type ListOf<Word, Text extends string> = [Split<Text>] extends [Word] ? Text : never

/** Senses in one string; a misspelled one doesn't compile. */
export const senses = <Text extends string>(text: ListOf<Sense, Text>) => (text as string).split(' ') as Sense[]
export const kinds = <Text extends string>(text: ListOf<Piece['of'], Text>) =>
  (text as string).split(' ') as Piece['of'][]

export const asking = senses(
  'who count list when people link self shifts work day everyone total it thatTime pronoun else',
)
export const shiftPieces = kinds('person dates weekdays roles kinds holidays ordinal places')
export const everyPiece = [...shiftPieces, ...kinds('step group number specialty unknown unclear')]
export const operators = senses(
  'most least average compare next latest more less at-least at-most or-more or-less exactly than not except only each weekly monthly daily left soFar hours week month weekday role daysOff weekendsOff stretch rest open off with together both others percent filled first rank until ever versus enough time throughout place sleepy median fte pay trait',
)

export function reading(
  act: Act,
  words: Sense[],
  pieces: Piece['of'][],
  needs: Reading['needs'],
  table?: Form['table'],
): Reading {
  return { act, words, pieces, needs, table: table ?? 'shifts' }
}
