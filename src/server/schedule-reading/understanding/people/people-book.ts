/** Everyone the file names, each once: "Chen", "H. Chen", "Chen, Hana MD", "HC", and a typing error are one person. */
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
import { candidatesFor, fullness, type Mention, type Person, worksBeside } from './who-may-be-meant.ts'

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
  const isDismissed = ({ aliases }: FoundPerson) => aliases.some((alias) => told.dismissed.has(keyOf(alias)))
  return {
    people: people.flatMap(({ mentions: _, ...person }) => (isDismissed(person) ? [] : [renamed(person, told)])),
    personOf: (written: string) => {
      const person = byWriting.get(keyOf(written))
      return person && !isDismissed(person) ? person : undefined
    },
    doubts,
    alike: alike.filter(({ written, others }) => !others.some((other) => areSame([other], written, told))),
  }
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
