/** The words of questions besides names, dates, roles, and numbers. A word in no list here isn't understood. */
import type { Token } from '../../../../../engine/language/tokens.ts'
import { askingWords } from './asking-words.ts'
import { countedWords } from './counted-words.ts'
import { requestWords } from './request-words.ts'
import { talkWords } from './talk-words.ts'
import { toolWords } from './tool-words.ts'

/** Phrases by commas, as the tokenizer leaves them: lower case, no apostrophes, no hyphens. The longest wins. */
const spellings = { ...askingWords, ...countedWords, ...requestWords, ...toolWords, ...talkWords } as const

export type Sense = keyof typeof spellings
export const everySense = Object.keys(spellings) as Sense[]

type Entry = { words: string[]; sense: Sense }

function compile(): Map<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>()
  for (const [sense, phrases] of Object.entries(spellings) as [Sense, string][])
    for (const phrase of sense === 'sign' ? phrases.split(' ') : phrases.split(/,\s*/)) {
      const words = phrase.trim().split(/\s+/)
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, sense }])
    }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}

const byFirstWord = compile()

const wordsOf = (isMeant: (entry: Entry) => boolean): ReadonlySet<string> =>
  new Set([...byFirstWord.values()].flat().flatMap((entry) => (isMeant(entry) ? entry.words : [])))

/** Every word that a list has; others may be misspelled. */
export const lexiconWords = wordsOf(() => true)
/** The ones with meaning. */
export const tellingWords = wordsOf(({ sense }) => sense !== 'filler')
/** Verbs that mean the same in every tense. */
export const verbs = wordsOf(
  ({ sense, words }) => words.length === 1 && ['swap', 'change', 'cover', 'like', 'request', 'draft'].includes(sense),
)

/** "Calls in sick" is "called in sick", and "nobody is assigned" is "nobody assigned". */
const stemOf = (word: string) => word.replace(/(?<=...)(ing|ed|es|s|e)$/, '')
const spare = /^(is|are|was|were|be|been|a|an|the|any)$/

const phrasesByStem = new Map<string, (Entry & { stems: string[] })[]>()
for (const entry of [...byFirstWord.values()].flat().filter(({ words }) => words.length > 1)) {
  const stems = entry.words.map(stemOf)
  phrasesByStem.set(stems[0]!, [...(phrasesByStem.get(stems[0]!) ?? []), { ...entry, stems }])
}

/** Tokens that a phrase takes up here in any tense, or 0. */
function lengthInAnyTense(tokens: Token[], at: number, stems: string[]): number {
  let place = at
  for (const [step, stem] of stems.entries()) {
    while (step > 0 && spare.test(tokens[place]?.word ?? '') && stemOf(tokens[place]!.word) !== stem) place += 1
    if (!tokens[place] || stemOf(tokens[place]!.word) !== stem) return 0
    place += 1
  }
  return place - at
}

/** All senses of the longest phrase that starts here: "stretch" is a run of days, "last" the one before. */
export function matchSenses(
  tokens: Token[],
  at: number,
  apart: ReadonlySet<string> = new Set(),
): { senses: Sense[]; length: number } | undefined {
  const isWhole = (length: number) => {
    const said = tokens.slice(at, at + length)
    return length === 1 || !apart.has(said.map(({ text }) => text.toLowerCase()).join(' '))
  }
  const exact = (byFirstWord.get(tokens[at]!.word) ?? [])
    .filter(({ words }) => words.every((word, step) => tokens[at + step]?.word === word))
    .map(({ sense, words }) => ({ sense, length: words.length }))
  const inAnyTense = (phrasesByStem.get(stemOf(tokens[at]!.word)) ?? []).map(({ sense, stems }) => ({
    sense,
    length: lengthInAnyTense(tokens, at, stems),
  }))
  const longest = (found: { length: number }[]) => Math.max(0, ...found.map(({ length }) => length).filter(isWhole))
  const found = longest(inAnyTense) > longest(exact) ? inAnyTense : exact
  const length = longest(found)
  const senses = found.filter((one) => one.length === length).map(({ sense }) => sense)
  return length > 0 ? { length, senses: [...new Set(senses)] } : undefined
}
