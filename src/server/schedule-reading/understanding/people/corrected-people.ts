/** Corrections about people: who is one, who isn't, and what someone is called. */
import type { ReadingConstraint } from '../../../../contract/sheet-reading.ts'
import type { FoundPerson } from '../../understanding.ts'
import { takeApart } from './names.ts'

type Pair = readonly [string, string]

/** People are named as the file writes them. */
export type CorrectedPeople = { same: Pair[]; apart: Pair[]; rename: Pair[]; dismissed: ReadonlySet<string> }

export function correctedPeople(constraints: readonly ReadingConstraint[]): CorrectedPeople {
  return {
    same: constraints.flatMap((one) => ('same' in one ? [one.same] : [])),
    apart: constraints.flatMap((one) => ('apart' in one ? [one.apart] : [])),
    dismissed: new Set(constraints.flatMap((one) => ('notPerson' in one ? [keyOf(one.notPerson)] : []))),
    rename: constraints.flatMap((one) => ('rename' in one ? [one.rename] : [])),
  }
}

export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.,'’*†]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const fullName = (name: { first?: string; last: string }) =>
  name.first ? `${name.first} ${name.last}` : name.last

export const areApart = (aliases: readonly string[], written: string, { apart }: CorrectedPeople) =>
  isToldOf(apart, aliases, written)
export const areSame = (aliases: readonly string[], written: string, { same }: CorrectedPeople) =>
  isToldOf(same, aliases, written)

function isToldOf(pairs: readonly Pair[], aliases: readonly string[], written: string): boolean {
  const means = (text: string) => keyOf(text) === keyOf(written)
  const isOne = (text: string) => aliases.some((alias) => keyOf(alias) === keyOf(text))
  return pairs.some(([one, other]) => (means(one) && isOne(other)) || (means(other) && isOne(one)))
}

export function renamed(person: FoundPerson, { rename }: CorrectedPeople): FoundPerson {
  const told = rename.findLast(([written]) => person.aliases.some((alias) => keyOf(alias) === keyOf(written)))
  const name = told && takeApart(told[1])
  if (!name) return person
  const { firstName: _, ...rest } = person
  const first = name.first ? { firstName: name.first } : {}
  return { ...rest, ...first, lastName: name.last, name: fullName(name), confidence: 0.99 }
}
