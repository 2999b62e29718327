/** Joins consecutive cells of one code into a bar: where a run starts and where it ends. */
import type { Shift } from '../../../contract/schedules.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import type { ChipKind } from '../../ui/shift-chip.tsx'
import type { GridDay } from './days.ts'

export type RunCell = {
  shift: Shift
  code: string
  kind: ChipKind
  roleName: string
  startsRun: boolean
  endsRun: boolean
  /** Further shifts of the same day. */
  more: number
}

/** One entry a day; undefined where there is no shift. A run is cut where the month ends, since its edges look different. */
export function joinRuns(shifts: readonly Shift[], days: readonly GridDay[], mark: MarkShift): (RunCell | undefined)[] {
  const byDate = new Map<string, Shift[]>()
  for (const shift of shifts) {
    const onDate = byDate.get(shift.date)
    if (onDate) onDate.push(shift)
    else byDate.set(shift.date, [shift])
  }
  const cells = days.map((day): RunCell | undefined => {
    const [shift, ...others] = byDate.get(day.date) ?? []
    if (!shift) return undefined
    const { code, shiftKind, roleName } = mark(shift)
    return { shift, code, kind: shiftKind, roleName, startsRun: true, endsRun: true, more: others.length }
  })
  for (let index = 1; index < cells.length; index++) {
    const [one, other] = [cells[index - 1], cells[index]]
    const isJoined = one?.code === other?.code && days[index - 1]!.isOutside === days[index]!.isOutside
    if (!one || !other || !isJoined) continue
    one.endsRun = false
    other.startsRun = false
  }
  return cells
}
