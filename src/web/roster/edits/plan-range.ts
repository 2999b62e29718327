/** Changes several cells at once: unassigned, locked, given one role, or pasted over. Each is one change to undo. */
import { plural } from '../../../engine/text/plural.ts'
import type { LocalEdit } from './local-edit.ts'
import type { Plan, PlanContext } from './plan-edit.ts'

export type Cell = { physicianId: number; date: string }
/** The role a cell should have; null is a day off. */
export type WantedCell = Cell & { roleId: number | null }

/** Locked shifts stay, as they do when days are cleared. */
export function planOpenAll(cells: readonly Cell[], { shifts }: PlanContext): Plan {
  const held = cells.flatMap(({ physicianId, date }) => shifts.at(physicianId, date))
  const opened = held.filter(({ isLocked }) => !isLocked)
  const locked = held.length - opened.length
  if (locked > 0 && opened.length === 0) return { refusal: allLocked }
  const kept = locked === 0 ? '' : `, ${plural(locked, 'locked one stays', 'locked ones stay')}`
  return plan(
    `Clear ${plural(opened.length, 'shift')}${kept}`,
    opened.map(({ id }) => ({ do: 'change', shiftId: id, physicianId: null })),
  )
}

const allLocked = 'These shifts are locked. Unlock them first.'
const someLocked = 'Some of these shifts are locked. Unlock them first.'

/** How many people lose a shift, which becomes open. */
export function countOpened({ edits = [] }: Plan): number {
  return edits.filter((edit) => edit.do === 'change' && edit.physicianId === null).length
}

/** Locks all of them; unlocks them if all are locked. */
export function planLockAll(cells: readonly Cell[], { shifts }: PlanContext): Plan {
  const held = cells.flatMap(({ physicianId, date }) => shifts.at(physicianId, date))
  const isLocked = held.some((shift) => !shift.isLocked)
  const changed = held.filter((shift) => shift.isLocked !== isLocked)
  return plan(
    `${isLocked ? 'Lock' : 'Unlock'} ${plural(changed.length, 'shift')}`,
    changed.map(({ id }) => ({ do: 'change', shiftId: id, isLocked })),
  )
}

/** Two people trade their shifts of these days: all of them, or none. */
export function planSwapDays(one: readonly Cell[], other: readonly Cell[], context: PlanContext): Plan {
  const [first, second] = [one[0]?.physicianId, other[0]?.physicianId]
  if (first === undefined || second === undefined) return plan('Swap', [])
  const held = (cells: readonly Cell[]) => cells.flatMap((cell) => context.shifts.at(cell.physicianId, cell.date))
  if ([...held(one), ...held(other)].some(({ isLocked }) => isLocked)) return { refusal: someLocked }
  const handedTo = (cells: readonly Cell[], physicianId: number) =>
    held(cells).map(({ id }): LocalEdit => ({ do: 'change', shiftId: id, physicianId }))
  const names = `${context.shortNameOf(first)} and ${context.shortNameOf(second)}`
  return plan(`Swap ${plural(one.length, 'day')} of ${names}`, [...handedTo(one, second), ...handedTo(other, first)])
}

/**
 * Takes an open shift of the role if there is one, each once; else adds one. The person's shift that day becomes open, or
 * stays if it's locked.
 */
export function planFill(verb: string, cells: readonly WantedCell[], { shifts, nextLocalId }: PlanContext): Plan {
  const taken = new Set<number>()
  const edits = cells.flatMap(({ physicianId, date, roleId }): LocalEdit[] => {
    const had = shifts.at(physicianId, date)
    if (had.some(({ isLocked }) => isLocked)) return []
    const kept = had.find((shift) => shift.roleId === roleId)
    const opened = had
      .filter((shift) => shift !== kept)
      .map(({ id }): LocalEdit => ({ do: 'change', shiftId: id, physicianId: null }))
    if (roleId === null || kept) return opened
    const open = shifts.openAt(roleId, date).find(({ id }) => !taken.has(id))
    if (open) taken.add(open.id)
    return [
      ...opened,
      open
        ? { do: 'change', shiftId: open.id, physicianId }
        : { do: 'add', localId: nextLocalId(), roleId, date, physicianId },
    ]
  })
  const isLocked = cells.some((cell) => shifts.at(cell.physicianId, cell.date).some((shift) => shift.isLocked))
  if (edits.length === 0 && isLocked) return { refusal: allLocked }
  return plan(`${verb} ${plural(cells.length, 'day')}`, edits)
}

function plan(label: string, edits: LocalEdit[]): Plan {
  return edits.length === 0 ? { refusal: 'Nothing to change on these days.' } : { edits, label, isSwap: false }
}
