/** The shifts behind a number: a physician's shifts in a class, joined into stretches. */
import { useEffect, useState } from 'react'
import type { YearClass } from '../../contract/analytics.ts'
import type { Shift } from '../../contract/schedules.ts'
import { isWeekend } from '../../engine/calendar.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { joinRuns } from '../shifts/join-runs.ts'
import { type MarkShift, useShiftMarks } from '../shifts/shift-marks.ts'
import { floatingFrame } from '../ui/floating-classes.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { formatCount, formatOver } from './analytics-words.ts'
import type { PersonSum } from './summarize-period.ts'

/** Stretches shown before the rest is only counted. */
const shownRuns = 14

type Behind = {
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
  const counted = shifts.filter(countsIn(behind, mark)).sort((one, other) => one.date.localeCompare(other.date))
  const runs = joinRuns(counted, (one, other) => mark(one).code === mark(other).code)
  if (runs.length === 0) return <p className="text-muted">No shifts.</p>
  return (
    <ul className="flex flex-col gap-1">
      {runs.slice(0, shownRuns).map(({ first, last }) => (
        <li key={first.id} className="flex items-center gap-2 text-muted">
          <ShiftChip code={mark(first).code} kind={mark(first).shiftKind} />
          {formatDateRange(first.date, last.date)}
        </li>
      ))}
      {runs.length > shownRuns && (
        <li className="text-muted">and {plural(runs.length - shownRuns, 'more stretch', 'more stretches')}</li>
      )}
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

/** Milliseconds on a dot before its shifts are requested, so a passing pointer requests nothing. */
const delay = 200

type ShiftsTipProps = {
  person: PersonSum
  name: YearClass
  scheduleIds: readonly number[]
  holidays: readonly string[]
  /** In pixels, of the strip. */
  left: number
  top: number
}

/** The panel next to a dot: the person, their count, their share, and the shifts behind it. */
export function ShiftsTip({ person, name, scheduleIds, holidays, left, top }: ShiftsTipProps) {
  const [isSettled, setSettled] = useState(false)
  const { id, firstName, lastName, burdens } = person
  useEffect(() => {
    setSettled(false)
    const timer = setTimeout(() => setSettled(id > 0), delay)
    return () => clearTimeout(timer)
  }, [id])
  const { has, share, over } = burdens[name]
  return (
    <div
      role="status"
      style={{ left, top }}
      className={joinClasses(floatingFrame, 'pointer-events-none absolute w-50 -translate-x-1/2 p-3 text-12')}
    >
      <p className="font-semibold">
        {firstName} {lastName} <span className="text-muted">{formatOver(over ?? 0)}</span>
      </p>
      <p className="pb-1.5 text-muted">
        {formatCount(has, name)}, fair share {share?.toFixed(1)}
      </p>
      {isSettled && <ShiftsBehind physicianId={id} name={name} scheduleIds={scheduleIds} holidays={holidays} />}
    </div>
  )
}
