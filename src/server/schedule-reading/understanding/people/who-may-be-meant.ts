/** Who a spelling of a name may be: of the same last name, with a fitting first name, by initials, or but for a slip. */
import { distanceWithin } from '../../../../engine/language/edit-distance.ts'
import type { CellPlace, FoundPerson } from '../../understanding.ts'
import { keyOf } from './corrected-people.ts'
import { looksLikeInitials, type WrittenName } from './names.ts'

export type Mention = {
  written: string
  name: WrittenName
  cells: CellPlace[]
  count: number
  /** On which days: two names on one day are two people. */
  dates: Set<string>
}

export type Person = FoundPerson & { mentions: Mention[] }

export function fullness(name: WrittenName): number {
  if (name.first && name.first.replace('.', '').length > 1) return 3
  if (name.first) return 2
  return looksLikeInitials(name.plain) ? 0 : 1
}

/** People with a longer spelling who may be meant. */
export function candidatesFor({ name, dates }: Mention, people: Person[]): Person[] {
  const same = (a: string, b: string) => keyOf(a) === keyOf(b)
  const exact = people.filter((person) => same(person.lastName, name.last) && firstFits(person.firstName, name.first))
  if (exact.length > 0) return exact
  if (name.first) {
    // "Hana C." and a last name of two words.
    const turned = people.filter(
      (person) =>
        person.firstName !== undefined &&
        ((name.first!.length === 1 &&
          same(person.firstName, name.last) &&
          keyOf(person.lastName).startsWith(keyOf(name.first!))) ||
          (same(person.firstName, name.last) && same(person.lastName, name.first!))),
    )
    if (turned.length > 0) return turned
  } else if (looksLikeInitials(name.plain)) {
    return people.filter(
      (person) => initialsOf(person) === keyOf(name.plain) || initialsOf(person, true) === keyOf(name.plain),
    )
  } else {
    const byFirst = people.filter((person) => person.firstName && same(person.firstName.split(' ')[0]!, name.last))
    if (byFirst.length > 0) return byFirst
    const byPart = people.filter((person) => keyOf(person.lastName).split(/[\s-]/).includes(keyOf(name.last)))
    if (byPart.length > 0) return byPart
    const glued = people.filter((person) => person.firstName && gluedForms(person).includes(keyOf(name.last)))
    if (glued.length > 0) return glued
  }
  return people.filter((person) => isSlip(person, name) && !worksBeside(person, dates))
}

function firstFits(known: string | undefined, said: string | undefined): boolean {
  if (!known || !said) return true
  const [a, b] = [keyOf(known), keyOf(said)]
  if (a === b || a.split(' ')[0] === b.split(' ')[0]) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    (short.length <= 4 && long.startsWith(short)) ||
    (short.length === 1 && long.startsWith(short)) ||
    isInitialsOf(short, long)
  )
}

function isInitialsOf(short: string, long: string): boolean {
  return (
    short.length === 2 &&
    !short.includes(' ') &&
    long
      .split(' ')
      .map((word) => word[0])
      .join('') === short
  )
}

/** "SmithJ", "JSmith". */
function gluedForms(person: Person): string[] {
  const [first, last] = [keyOf(person.firstName ?? ''), keyOf(person.lastName).replace(/\s/g, '')]
  return [`${last}${first[0]}`, `${first[0]}${last}`]
}

/** Two names on one day are two people, however similar. */
export function worksBeside(person: Person, dates: Set<string>): boolean {
  return person.mentions.some((mention) => [...dates].some((date) => mention.dates.has(date)))
}

/** One typo in a long enough name; the first names must not contradict it. */
function isSlip(person: Person, name: WrittenName): boolean {
  const [a, b] = [keyOf(person.lastName), keyOf(name.last)]
  if (a === b || Math.min(a.length, b.length) < 5 || distanceWithin(a, b, 1) > 1) return false
  return name.first !== undefined || person.mentions.some((mention) => mention.count > 1 || fullness(mention.name) > 1)
    ? firstFits(person.firstName, name.first)
    : false
}

function initialsOf(person: Person, isTurned = false): string {
  const words = isTurned
    ? [person.lastName, person.firstName ?? '']
    : [...(person.firstName ?? '').split(' '), ...person.lastName.split(/[\s-]/)]
  return words
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase()
}
