/** How many positions a day needs and has, and which roles are short. */
import type { Role } from '../../../contract/roles.ts'
import type { Shift } from '../../../contract/schedules.ts'
import { countOn } from '../../../engine/demand.ts'

export type ShortRole = { roleId: number; name: string; missing: number; openShifts: readonly Shift[] }
export type DayCoverage = { filled: number; required: number; short: readonly ShortRole[] }

/** A removed shift closes its position. An extra position in one role doesn't make up for a missing one in another. */
export function coverDay(date: string, onDate: readonly Shift[], roles: readonly Role[]): DayCoverage {
  const coverage = { filled: 0, required: 0, short: [] as ShortRole[] }
  for (const role of roles.filter(({ isActive }) => isActive)) {
    const all = onDate.filter((shift) => shift.roleId === role.id)
    const ofRole = all.filter(({ status }) => status !== 'cancelled')
    const needed = Math.max(0, countOn(role, date) - (all.length - ofRole.length))
    const filled = ofRole.filter((shift) => shift.physicianId !== null).length
    coverage.required += needed
    coverage.filled += Math.min(filled, needed)
    if (filled < needed) {
      const openShifts = ofRole.filter((shift) => shift.physicianId === null)
      coverage.short.push({ roleId: role.id, name: role.name, missing: needed - filled, openShifts })
    }
  }
  return coverage
}

export function coverDays(dates: readonly string[], shifts: readonly Shift[], roles: readonly Role[]): DayCoverage[] {
  const byDate = new Map<string, Shift[]>(dates.map((date) => [date, []]))
  for (const shift of shifts) byDate.get(shift.date)?.push(shift)
  return dates.map((date) => coverDay(date, byDate.get(date) ?? [], roles))
}

/** "Admitter, 2 Night" */
export function describeShort(short: readonly ShortRole[]): string {
  return short.map(({ name, missing }) => (missing > 1 ? `${missing} ${name}` : name)).join(', ')
}
