/** All candidates of a text. Each distinct text of a sheet is studied once. */
import { commaBetween } from '../../understanding/people/names.ts'
import { type Bounds, foldName } from '../constraints.ts'
import { type DateCandidate, dateCandidates, type RangeCandidate, rangeCandidates } from '../dates/date-candidates.ts'
import { dayList, type Span, spansOf } from '../dates/day-lists.ts'
import { impossible, useOfKnownWord } from '../prices.ts'
import {
  type CodeCandidate,
  codeCandidate,
  codeWithPeople,
  isLeftOpen,
  type PairCandidate,
  pairCandidates,
} from './code-candidates.ts'
import { type NameCandidate, nameCandidate } from './name-candidates.ts'

/** Several in one cell, and what they cost together. */
export type Several<Item> = { items: Item[]; bits: number }

export type TextFacts = {
  text: string
  /** How many cells contain it. */
  count: number
  dates: DateCandidate[]
  ranges: RangeCandidate[]
  /** A day or a range of days. */
  isDate: boolean
  isMonth: boolean
  isWeekday: boolean
  isNumber: boolean
  name?: NameCandidate
  code?: CodeCandidate
  /** The cell as people and as people with codes: first with commas inside names, then with commas between people. */
  people: [Several<NameCandidate>, Several<NameCandidate>]
  pairs: [Several<PairCandidate>, Several<PairCandidate>]
  /** The cell as a list of days, and as people each with their days. */
  days: Several<string>
  spans: Several<Span<NameCandidate>>
  bits: {
    name: number
    code: number
    mark: number
    /** Not explained at all. */
    plain: number
    /** Outside the schedule: a number, a remark. */
    info: number
    /** A word above a table or a part of it. */
    heading: number
    /** In a column of attributes, where words repeat. */
    attribute: number
  }
}

/** How often each name and code could occur in the sheet: repeated words are cheap. */
export type Vocabulary = {
  names: Map<string, number>
  codes: Map<string, number>
  /** How many names each code is with. */
  paired: Map<string, number>
}

/** Commas inside a name, and commas between names. */
const separators = [
  /\s*(?:[\n;&+]|(?<!\bw)\/)\s*|\s+(?:and|und|et|y)\s+/,
  new RegExp(`\\s*(?:[\\n;&+]|(?<!\\bw)\\/)\\s*|${commaBetween.source}|\\s+(?:and|und|et|y)\\s+`, 'i'),
] as const
const longestStudied = 300

/** Someone said that this is a person. */
const toldName = 2
/** A name that the file's key or another sheet has. */
export const knownName = 4

export type NameReader = (text: string) => NameCandidate | undefined

/** A name as the constraints and the file's key of initials allow it. */
export function nameReaderOf(bounds: Bounds, initials: ReadonlySet<string>, known: ReadonlySet<string>): NameReader {
  return (text) => {
    const name = nameCandidate(text)
    if (!name || isAmong(bounds.notPeople, text, name)) return undefined
    if (isAmong(bounds.people, text, name)) return { ...name, bits: toldName }
    return initials.has(name.key) || known.has(name.key) ? { ...name, bits: knownName } : name
  }
}

/** As the cell writes the name, with "Dr." and "MD", or without. */
const isAmong = (told: ReadonlySet<string>, text: string, { key }: NameCandidate) =>
  told.has(key) || told.has(foldName(text))

export function studyText(text: string, nameOf: NameReader): Omit<TextFacts, 'bits' | 'count'> {
  const dates = dateCandidates(text)
  const ranges = rangeCandidates(text)
  const name = nameOf(text)
  const found = codeCandidate(text)
  // If someone said it's a person, it is, even if called Open.
  const code = found?.kind === 'off' && name && name.bits <= toldName ? undefined : found
  const isShort = text.length <= longestStudied
  const parts = separators.map((separator) =>
    isShort ? text.split(separator).filter((part) => part.trim() !== '') : [],
  )
  return {
    text,
    dates,
    ranges,
    isDate: dates.some(({ day }) => day) || ranges.length > 0,
    isMonth: dates.some(({ month, day }) => month && !day),
    isWeekday: dates.length > 0 && dates.some(({ weekdays, day }) => weekdays && !day),
    isNumber: /^\d+(?:\.\d+)?$/.test(text),
    ...(name ? { name } : {}),
    ...(code ? { code } : {}),
    people: [several(parts[0]!, nameOf), several(parts[1]!, nameOf)],
    pairs: [several(parts[0]!, (part) => pairCandidates(part, nameOf)[0]), pairsOf(text, parts[1]!, nameOf)],
    days: listed(dayList(text)),
    spans: listed(spansOf(text, nameOf)),
  }
}

const listed = <Item>(items: Item[]): Several<Item> => ({ items, bits: items.length > 0 ? 0 : impossible })

function pairsOf(text: string, parts: string[], nameOf: NameReader): Several<PairCandidate> {
  // "Days: Kumar, Hess / Nights: Boyd"
  const lines = text.split(/\n|\s*;\s*|\s\/\s/).filter((line) => line.trim() !== '')
  const shared = lines.map((line) => codeWithPeople(line, nameOf))
  if (shared.some((pairs) => pairs.length > 0)) {
    const each = shared.map((pairs, at) => (pairs.length > 0 ? pairs : pairCandidates(lines[at]!, nameOf).slice(0, 1)))
    return each.every((pairs) => pairs.length > 0) ? { items: each.flat(), bits: 0 } : { items: [], bits: impossible }
  }
  return several(parts, (part) => pairCandidates(part, nameOf)[0])
}

/** All parts must be of the kind, or open shifts. */
function several<Item>(parts: string[], read: (part: string) => Item | undefined): Several<Item> {
  const items: Item[] = []
  let nobody = 0
  for (const part of parts) {
    const item = isLeftOpen(part) ? undefined : read(part.trim())
    if (item) items.push(item)
    else if (isLeftOpen(part)) nobody++
    else return { items: [], bits: impossible }
  }
  return { items, bits: items.length > 0 || nobody > 0 ? nobody * useOfKnownWord : impossible }
}

export function vocabularyOf(facts: Iterable<TextFacts>): Vocabulary {
  const vocabulary: Vocabulary = { names: new Map(), codes: new Map(), paired: new Map() }
  const add = (words: Map<string, number>, keys: Iterable<string>, count: number) => {
    for (const key of keys) words.set(key, (words.get(key) ?? 0) + count)
  }
  for (const { name, code, people, pairs, spans, count } of facts) {
    const both = [...pairs[0].items, ...pairs[1].items]
    const parts = [...people[0].items, ...people[1].items, ...[...both, ...spans.items].map((one) => one.name)]
    add(vocabulary.names, new Set([...(name ? [name] : []), ...parts].map(({ key }) => key)), count)
    const codes = [...(code ? [code] : []), ...both.map((pair) => pair.code)]
    add(vocabulary.codes, new Set(codes.map(({ key }) => key)), count)
    add(vocabulary.paired, new Set(pairs[0].items.map((pair) => pair.code.key)), 1)
  }
  return vocabulary
}
