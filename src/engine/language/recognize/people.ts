/** Recognizes physicians by name, in all the ways colleagues refer to each other; asks instead of guessing. */
import { joinWords } from '../../text/join-words.ts'
import type { Context, KnownPhysician } from '../context.ts'
import { distanceWithin } from '../edit-distance.ts'
import type { Match } from '../lexeme.ts'
import { type Token, wordsOf } from '../tokens.ts'
import { isRuleWord } from '../vocabulary.ts'

type Parts = { words: string[]; first: string[]; last: string[] }
type Name = Parts & { id: string; whole: string; initials: string /** The longest first. */; ways: string[][] }

/** The names of a group, tokenized once and indexed by word. */
export type NameBook = { names: Name[]; byWord: Map<string, Name[]>; isOrdinaryWord: (word: string) => boolean }

const titles = new Set(['dr', 'drs', 'doctor', 'doctors', 'prof', 'professor'])
/** Parts of names that aren't a last name on their own. */
const suffixes = new Set(['md', 'do', 'phd', 'mbbs', 'jr', 'sr', 'ii', 'iii', 'iv', 'facp', 'mph'])

export function buildNameBook(
  physicians: readonly KnownPhysician[],
  isOrdinaryWord: (word: string) => boolean,
): NameBook {
  const names = physicians.map(cutName).filter((name) => name.words.length > 0)
  const byWord = new Map<string, Name[]>()
  for (const name of names)
    for (const word of new Set(name.words)) byWord.set(word, [...(byWord.get(word) ?? []), name])
  return { names, byWord, isOrdinaryWord }
}

function cutName(physician: KnownPhysician): Name {
  const turned = physician.name.includes(',') ? turnedAround(physician.name) : physician.name
  const words = wordsOf(turned).filter((word) => !titles.has(word) && !suffixes.has(word))
  // A hyphenated last name is two words and comes after the last space.
  const lastPart = wordsOf(turned.replace(/,.*/, '').trim().split(/\s+/).at(-1) ?? '')
  const lastLength = Math.max(1, Math.min(lastPart.length, words.length - 1))
  const parts = { words, first: words.slice(0, -lastLength), last: words.slice(-lastLength) }
  return {
    ...parts,
    id: physician.id,
    whole: physician.name,
    initials: words.map((word) => word[0]).join(''),
    ways: words.length > 0 ? waysToWrite(parts) : [],
  }
}

/** "Chen, Hana" to "Hana Chen"; "Hana Chen, MD" stays. */
function turnedAround(name: string): string {
  const [before = '', after = ''] = name.split(',', 2)
  return suffixes.has(wordsOf(after)[0] ?? '') ? before : `${after} ${before}`
}

export function matchPerson(tokens: Token[], at: number, book: NameBook, context: Context): Match | undefined {
  const titled = titles.has(tokens[at]!.word)
  const start = titled ? at + 1 : at
  const token = tokens[start]
  if (!token) return undefined
  const found = matchExact(tokens, start, book, titled) ?? matchInitials(token, book)
  const match = found ?? matchTypingError(token, book, titled)
  return match ? { ...match, length: match.length + (titled ? 1 : 0) } : unknownName(tokens, at, titled, context)
}

function waysToWrite(name: Parts): string[][] {
  const initial = name.first[0]?.[0]
  return [
    name.words,
    [...name.last, ',', ...name.first],
    [...name.last, ...name.first],
    // The last is "de Vries" of Anneke de Vries.
    ...(name.first.length > 1 ? [[name.first[0]!, ...name.last], name.words.slice(1)] : []),
    ...(initial
      ? [
          [initial, ...name.last],
          [...name.last, ',', initial],
          [...name.last, initial],
          [name.first[0]!, name.last[0]![0]!],
        ]
      : []),
    name.last,
    ...(name.first.length > 0 ? [[name.first[0]!]] : []),
    ...(name.last.length > 1 ? [[name.last.at(-1)!], [name.last[0]!]] : []),
  ]
}

