/** People and their roles in words. */
import type { UserRole } from '../../contract/users.ts'

export const roleLabels: Record<UserRole, string> = { physician: 'Physician', admin: 'Administrator' }

/** First and last name; the address while nobody entered a name. */
export function sayName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}
