/** The rows of the grid: physicians with their shifts, and open shifts by role. Unchanged rows keep their identity. */
import type { Shift } from '../../../contract/schedules.ts'
import type { User } from '../../../contract/users.ts'

export type ShiftsByOwner = ReadonlyMap<number, readonly Shift[]>

export type OpenRow = { key: string; roleId: number | null; roleName: string; shifts: readonly Shift[] }

export const physicianKey = (id: number) => `p${id}`
export const openKey = (roleId: number | null) => `open${roleId ?? 0}`
export const coverageKey = 'coverage'

export function idOfKey(key: string): number | undefined {
  return /^p\d+$/.test(key) ? Number(key.slice(1)) : undefined
}

/** Groups shifts by physician; a list that is the same as before is the same object, so that its row is not drawn anew. */
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

/** Physicians at work, and whoever else has a shift here. */
export function staffOf(people: readonly User[], owners: ShiftsByOwner): User[] {
  return people.filter(
    (person) => (person.role === 'physician' && person.isActive) || (owners.get(person.id)?.length ?? 0) > 0,
  )
}

function isSameList(one: readonly Shift[] | undefined, other: readonly Shift[]): boolean {
  return one?.length === other.length && one.every((shift, index) => shift === other[index])
}
