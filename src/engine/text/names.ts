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

/** For lists in the order of last names: "Okafor, Miriam". */
export function listedName({ firstName, lastName }: Named): string {
  return [lastName, firstName].filter((part) => part.trim() !== '').join(', ')
}
