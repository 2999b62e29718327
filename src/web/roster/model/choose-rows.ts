/** Which physicians the grid shows, and in which order. */
import type { Shift } from '../../../contract/schedules.ts'
import type { User } from '../../../contract/users.ts'
import { fullName } from '../../../engine/text/names.ts'
import { findByWords } from '../../text/search-words.ts'
import type { ShiftsByOwner } from './rows.ts'
import { type Counts, type TallyName, tallyNames } from './tallies.ts'

export type RowFilters = { search: string; roleId: number | undefined; experience: string | undefined }

export function filterRows(people: readonly User[], owners: ShiftsByOwner, filters: RowFilters): User[] {
  const isFound = findByWords(filters.search)
  return people.filter(
    (person) =>
      isFound(fullName(person)) &&
      (filters.experience === undefined || person.experienceLevel === filters.experience) &&
      (filters.roleId === undefined || hasRole(owners.get(person.id) ?? [], filters.roleId)),
  )
}

export const rowOrders = ['name', ...tallyNames.flatMap((name) => [name, `-${name}`] as const)] as const
export type RowOrder = (typeof rowOrders)[number]

/** A tally with a minus: most first. Equal rows stand by name. */
export function sortRows(people: readonly User[], order: RowOrder, countsOf: (id: number) => Counts): User[] {
  const byName = people.toSorted(
    (one, other) =>
      one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName) || one.id - other.id,
  )
  if (order === 'name') return byName
  const direction = order.startsWith('-') ? -1 : 1
  const name = order.replace('-', '') as TallyName
  return byName.sort((one, other) => direction * (countsOf(one.id)[name] - countsOf(other.id)[name]))
}

/** Most first, then fewest first, then by name again. */
export function nextOrder(order: RowOrder, name: TallyName): RowOrder {
  if (order === `-${name}`) return name
  return order === name ? 'name' : `-${name}`
}

function hasRole(shifts: readonly Shift[], roleId: number): boolean {
  return shifts.some((shift) => shift.roleId === roleId)
}
