/** The content of a row's cells: stretches of shifts, and quiet marks in empty ones. */
import type { Shift } from '../../../contract/schedules.ts'
import { weekdayOf } from '../../../engine/calendar.ts'
import type { Physician } from '../../../engine/model.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import type { ChipKind } from '../../ui/shift-chip.tsx'
import type { GridDay } from './days.ts'

export type RunCell = {
  shift: Shift
  code: string
  kind: ChipKind
  /** R, or R3 if the role's positions are numbered. */
  positionCode: string
  roleName: string
  startsRun: boolean
  endsRun: boolean
  /** Further shifts of the same day. */
  more: number
}

/** One entry per day; undefined without a shift. A stretch is cut at the end of the month, since its edges look different. */
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
    const { code, shiftKind, roleName, positionCode } = mark(shift)
    const joins = { startsRun: true, endsRun: true, more: others.length }
    return { shift, code, kind: shiftKind, roleName, positionCode, ...joins }
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

type QuietMark = 'away' | 'off' | 'work' | 'unavailable'
export type MarkedCell = {
  mark: QuietMark
  startsStretch: boolean
  endsStretch: boolean
  /** On the first day of a range: its length, to center its label. */
  length: number
}

/** Quiet marks in empty cells: away (never why), wants off, wants to work, not available. */
export const quietWords: Record<QuietMark, string> = {
  away: 'away',
  off: 'wants off',
  work: 'wants to work',
  unavailable: 'not available',
}

type Marked = Pick<
  Physician,
  'absences' | 'unavailableDates' | 'preferences' | 'availableDays' | 'weekendAvailability' | 'holidayAvailability'
>

/** `isFree` tells the empty cells; a shift splits a range. */
export function markQuietly(
  physician: Marked,
  days: readonly GridDay[],
  isFree: (index: number) => boolean,
): (MarkedCell | undefined)[] {
  const away = new Set([...physician.absences, ...physician.unavailableDates])
  const wants = new Map(physician.preferences.shifts.map((request) => [request.date, request.wants]))
  const marks = days.map((day, index): QuietMark | undefined => {
    if (!isFree(index)) return undefined
    if (away.has(day.date)) return 'away'
    return wants.get(day.date) ?? (isUnavailable(physician, day) ? 'unavailable' : undefined)
  })
  return marks.map((mark, index) => {
    if (!mark) return undefined
    const startsStretch = marks[index - 1] !== mark
    let length = 1
    if (startsStretch) while (marks[index + length] === mark) length += 1
    return { mark, startsStretch, endsStretch: marks[index + 1] !== mark, length }
  })
}

/** Weekdays, weekends, and holidays on which someone never works. */
function isUnavailable({ availableDays, weekendAvailability, holidayAvailability }: Marked, day: GridDay): boolean {
  if (availableDays.length > 0 && !availableDays.includes(weekdayOf(day.date))) return true
  return (day.isWeekend && !weekendAvailability) || (day.holiday !== undefined && !holidayAvailability)
}
