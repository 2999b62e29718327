/** The shifts behind a number: those of one physician that count in a class, joined to runs. */
import type { YearClass } from '../../contract/analytics.ts'
import type { Shift } from '../../contract/schedules.ts'
import { addDays, isWeekend } from '../../engine/calendar.ts'
import { sayShortDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { type MarkShift, useShiftMarks } from '../shifts/shift-marks.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'

/** Runs shown before the rest is only counted. */
const shownRuns = 14

export type Behind = {
  physicianId: number
  name: YearClass
  scheduleIds: readonly number[]
  holidays: readonly string[]
}

export function ShiftsBehind(behind: Behind) {
  const read = useRead('physicianShifts', { params: { physicianId: behind.physicianId } })
  return (
    <Reading read={read} what="The shifts">
      {(shifts) => <Runs shifts={shifts} behind={behind} />}
    </Reading>
  )
}

function Runs({ shifts, behind }: { shifts: Shift[]; behind: Behind }) {
  const mark = useShiftMarks(shifts)
  const runs = joinRuns(shifts.filter(countsIn(behind, mark)), mark)
  if (runs.length === 0) return <p className="text-muted">No shift.</p>
  return (
    <ul className="flex flex-col gap-1">
      {runs.slice(0, shownRuns).map(({ first, last, code, kind }) => (
        <li key={`${first} ${code}`} className="flex items-center gap-2 text-muted">
          <ShiftChip code={code} kind={kind} />
          {first === last ? sayShortDate(first) : `${sayShortDate(first)} – ${sayShortDate(last)}`}
        </li>
      ))}
      {runs.length > shownRuns && <li className="text-muted">and {runs.length - shownRuns} more runs</li>}
    </ul>
  )
}

function countsIn({ name, scheduleIds, holidays }: Behind, mark: MarkShift): (shift: Shift) => boolean {
  return (shift) => {
    const { shiftKind } = mark(shift)
    if (!scheduleIds.includes(shift.scheduleId) || shiftKind === 'backup' || shift.status === 'cancelled') return false
    if (name === 'night') return shiftKind === 'night' || shiftKind === 'twenty-four'
    if (name === 'weekend') return isWeekend(shift.date)
    return name === 'holiday' ? holidays.includes(shift.date) : true
  }
}

type Run = { first: string; last: string; code: string; kind: ReturnType<MarkShift>['shiftKind'] }

/** The newest first. */
export function joinRuns(shifts: readonly Shift[], mark: MarkShift): Run[] {
  const runs: Run[] = []
  for (const shift of [...shifts].sort((one, other) => one.date.localeCompare(other.date))) {
    const { code, shiftKind } = mark(shift)
    const last = runs[runs.length - 1]
    if (last && last.code === code && addDays(last.last, 1) === shift.date) last.last = shift.date
    else runs.push({ first: shift.date, last: shift.date, code, kind: shiftKind })
  }
  return runs.reverse()
}
