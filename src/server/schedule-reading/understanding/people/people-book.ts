/** Everyone the file names, each once: "Chen", "H. Chen", "Chen, Hana MD", "HC", and a typing error are one person. */
import { distanceWithin } from '../../../../engine/language/edit-distance.ts'
import type { CellPlace, Doubt, FoundPerson } from '../../understanding.ts'
import {
  areApart,
  areSame,
  type CorrectedPeople,
  correctedPeople,
  fullName,
  keyOf,
  renamed,
} from './corrected-people.ts'
import { looksLikeInitials, takeApart, type WrittenName } from './names.ts'

type Mention = {
  written: string
  name: WrittenName
  cells: CellPlace[]
  count: number
  /** On which days: two names on one day are two people. */
  dates: Set<string>
}

export type PeopleBook = {
  /** Records a mention of someone; identical spellings are one. */
  mention: (written: string, cell: CellPlace, more?: { hints?: string[]; date?: string }) => void
  /** The file's own key of initials. */
  explain: (initials: string, name: string, cell: CellPlace) => void
  /** After all mentions: the people, and whom each spelling means. */
  close: () => {
    people: FoundPerson[]
    personOf: (written: string) => FoundPerson | undefined
    doubts: Doubt[]
    alike: AlikeName[]
  }
}

export function openPeopleBook(told: CorrectedPeople = correctedPeople([])): PeopleBook {
  const mentions = new Map<string, Mention>()
  const explained = new Map<string, { name: string; cell: CellPlace }>()
  return {
    mention: (written, cell, { hints: extraHints = [], date } = {}) => {
      const key = keyOf(written)
      const known = mentions.get(key)
      if (known) {
        known.count++
        if (date) known.dates.add(date)
        known.name.hints.push(...extraHints.filter((hint) => !known.name.hints.includes(hint)))
        const isNew = !known.cells.some(
          (one) => one.sheet === cell.sheet && one.row === cell.row && one.column === cell.column,
        )
        if (isNew && known.cells.length < 40) known.cells.push(cell)
        return
      }
      const name = takeApart(written) ?? asInitials(written)
      if (name)
        mentions.set(key, {
          written,
          name: { ...name, hints: [...name.hints, ...extraHints] },
          cells: [cell],
          count: 1,
          dates: new Set(date ? [date] : []),
        })
    },
    explain: (initials, name, cell) => explained.set(keyOf(initials), { name, cell }),
    close: () => gather([...mentions.values()], explained, told),
  }
}

function asInitials(written: string): WrittenName | undefined {
  const text = written.trim()
  return text === '' ? undefined : { plain: text, last: text, credentials: [], hints: [], isMarked: false }
}

/** Spellings that may mean someone else in the file. */
export type AlikeName = { written: string; others: string[] }

type Person = FoundPerson & { mentions: Mention[] }

function gather(mentions: Mention[], explained: Map<string, { name: string; cell: CellPlace }>, told: CorrectedPeople) {
  const people: Person[] = []
  const doubts: Doubt[] = []
  const alike: AlikeName[] = []
  const byWriting = new Map<string, Person>()
  const fullest = mentions.toSorted((a, b) => fullness(b.name) - fullness(a.name) || b.count - a.count)
  const add = (mention: Mention) => {
    const key = `p${people.length + 1}`
    const person: Person = { ...personFrom(mention, key), mentions: [mention] }
    people.push(person)
    byWriting.set(keyOf(mention.written), person)
    return person
  }
  for (const { name, cell } of explained.values()) {
    const read = takeApart(name)
    if (read && !people.some((person) => keyOf(person.name) === keyOf(fullName(read))))
      fullest.unshift({ written: name, name: read, cells: [cell], count: 0, dates: new Set() })
  }
  for (const mention of fullest.toSorted((a, b) => fullness(b.name) - fullness(a.name))) {
    const key = keyOf(mention.written)
    if (byWriting.has(key)) continue
    const inKey = explained.get(key)
    const toldName = inKey && takeApart(inKey.name)
    const candidates = toldName
      ? people.filter((person) => keyOf(person.name) === keyOf(fullName(toldName)))
      : candidatesFor(mention, people).filter((person) => !areApart(person.aliases, mention.written, told))
    const isTold = toldName !== undefined || candidates.some((one) => areSame(one.aliases, mention.written, told))
    // "J. Smith" and "John Smith" on one day may be two people.
    const isOther = !isTold && candidates.length === 1 && worksBeside(candidates[0]!, mention.dates)
    if (candidates.length === 1 && !isOther) {
      join(candidates[0]!, mention)
      byWriting.set(key, candidates[0]!)
    } else {
      const person = add(mention)
      if (candidates.length > 0) {
        alike.push({ written: mention.written, others: candidates.map(({ aliases }) => aliases[0]!) })
        person.confidence = Math.min(person.confidence, 0.4)
        person.couldBe = candidates.map((one) => one.key)
        const names = candidates.map((one) => one.name).join(' or ')
        doubts.push({
          message: `“${mention.written}” could be ${names}, so we kept it separate.`,
          cells: mention.cells.slice(0, 5),
        })
      }
    }
  }
  for (const [one, other] of told.same) {
    const [from, into] = [byWriting.get(keyOf(one)), byWriting.get(keyOf(other))]
    if (!from || !into || from === into) continue
    for (const mention of from.mentions) join(into, mention)
    for (const [writing, person] of byWriting) if (person === from) byWriting.set(writing, into)
    people.splice(people.indexOf(from), 1)
  }
  return {
    people: people.map(({ mentions: _, ...person }) => renamed(person, told)),
    personOf: (written: string) => byWriting.get(keyOf(written)),
    doubts,
    alike: alike.filter(({ written, others }) => !others.some((other) => areSame([other], written, told))),
  }
}

function fullness(name: WrittenName): number {
  if (name.first && name.first.replace('.', '').length > 1) return 3
  if (name.first) return 2
  return looksLikeInitials(name.plain) ? 0 : 1
}

/** People with a longer spelling who may be meant. */
function candidatesFor({ name, dates }: Mention, people: Person[]): Person[] {
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
function worksBeside(person: Person, dates: Set<string>): boolean {
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

function personFrom(mention: Mention, key: string): FoundPerson {
  const { name, written, cells } = mention
  const isInitials = looksLikeInitials(name.plain) && !name.first
  return {
    key,
    name: fullName(name),
    ...(name.first ? { firstName: name.first } : {}),
    lastName: name.last,
    ...(isInitials ? { initials: name.plain.replaceAll('.', '').toUpperCase() } : {}),
    aliases: [written],
    credentials: name.credentials,
    hints: name.hints,
    cells: [...cells],
    confidence: name.isMarked ? 0.97 : isInitials ? 0.6 : name.first ? 0.92 : 0.8,
  }
}

function join(person: Person, mention: Mention): void {
  const { written, name, cells } = mention
  person.mentions.push(mention)
  if (!person.aliases.includes(written)) person.aliases.push(written)
  if (looksLikeInitials(name.plain) && !name.first) person.initials = name.plain.replaceAll('.', '').toUpperCase()
  for (const credential of name.credentials)
    if (!person.credentials.includes(credential)) person.credentials.push(credential)
  for (const hint of name.hints) if (!person.hints.includes(hint)) person.hints.push(hint)
  person.cells.push(...cells)
}
