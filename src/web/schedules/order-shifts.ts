/** The order of shifts in a cell or list: open ones first, then one's own, then by role, time, and name. */
import type { Shift } from '../../contract/schedules.ts'
import { shiftKinds } from '../../engine/model.ts'
import { listedName, shortNames } from '../../engine/text/names.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'

export function orderShifts(shifts: readonly Shift[], mark: MarkShift, ownId: number): Shift[] {
  const rankOf = (shift: Shift) => (shift.physicianId === null ? 0 : shift.physicianId === ownId ? 1 : 2)
  const nameOf = (shift: Shift) => shift.physician?.lastName ?? ''
  return [...shifts].sort(
    (one, other) =>
      compare(one.date, other.date) ||
      rankOf(one) - rankOf(other) ||
      mark(one).order - mark(other).order ||
      compare(one.startTime, other.startTime) ||
      nameOf(one).localeCompare(nameOf(other)) ||
      one.id - other.id,
  )
}

/** What a small cell shows of a day: open and own shifts, then one of each kind, which says more than many of one kind. */
export function pickForGlance(ordered: readonly Shift[], mark: MarkShift, ownId: number, room: number): Shift[] {
  const isFirst = ({ physicianId }: Shift) => physicianId === null || physicianId === ownId
  const others = ordered.filter((shift) => !isFirst(shift))
  const ofEachKind = shiftKinds.flatMap((kind) => others.find((shift) => mark(shift).shiftKind === kind) ?? [])
  const rest = others.filter((shift) => !ofEachKind.includes(shift))
  return [...ordered.filter(isFirst), ...ofEachKind, ...rest].slice(0, room)
}

/** What people are called in a cell: by last name, which comes first where two of them share it. */
export function cellNames(shifts: readonly Shift[]): Map<number, string> {
  const people = new Map(
    shifts.flatMap(({ physicianId: id, physician }) => (physician && id !== null ? [[id, { ...physician, id }]] : [])),
  )
  const short = shortNames([...people.values()])
  return new Map(
    [...people].map(([id, person]) => [id, short.get(id) === person.lastName ? person.lastName : listedName(person)]),
  )
}

export function groupByDate(shifts: readonly Shift[]): Map<string, Shift[]> {
  const byDate = new Map<string, Shift[]>()
  for (const shift of shifts) {
    const onDate = byDate.get(shift.date)
    if (onDate) onDate.push(shift)
    else byDate.set(shift.date, [shift])
  }
  return byDate
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
