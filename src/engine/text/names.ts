/** Names of people. */

type Named = { firstName: string; lastName: string }

/** "Miriam Okafor"; either name may be missing. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** The full name, or the address if no name was entered. */
export function displayName(person: Named & { email: string }): string {
  return fullName(person) || person.email
}

/** What people are called in short sentences: by last name, or by the full name where two of them share it. */
export function shortNames(people: readonly (Named & { id: number })[]): Map<number, string> {
  const count = new Map<string, number>()
  for (const { lastName } of people) count.set(lastName, (count.get(lastName) ?? 0) + 1)
  const shortName = (person: Named) => (count.get(person.lastName) === 1 ? person.lastName : fullName(person))
  return new Map(people.map((person) => [person.id, shortName(person) || fullName(person)]))
}

/** For lists in the order of last names: "Okafor, Miriam". */
export function listedName({ firstName, lastName }: Named): string {
  return [lastName, firstName].filter((part) => part.trim() !== '').join(', ')
}

/** Of a whole name, to address somebody: "Chidinma". */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name
}
