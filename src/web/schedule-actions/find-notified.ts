/** Who publishing a draft affects: everyone whose shifts differ from the month's published schedule. */
import type { Shift } from '../../contract/schedules.ts'

export type Notified = { physicianId: number; name: string; gets: number; loses: number }

export function findNotified(draft: readonly Shift[], published: readonly Shift[]): Notified[] {
  const after = shiftsByPhysician(draft)
  const before = shiftsByPhysician(published)
  const names = new Map([...published, ...draft].map((shift) => [shift.physicianId, shift.physicianName ?? '']))
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((physicianId) => {
      const [has, had] = [after.get(physicianId) ?? new Set(), before.get(physicianId) ?? new Set()]
      return {
        physicianId,
        name: names.get(physicianId) ?? '',
        gets: [...has].filter((shift) => !had.has(shift)).length,
        loses: [...had].filter((shift) => !has.has(shift)).length,
      }
    })
    .filter(({ gets, loses }) => gets + loses > 0)
    .sort((one, other) => one.name.localeCompare(other.name))
}

function shiftsByPhysician(shifts: readonly Shift[]): Map<number, Set<string>> {
  const byPhysician = new Map<number, Set<string>>()
  for (const { physicianId, status, date, roleId, startTime, endTime, location } of shifts) {
    if (physicianId === null || status === 'cancelled') continue
    const own = byPhysician.get(physicianId) ?? new Set()
    own.add(`${date} ${roleId} ${startTime} ${endTime} ${location ?? ''}`)
    byPhysician.set(physicianId, own)
  }
  return byPhysician
}