function matchExact(tokens: Token[], at: number, book: NameBook, titled: boolean): Match | undefined {
  let longest = 0
  let found = new Map<string, Name>()
  for (const name of candidatesAt(tokens, at, book))
    for (const way of name.ways) {
      if (way.length < longest || !way.every((word, step) => tokens[at + step]?.word === word)) continue
      if (way.length === 1 && !titled && isTooOrdinary(tokens[at]!, book)) continue
      // The "a" in "Chen a week" is not an initial.
      if (way.length > 1 && way.some((word, step) => word.length === 1 && !tokens[at + step]!.isCapitalized)) continue
      if (way.length > longest) found = new Map()
      longest = way.length
      found.set(name.id, name)
    }
  return found.size === 0 ? undefined : chosen([...found.values()], longest, saidAt(tokens, at, longest))
}

function candidatesAt(tokens: Token[], at: number, book: NameBook): Name[] {
  const direct = book.byWord.get(tokens[at]!.word) ?? []
  if (tokens[at]!.word.length > 1) return direct
  const next = tokens[at + 1] ? (book.byWord.get(tokens[at + 1]!.word) ?? []) : []
  return [...direct, ...next]
}

/** Without a title, Dr. May, Dr. Day, or Dr. Long could be the word. */
function isTooOrdinary(token: Token, book: NameBook): boolean {
  return token.word.length < 2 || isRuleWord(token.word) || book.isOrdinaryWord(token.word)
}

/** "HC", in capitals, if no role has that name. */
function matchInitials(token: Token, book: NameBook): Match | undefined {
  if (!/^\p{Lu}{2,3}$/u.test(token.text) || book.isOrdinaryWord(token.word)) return undefined
  const found = book.names.filter((name) => name.initials === token.word)
  return found.length === 0 ? undefined : chosen(found, 1, token.text)
}

function matchTypingError(token: Token, book: NameBook, titled: boolean): Match | undefined {
  const { word } = token
  const isName = (titled || token.isCapitalized) && /^\p{L}+$/u.test(word)
  if (!isName || word.length < 4 || isRuleWord(word) || book.isOrdinaryWord(word)) return undefined
  const within = word.length < 7 ? 1 : 2
  let best = within + 1
  let found: Name[] = []
  for (const name of book.names) {
    const distance = Math.min(
      ...[name.last.join(''), name.last.at(-1)!, ...name.first.slice(0, 1)]
        .filter((part) => part.length >= 4)
        .map((part) => distanceWithin(word, part, within)),
      within + 1,
    )
    if (distance > within || distance > best) continue
    found = distance === best ? [...found, name] : [name]
    best = distance
  }
  if (found.length === 0) return undefined
  const match = chosen(found, 1, token.text)
  return found.length > 1 ? match : { ...match, question: `We read “${token.text}” as ${found[0]!.whole}.` }
}

function chosen(names: Name[], length: number, said: string): Match {
  if (names.length === 1) return { meaning: { of: 'people', physicianIds: [names[0]!.id], named: true }, length }
  const question = `Which ${said} do you mean: ${joinWords(names.map((name) => name.whole))}?`
  return { meaning: { of: 'trouble', about: 'person', question, physicianIds: names.map(({ id }) => id) }, length }
}

function unknownName(tokens: Token[], at: number, titled: boolean, context: Context): Match | undefined {
  const token = tokens[at + 1]
  if (!titled || !token?.isCapitalized) return undefined
  const advice =
    context.physicians.length === 0
      ? ' The group has no physicians yet.'
      : ' Write the name as it appears in Evenshift.'
  const question = `No physician is named ${token.text}.${advice}`
  return { meaning: { of: 'trouble', about: 'person', question }, length: 2 }
}

function saidAt(tokens: Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ')
    .replace(' ,', ',')
}
