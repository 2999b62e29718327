/** All candidates of a text with their prices. Each distinct text of a sheet is studied once. */
import { meaningOf } from '../../understanding/known-codes.ts'
import { commaBetween } from '../../understanding/people/names.ts'
import { findTimes } from '../../understanding/read-times.ts'
import type { Bounds } from '../constraints.ts'
import { type DateCandidate, dateCandidates, type RangeCandidate, rangeCandidates } from '../dates/date-candidates.ts'
import { dayList, type Span, spansOf } from '../dates/day-lists.ts'
import { impossible, literalBits, sharedBits, useOfKnownWord } from '../prices.ts'
import {
  type CodeCandidate,
  codeCandidate,
  codeWithPeople,
  isLeftOpen,
  type PairCandidate,
  pairCandidates,
} from './code-candidates.ts'
import { headingContent } from './heading-words.ts'
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
  /** With how many names each code stands. */
  paired: Map<string, number>
}

/** Commas inside a name, and commas between names. */
const separators = [
  /\s*(?:[\n;&]|(?<!\bw)\/)\s*|\s+(?:and|und|et|y)\s+/,
  new RegExp(`\\s*(?:[\\n;&]|(?<!\\bw)\\/)\\s*|${commaBetween.source}|\\s+(?:and|und|et|y)\\s+`, 'i'),
] as const
const clock = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m?)?$/i
/** A time of day outside the schedule. */
const clockTime = 6
/** "Total for Kim" */
const isTotal = /^(?:sub|grand )?total/i
const totalLabel = 20
const longestStudied = 300
const longestHeading = 60

/** Someone said that this is a person. */
const toldName = 2
/** A name that the file's key or another sheet has. */
export const knownName = 4

export type NameReader = (text: string) => NameCandidate | undefined

/** A name as the constraints and the file's key of initials allow it. */
export function nameReaderOf(bounds: Bounds, initials: ReadonlySet<string>, known: ReadonlySet<string>): NameReader {
  return (text) => {
    const name = nameCandidate(text)
    if (!name || bounds.notPeople.has(name.key)) return undefined
    if (bounds.people.has(name.key)) return { ...name, bits: toldName }
    return initials.has(name.key) || known.has(name.key) ? { ...name, bits: knownName } : name
  }
}

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
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const shared = lines.map((line) => codeWithPeople(line, nameOf))
  if (shared.some((pairs) => pairs.length > 0))
    return shared.every((pairs) => pairs.length > 0)
      ? { items: shared.flat(), bits: 0 }
      : { items: [], bits: impossible }
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

/** Prices depend on how often the words occur in the whole sheet. */
export function priceText(facts: Omit<TextFacts, 'bits'>, vocabulary: Vocabulary, isKey: boolean): TextFacts {
  const { text, name, code, isNumber, count } = facts
  const literal = literalBits(text)
  const nameBits = (one: NameCandidate) => sharedBits(one.bits, vocabulary.names.get(one.key) ?? 1) + one.remark / count
  const codeBits = (one: CodeCandidate) => {
    const uses = vocabulary.codes.get(one.key) ?? 1
    // A number in many cells is a code like any other.
    return sharedBits(one.bits, uses) + (isNumber && uses >= 12 ? 1 : one.use)
  }
  const [pair, ...others] = facts.pairs[0].items
  const isPaired = pair && others.length === 0 && (vocabulary.paired.get(pair.code.key) ?? 0) >= fewestPaired
  const glued = isPaired || (pair && others.length === 0 && saysShift(facts)) ? codeInName : 0
  const lines = text.includes('\n') ? severalLines : 0
  const asName = name ? nameBits(name) + glued + lines : impossible
  const asCode = code
    ? codeBits(code) +
      (headingContent(text) === 'none' && !/^(?:to|end)\b/i.test(text) ? 25 : looksLikeNames(facts) ? namesAsCode : 0) +
      lines
    : impossible
  const priced = <Item>({ items, bits }: Several<Item>, price: (item: Item) => number): Several<Item> => {
    return { items, bits: items.reduce((sum, item) => sum + price(item), bits) + (items.length > 1 ? 1 : 0) }
  }
  const plain = (isKey ? 0.5 : 1) * literal
  const info = isNumber
    ? Math.min(literal, 4 + 1.5 * text.length)
    : clock.test(text)
      ? clockTime
      : isTotal.test(text)
        ? Math.min(plain, totalLabel)
        : plain
  const asPeople = (people: Several<NameCandidate>) => {
    const found = priced(people, nameBits)
    return people.items.length === 1 ? { ...found, bits: found.bits + glued } : found
  }
  const [joined, listed] = [asPeople(facts.people[0]), asPeople(facts.people[1])]
  const one: Several<NameCandidate> = { items: name ? [name] : [], bits: asName }
  return {
    ...facts,
    people: [one.bits <= joined.bits ? one : joined, listed.items.length > 1 || !text.includes(',') ? listed : joined],
    pairs: [asPairs(facts.pairs[0]), asPairs(facts.pairs[1])],
    days: priced(facts.days, () => dayInList),
    spans: priced(facts.spans, (span) => nameBits(span.name) + dayInList * span.days.length),
    bits: {
      name: asName,
      code: asCode,
      mark: markBits(code, asCode),
      plain,
      info,
      heading: (text.length > longestHeading ? 1 : 0.6) * literal,
      attribute: Math.min(info, sharedBits(facts.isDate ? dateAside : literal, count) + (saysShift(facts) ? 8 : 4)),
    },
  }

  /** A code that several people share is written once. */
  function asPairs({ items, bits }: Several<PairCandidate>): Several<PairCandidate> {
    const total = items.reduce(
      (sum, { name: who, code: what }, index) =>
        sum + nameBits(who) + (what === items[index - 1]?.code ? 0 : codeBits(what)),
      bits,
    )
    return { items, bits: total }
  }
}

/** Whichever column of dates is left out, its spelling doesn't matter. */
const dateAside = literalBits('01/01/2027')

/** A name with a known code. */
function saysShift({ pairs }: Pick<TextFacts, 'pairs'>): boolean {
  return pairs.some(({ items: [first] }) => first && (meaningOf(first.code.written) ?? findTimes(first.code.written)))
}

/** A day among others in a cell. */
const dayInList = 1.5

/** Each use of a cell of several lines as one thing. */
const severalLines = 6

/** Each use of "Mbeki-D" as one name: a text that splits into a name and a known code is hardly ever one name. */
const codeInName = 4
/** Names that share what is behind them. */
const fewestPaired = 4

/** Each use of a person's name as if it were a shift. */
const namesAsCode = 6

function looksLikeNames({ text, code, name, people }: Omit<TextFacts, 'bits'>): boolean {
  if (name && name.bits <= knownName) return true
  if (code?.kind !== 'code' || text.length <= 4) return false
  return people.some(
    ({ items }) => items.length > 0 && items.every(({ bits, written }) => bits < 10 + 2.2 * written.length),
  )
}

function markBits(code: CodeCandidate | undefined, asCode: number): number {
  if (code?.kind === 'mark' || code?.kind === 'off') return code.kind === 'mark' ? 1 : 2
  return code?.kind === 'leave' ? asCode + 3 : impossible
}
