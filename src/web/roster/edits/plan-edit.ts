/** What a gesture in the grid means: move, swap, give away, unassign, lock, or assign a role. */
import type { Shift } from '../../../contract/schedules.ts'
import { addDays } from '../../../engine/calendar.ts'
import { formatDateRange } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { MissingShifts } from '../../shifts/missing-shifts.ts'
import { formatGridDay } from '../model/days.ts'
import type { ShiftIndex } from '../model/shift-index.ts'
import type { LocalEdit } from './local-edit.ts'

/** `refusal`: why it can't be done at all, with or without a reason. */
export type Plan =
  | { edits: LocalEdit[]; label: string; isSwap: boolean; refusal?: undefined }
  | { refusal: string; edits?: undefined }

export type Target = { physicianId: number | null; date: string }

export type PlanContext = {
  shifts: ShiftIndex
  codeOf: (shift: Shift) => string
  shortNameOf: (physicianId: number | null) => string
  nextLocalId: () => number
}

/** Drops a shift on a cell: it moves into a free one, and trades places with an occupied one. */
export function planDrop(shift: Shift, target: Target, context: PlanContext): Plan {
  if (target.physicianId === shift.physicianId && target.date === shift.date)
    return refuse('The shift is already there.')
  if (target.physicianId === null) return planOpen(shift, context)
  const [other] = context.shifts.at(target.physicianId, target.date)
  return target.date === shift.date
    ? planOnSameDay(shift, target.physicianId, other, context)
    : planOnOtherDay(shift, { ...target, physicianId: target.physicianId }, other, context)
}

export function planOpen(shift: Shift, context: PlanContext): Plan {
  if (shift.physicianId === null) return refuse('The shift is already open.')
  return plan(`Unassign ${what(shift, context)}`, [give(shift, null)])
}

/** The position isn't needed on that date. */
export function planRemove(shift: Shift, context: PlanContext): Plan {
  return plan(`Remove ${what(shift, context)}`, [{ do: 'remove', shiftId: shift.id }])
}

export function planRestore(shift: Shift, context: PlanContext): Plan {
  const { id: shiftId, version } = shift
  return plan(`Restore ${what(shift, context)}`, [{ do: 'restore', shiftId, version }])
}

export function planLock(shift: Shift, isLocked: boolean, context: PlanContext): Plan {
  return plan(`${isLocked ? 'Lock' : 'Unlock'} ${what(shift, context)}`, [
    { do: 'change', shiftId: shift.id, isLocked },
  ])
}

export function planLocation(shift: Shift, location: string | null, context: PlanContext): Plan {
  if (shift.location === location) return refuse('The shift is already there.')
  return plan(`Set the location of ${what(shift, context)}`, [{ do: 'change', shiftId: shift.id, location }])
}

/** Moves a physician to another position of the role, for the whole stretch. */
export function planPosition(shift: Shift, position: number, context: PlanContext): Plan {
  const stretch = stretchOf(shift, context)
  if (stretch.every((one) => one.position === position)) return refuse('The shift already has this position.')
  const days = stretch.length > 1 ? formatDateRange(stretch[0]!.date, stretch.at(-1)!.date) : ''
  const label = `Move ${days ? `${context.codeOf(shift)}, ${days},` : `${what(shift, context)},`} to position ${position}`
  return plan(
    label,
    stretch.map(({ id }) => ({ do: 'change', shiftId: id, position })),
  )
}

/** Consecutive days on which someone has the role; an open shift stands alone. */
function stretchOf(shift: Shift, { shifts }: PlanContext): Shift[] {
  if (shift.physicianId === null) return [shift]
  const beside = (from: Shift, step: number): Shift[] => {
    const next = shifts.at(from.physicianId, addDays(from.date, step)).find(({ roleId }) => roleId === from.roleId)
    return next ? [next, ...beside(next, step)] : []
  }
  return [...beside(shift, -1).reverse(), shift, ...beside(shift, 1)]
}

/** Assigns someone to a role: an open shift of it if there is one, else one more; their shift that day becomes open. */
export function planAssign(
  target: Target,
  role: { id: number; name: string; code: string },
  context: PlanContext,
): Plan {
  const had = context.shifts.at(target.physicianId, target.date)
  if (had.some((shift) => shift.roleId === role.id))
    return refuse(`${context.shortNameOf(target.physicianId)} already has it.`)
  const label = `Assign ${role.code}, ${formatGridDay(target.date)}, to ${context.shortNameOf(target.physicianId)}`
  return plan(label, [...had.map((shift) => give(shift, null)), fill(role.id, target, context)])
}

/** Adds an open position. */
export function planOpenShift(roleId: number, date: string, code: string, context: PlanContext): Plan {
  const add: LocalEdit = { do: 'add', localId: context.nextLocalId(), roleId, date, physicianId: null }
  return plan(`Add an open ${code}, ${formatGridDay(date)}`, [add])
}

/** Adds what roles require as open shifts, all in one step. */
export function planMissing(missing: readonly MissingShifts[], { nextLocalId }: PlanContext): Plan {
  const add = missing.flatMap(({ role, dates }) =>
    dates.map((date): LocalEdit => ({ do: 'add', localId: nextLocalId(), roleId: role.id, date, physicianId: null })),
  )
  return plan(`Add ${plural(add.length, 'required shift')} as open`, add)
}

function planOnSameDay(shift: Shift, physicianId: number, other: Shift | undefined, context: PlanContext): Plan {
  const to = context.shortNameOf(physicianId)
  if (!other) return plan(`Give ${what(shift, context)}, to ${to}`, [give(shift, physicianId)])
  // An open shift has no one to take the other one, which becomes open.
  const edits = [give(shift, physicianId), give(other, shift.physicianId)]
  const label =
    shift.physicianId === null
      ? `Give ${what(shift, context)}, to ${to}, unassign ${context.codeOf(other)}`
      : `Swap ${what(shift, context)}, with ${to}’s ${context.codeOf(other)}`
  return plan(label, edits, true)
}

function planOnOtherDay(
  shift: Shift,
  target: { physicianId: number; date: string },
  other: Shift | undefined,
  context: PlanContext,
): Plan {
  const to = context.shortNameOf(target.physicianId)
  if (other) {
    if (target.physicianId === shift.physicianId) return refuse(`${to} already has both shifts.`)
    const label = `Swap ${what(shift, context)}, with ${to}’s ${what(other, context)}`
    return plan(label, [give(shift, target.physicianId), give(other, shift.physicianId)], true)
  }
  if (shift.roleId === null) return refuse('Assign a role to this shift first.')
  const label = `Move ${what(shift, context)}, to ${to} on ${formatGridDay(target.date)}`
  const leave = shift.physicianId === null ? [] : [give(shift, null)]
  return plan(label, [...leave, fill(shift.roleId, target, context)])
}

function fill(roleId: number, { physicianId, date }: Target, context: PlanContext): LocalEdit {
  const [open] = context.shifts.openAt(roleId, date)
  return open ? give(open, physicianId) : { do: 'add', localId: context.nextLocalId(), roleId, date, physicianId }
}

function give(shift: Shift, physicianId: number | null): LocalEdit {
  return { do: 'change', shiftId: shift.id, physicianId }
}

/** "R, Fri, Dec 25" */
function what(shift: Shift, { codeOf }: PlanContext): string {
  return `${codeOf(shift)}, ${formatGridDay(shift.date)}`
}

function plan(label: string, edits: LocalEdit[], isSwap = false): Plan {
  return { edits, label, isSwap }
}

function refuse(refusal: string): Plan {
  return { refusal }
}
