/** The rows of the grid: who has one, in which order and groups, and open shifts by role. Unchanged rows stay the same objects. */

import type { Role } from '../../../contract/roles.ts'
import type { Shift } from '../../../contract/schedules.ts'
import { isStaff } from '../../../contract/staff.ts'
import type { User } from '../../../contract/users.ts'
import { experienceLevels } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { fullName } from '../../../engine/text/names.ts'
import { findByWords } from '../../text/search-words.ts'
import { type Counts, type TallyName, tallyNames } from './tallies.ts'

export type ShiftsByOwner = ReadonlyMap<number, readonly Shift[]>

export type OpenRow = { key: string; roleId: number | null; roleName: string; shifts: readonly Shift[] }

export const physicianKey = (id: number) => `p${id}`
export const openKey = (roleId: number | null) => `open${roleId ?? 0}`
export const coverageKey = 'coverage'

export function idOfKey(key: string): number | undefined {
  return /^p\d+$/.test(key) ? Number(key.slice(1)) : undefined
}

/** Groups shifts by physician; an unchanged list is the same object, so its row doesn't redraw. */
export function groupByOwner(shifts: readonly Shift[], previous: ShiftsByOwner = new Map()): ShiftsByOwner {
  const grouped = new Map<number, Shift[]>()
  for (const shift of shifts) {
    if (shift.physicianId === null) continue
    const own = grouped.get(shift.physicianId)
    if (own) own.push(shift)
    else grouped.set(shift.physicianId, [shift])
  }
  const kept = new Map<number, readonly Shift[]>()
  for (const [id, own] of grouped) kept.set(id, isSameList(previous.get(id), own) ? previous.get(id)! : own)
  return kept
}

export function groupOpen(shifts: readonly Shift[], orderOf: (shift: Shift) => number): OpenRow[] {
  const rows = new Map<string, { row: OpenRow; order: number; shifts: Shift[] }>()
  for (const shift of shifts) {
    if (shift.physicianId !== null) continue
    const key = openKey(shift.roleId)
    const found = rows.get(key)
    if (found) found.shifts.push(shift)
    else {
      const own = [shift]
      const row = { key, roleId: shift.roleId, roleName: shift.role ?? 'Shift', shifts: own }
      rows.set(key, { row, order: orderOf(shift), shifts: own })
    }
  }
  return [...rows.values()].sort((one, other) => one.order - other.order).map(({ row }) => row)
}

/** Active physicians, and anyone else with a shift here. */
export function staffOf(people: readonly User[], owners: ShiftsByOwner): User[] {
  return people.filter((person) => isStaff(person) || (owners.get(person.id)?.length ?? 0) > 0)
}

function isSameList(one: readonly Shift[] | undefined, other: readonly Shift[]): boolean {
  return one?.length === other.length && one.every((shift, index) => shift === other[index])
}

export type RowFilters = { search: string; roleId: number | undefined; experience: string | undefined }

/** Which physicians the grid shows, and in which order. */
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

/** A tally with a minus: most first. Ties are sorted by name. */
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

/** Rows in groups: by the role someone works most (the team), or by experience. */
export const groupings = ['none', 'team', 'experience'] as const
export type Grouping = (typeof groupings)[number]

type RowGroup = { key: string; title: string | undefined; people: User[] }

type Known = { roles: readonly Role[]; ownShifts: (id: number) => readonly Shift[] }

/** Within a group people keep their order. */
export function groupRows(people: readonly User[], grouping: Grouping, known: Known): RowGroup[] {
  if (grouping === 'none') return [{ key: 'all', title: undefined, people: [...people] }]
  const order =
    grouping === 'experience'
      ? experienceLevels.toReversed().map((level) => ({ key: level as string, title: capitalize(level) }))
      : [...known.roles]
          .sort((one, other) => one.priority - other.priority || one.name.localeCompare(other.name))
          .map(({ id, name }) => ({ key: String(id), title: name }))
  const keyOf = (person: User) =>
    grouping === 'experience' ? person.experienceLevel : mostWorked(known.ownShifts(person.id))
  const groups = new Map<string, User[]>()
  for (const person of people) {
    const key = keyOf(person) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), person])
  }
  return [...order, { key: '', title: 'No shifts' }].flatMap(({ key, title }) => {
    const own = groups.get(key)
    return own ? [{ key, title, people: own }] : []
  })
}

function mostWorked(shifts: readonly Shift[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { roleId } of shifts)
    if (roleId !== null) counts.set(String(roleId), (counts.get(String(roleId)) ?? 0) + 1)
  return [...counts].sort(([one, first], [other, second]) => second - first || Number(one) - Number(other))[0]?.[0]
}
