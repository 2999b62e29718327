/** The shifts behind a number, the newest first, runs of days joined. */
import type { StatShift } from '../../contract/stats.ts'
import { addDays } from '../../engine/calendar.ts'
import { sayDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { makeShiftMarks } from '../shifts/shift-marks.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'

export function ShiftRuns({ shifts }: { shifts: StatShift[] }) {
  const { id, groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  // Own shifts only; what the clock says decides their kind.
  const marked = shifts.map((shift) => ({ ...shift, physicianId: id, shiftType: 'day' as const }))
  const mark = makeShiftMarks(roles, marked)
  if (shifts.length === 0) return <p className="px-4 pb-4 text-muted tablet:px-5">No shift.</p>
  return (
    <ol className="max-h-80 overflow-y-auto px-4 pb-3 tablet:px-5">
      {joinRuns(marked).map(({ first, last, days }) => {
        const { code, shiftKind, roleName } = mark(first)
        return (
          <li key={first.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-muted">
            <ShiftChip code={code} kind={shiftKind} label={roleName} />
            <span className="text-text">
              {days === 1 ? sayDate(first.date) : `${sayDate(first.date)} – ${sayDate(last.date)}`}
            </span>
            <span>
              {first.startTime}–{first.endTime}
            </span>
            {days > 1 && <span>{days} days</span>}
          </li>
        )
      })}
    </ol>
  )
}

type Run<Shift> = { first: Shift; last: Shift; days: number }

/** Shifts come in order; those of one role and time on days that follow each other are one run. */
function joinRuns<Shift extends StatShift>(shifts: Shift[]): Run<Shift>[] {
  const runs: Run<Shift>[] = []
  for (const shift of shifts) {
    const run = runs[runs.length - 1]
    const goesOn =
      run &&
      addDays(run.last.date, 1) === shift.date &&
      run.last.roleId === shift.roleId &&
      run.last.startTime === shift.startTime
    if (goesOn) {
      run.last = shift
      run.days += 1
    } else runs.push({ first: shift, last: shift, days: 1 })
  }
  return runs.reverse()
}
