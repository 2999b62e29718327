/** Edits from the grid: applied to the shifts on screen right away, reversed for undo, and sent to the server. */
import type { Role } from '../../../contract/roles.ts'
import type { Shift } from '../../../contract/schedules.ts'
import type { ShiftEdit } from '../../../contract/shifts.ts'
import type { User } from '../../../contract/users.ts'
import { fullName } from '../../../engine/text/names.ts'

/** An added shift has a negative id until the server gives it one; edits keep using that. */
export type LocalEdit =
  | {
      do: 'change'
      shiftId: number
      physicianId?: number | null
      isLocked?: boolean
      position?: number
      location?: string | null
    }
  | { do: 'add'; localId: number; roleId: number; date: string; physicianId: number | null }
  | { do: 'remove'; shiftId: number }
  /** It is not on screen, so the edit carries the version that was seen. */
  | { do: 'restore'; shiftId: number; version: number }

export type Cast = { people: ReadonlyMap<number, User>; roles: ReadonlyMap<number, Role>; scheduleId: number }

export function applyEdits(shifts: readonly Shift[], edits: readonly LocalEdit[], cast: Cast): Shift[] {
  let after = [...shifts]
  for (const edit of edits) {
    if (edit.do === 'add') after.push(addedShift(edit, cast))
    else if (edit.do === 'restore') continue
    else if (edit.do === 'remove') after = after.filter((shift) => shift.id !== edit.shiftId)
    else after = changeOne(after, edit, cast)
  }
  return after
}

/** What restores the shifts to how they were before the edits. */
export function invertEdits(shifts: readonly Shift[], edits: readonly LocalEdit[]): LocalEdit[] {
  return edits
    .flatMap((edit): LocalEdit[] => {
      if (edit.do === 'add') return [{ do: 'remove', shiftId: edit.localId }]
      if (edit.do === 'restore') return [{ do: 'remove', shiftId: edit.shiftId }]
      const before = shifts.find((shift) => shift.id === edit.shiftId)
      if (!before) return []
      if (edit.do === 'remove') {
        const { id, roleId, date, physicianId } = before
        return roleId === null ? [] : [{ do: 'add', localId: id, roleId, date, physicianId }]
      }
      return [
        {
          do: 'change',
          shiftId: edit.shiftId,
          ...(edit.physicianId === undefined ? {} : { physicianId: before.physicianId }),
          ...(edit.isLocked === undefined ? {} : { isLocked: before.isLocked }),
          ...(edit.location === undefined ? {} : { location: before.location }),
          ...(edit.position === undefined || before.position === null ? {} : { position: before.position }),
        },
      ]
    })
    .reverse()
}

/** `idOf` finds the server's id of a shift added here; `versionOf` the version that was seen. */
export function toShiftEdits(
  edits: readonly LocalEdit[],
  idOf: (id: number) => number,
  versionOf: (id: number) => number,
): ShiftEdit[] {
  return edits.map((edit): ShiftEdit => {
    if (edit.do === 'add') return { do: 'add', roleId: edit.roleId, date: edit.date, physicianId: edit.physicianId }
    if (edit.do === 'restore') return edit
    const { shiftId, ...rest } = edit
    const id = idOf(shiftId)
    return { ...rest, shiftId: id, version: versionOf(id) }
  })
}

/** Shifts the edits touch, by local ids. */
export function touchedIds(edits: readonly LocalEdit[]): number[] {
  return edits.map((edit) => (edit.do === 'add' ? edit.localId : edit.shiftId))
}

/** Whoever has the position a shift gets receives its old one, as on the server. */
function changeOne(shifts: Shift[], edit: Extract<LocalEdit, { do: 'change' }>, cast: Cast): Shift[] {
  const before = shifts.find(({ id }) => id === edit.shiftId)
  const isDisplaced = (shift: Shift) =>
    before !== undefined &&
    edit.position !== undefined &&
    shift.roleId === before.roleId &&
    shift.date === before.date &&
    shift.position === edit.position
  return shifts.map((shift) => {
    if (shift.id === edit.shiftId) return changedShift(shift, edit, cast)
    return isDisplaced(shift) ? { ...shift, position: before!.position } : shift
  })
}

function changedShift(shift: Shift, edit: Extract<LocalEdit, { do: 'change' }>, cast: Cast): Shift {
  const { isLocked = shift.isLocked, position = shift.position, location = shift.location } = edit
  const changed = { ...shift, isLocked, position, location }
  return edit.physicianId === undefined ? changed : { ...changed, ...ownedBy(edit.physicianId, cast) }
}

function ownedBy(physicianId: number | null, { people }: Cast) {
  const person = physicianId === null ? undefined : people.get(physicianId)
  return {
    physicianId,
    physician: person ? { firstName: person.firstName, lastName: person.lastName } : null,
    physicianName: person ? fullName(person) : null,
  }
}

function addedShift(edit: Extract<LocalEdit, { do: 'add' }>, cast: Cast): Shift {
  const role = cast.roles.get(edit.roleId)
  const now = new Date().toISOString()
  return {
    id: edit.localId,
    scheduleId: cast.scheduleId,
    ...ownedBy(edit.physicianId, cast),
    roleId: edit.roleId,
    role: role?.name ?? null,
    position: null,
    date: edit.date,
    shiftType: 'day',
    startTime: role?.startTime ?? '07:00',
    endTime: role?.endTime ?? '19:00',
    location: role?.location ?? null,
    status: 'scheduled',
    isLocked: false,
    editedBy: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}
