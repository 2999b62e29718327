/** How a kind of question is written down: the words and pieces it can place, and what it must have. */
import type { Act, Form, Words } from '../form.ts'
import type { Piece } from '../piece.ts'
import type { Sentence } from '../sentence.ts'
import { everySense, type Sense } from '../words/lexicon.ts'

export type Reading = {
  act: Act
  table: Form['table']
  /** Fillers always have a place. */
  words: readonly Sense[]
  pieces: readonly Piece['of'][]
  needs: (sentence: Sentence) => boolean
}

type ListOf<Word, Text extends string> = [Words<Text>] extends [Word] ? Text : never

/** Senses in one string; a misspelled one doesn't compile. */
export const senses = <Text extends string>(text: ListOf<Sense, Text>) => (text as string).split(' ') as Sense[]

/** Words that most kinds of question have, by one name. */
const wordSets = {
  asking: senses('who count list when people link self shifts work day everyone total it thatTime pronoun else'),
  operators: senses(
    'most least average compare next latest more less at-least at-most or-more or-less exactly than not except including only each weekly monthly daily left soFar hours week month weekday role daysOff weekendsOff offStretch stretch rest open off with together both others percent filled first rank until ever versus enough time throughout place sleepy median fte pay trait',
  ),
  effects: senses('suppose can score fair improve it count open'),
  every: everySense,
}

const known = 'person dates weekdays roles kinds holidays ordinal places step group number specialty unclear'
const pieceSets: Record<string, string> = {
  shift: 'person dates weekdays roles kinds holidays ordinal places',
  known,
  every: `${known} unknown`,
}

/** Words and pieces in one string each, sets of them by their names. */
export function reading<Text extends string, Kinds extends string>(
  act: Act,
  words: ListOf<Sense | keyof typeof wordSets | '', Text>,
  pieces: ListOf<Piece['of'] | 'shift' | 'known' | 'every' | '', Kinds>,
  needs: Reading['needs'],
  table: Form['table'] = 'shifts',
): Reading {
  const named = (words as string).split(' ').flatMap((word) => wordSets[word as 'asking'] ?? (word as Sense))
  const kinds = (pieces as string).split(' ').flatMap((one) => (pieceSets[one] ?? one).split(' '))
  return { act, words: named, pieces: kinds as Piece['of'][], needs, table }
}
