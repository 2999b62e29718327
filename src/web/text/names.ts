/** People by name. */

/** First and last name; the address while nobody entered a name. */
export function sayName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}
