/** Finds the group members a file names, so no one is added twice. */
import { fullName } from '../../engine/text/names.ts'
import type { UserRow } from '../users/users.store.ts'
import type { FoundPerson } from './understanding.ts'

type Member = Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'isActive'>

/** By key of the person. Whole names first; a last name alone, or with an initial, if just one member fits. */
export function matchPeople<Row extends Member>(people: FoundPerson[], members: Row[]): Map<string, Row> {
  const matched = new Map<string, Row>()
  const free = new Set([...members].sort((one, other) => Number(other.isActive) - Number(one.isActive)))
  const take = (person: FoundPerson, fits: (member: Row) => boolean, mustBeOnly: boolean) => {
    const fitting = [...free].filter(fits)
    const [member] = fitting
    if (!member || (mustBeOnly && fitting.length > 1)) return
    matched.set(person.key, member)
    free.delete(member)
  }
  for (const person of people) {
    if (person.firstName) take(person, (member) => plainName(member) === plainName(person), false)
  }
  for (const person of people) {
    if (matched.has(person.key)) continue
    take(person, (member) => plain(member.lastName) === plain(person.lastName) && isShortFor(person, member), true)
  }
  return matched
}

function plainName({ firstName = '', lastName }: { firstName?: string; lastName: string }): string {
  return plain(fullName({ firstName, lastName }))
}

function isShortFor(person: FoundPerson, member: Member): boolean {
  const given = plain(person.firstName ?? '')
  return given === '' || (given.length === 1 && plain(member.firstName).startsWith(given))
}

/** Without accents, case, and punctuation: "O'Brien-Núñez" and "obrien nunez" are the same. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
