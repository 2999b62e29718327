/** What a text costs as each of its candidates, given how often its words occur in the sheet. */
import { meaningOf } from '../../understanding/known-codes.ts'
import { findTimes } from '../../understanding/read-times.ts'
import { impossible, literalBits, sharedBits } from '../prices.ts'
import type { CodeCandidate, PairCandidate } from './code-candidates.ts'
import { headingContent } from './heading-words.ts'
import type { NameCandidate } from './name-candidates.ts'
import { knownName, type Several, type TextFacts, type Vocabulary } from './text-facts.ts'

const clock = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]m?)?$/i
/** A time of day outside the schedule. */
const clockTime = 6
/** "Total for Kim" */
const isTotal = /^(?:sub|grand )?total/i
const totalLabel = 20
const longestHeading = 60

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
