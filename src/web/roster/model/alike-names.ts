/** Names that look the same once a narrow column cuts them off. */
import type { User } from '../../../contract/users.ts'
import { fullName } from '../../../engine/text/names.ts'

/** So much of a last name fits beside a first name. */
const shownLetters = 9
/** So much of its end stays. */
const lastLetters = 3

export type ShownName = {
  last: string
  first: string
  /** Someone else's begins like it: both names are cut in the middle, and both stay visible. */
  isAlike: boolean
}

/** What the rows show of each name; for two people with one and the same, who they are in their address. */
export function showNames(people: readonly User[]): Map<number, ShownName> {
  const startOf = ({ lastName }: User) => lastName.slice(0, shownLetters).toLowerCase()
  const [starts, names] = [countBy(people, startOf), countBy(people, fullName)]
  return new Map(
    people.map((person) => {
      const isTwin = names.get(fullName(person))! > 1
      const first = isTwin ? person.email.split('@')[0]! : person.firstName
      return [person.id, { last: person.lastName, first, isAlike: starts.get(startOf(person))! > 1 }]
    }),
  )
}

function countBy(people: readonly User[], keyOf: (person: User) => string): Map<string, number> {
  const count = new Map<string, number>()
  for (const person of people) count.set(keyOf(person), (count.get(keyOf(person)) ?? 0) + 1)
  return count
}

/** The part that may be cut, and the end that stays. */
export function cutInMiddle(name: string): [string, string] {
  return name.length <= 2 * lastLetters ? ['', name] : [name.slice(0, -lastLetters), name.slice(-lastLetters)]
}
