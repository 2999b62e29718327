/** The shifts of a schedule, found by id, by cell, and the open ones by role and day. */
import type { Shift } from '../../../contract/schedules.ts'

export type ShiftIndex = {
  all: readonly Shift[]
  byId: ReadonlyMap<number, Shift>
  /** What a physician has on a day. */
  at: (physicianId: number | null, date: string) => readonly Shift[]
  openAt: (roleId: number | null, date: string) => readonly Shift[]
}

const none: readonly Shift[] = []

export function indexShifts(all: readonly Shift[]): ShiftIndex {
  const cells = new Map<string, Shift[]>()
  for (const shift of all) {
    const key = shift.physicianId === null ? `open ${shift.roleId} ${shift.date}` : `${shift.physicianId} ${shift.date}`
    const found = cells.get(key)
    if (found) found.push(shift)
    else cells.set(key, [shift])
  }
  return {
    all,
    byId: new Map(all.map((shift) => [shift.id, shift])),
    at: (physicianId, date) => cells.get(`${physicianId} ${date}`) ?? none,
    openAt: (roleId, date) => cells.get(`open ${roleId} ${date}`) ?? none,
  }
}
