/** Separate rows for open shifts, one per role. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import type { Shift } from '../../../contract/schedules.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import { formatTimes } from '../../text/clock.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { GridDay } from '../model/days.ts'
import type { OpenRow } from '../model/rows.ts'

type OpenRowsProps = {
  rows: readonly OpenRow[]
  days: readonly GridDay[]
  mark: MarkShift
  active: { row: string; column: number }
  savingIds: ReadonlySet<number>
}

export function OpenRows({ rows, days, mark, active, savingIds }: OpenRowsProps) {
  return rows.map((row) => {
    const ofDay = (date: string) => row.shifts.filter((shift) => shift.date === date)
    const inMonth = days.filter((day) => !day.isOutside).reduce((sum, { date }) => sum + ofDay(date).length, 0)
    return (
      <div key={row.key} role="row" data-row={row.key} className="roster-row">
        <div role="presentation" className="roster-stub">
          <div role="rowheader" className="roster-name">
            <b>Open</b>
            <span>{row.roleName}</span>
          </div>
          <div role="gridcell" className="roster-tally" title={`${inMonth} open`}>
            {inMonth}
          </div>
        </div>
        {days.map((day, column) => (
          <OpenCell
            key={day.date}
            day={day}
            column={column}
            shifts={ofDay(day.date)}
            mark={mark}
            isActive={active.row === row.key && active.column === column}
            savingIds={savingIds}
          />
        ))}
      </div>
    )
  })
}

type OpenCellProps = {
  day: GridDay
  column: number
  shifts: readonly Shift[]
  mark: MarkShift
  isActive: boolean
  savingIds: ReadonlySet<number>
}

function OpenCell({ day, column, shifts, mark, isActive, savingIds }: OpenCellProps) {
  const [first] = shifts
  const code = first && (shifts.length > 1 ? `${mark(first).code}×${shifts.length}` : mark(first).code)
  // More than three letters don't fit, and R×10 would read as R×1. The row names the role.
  const fitting = code && code.length > 3 && shifts.length > 1 ? `×${shifts.length}` : code
  const label = first ? `open ${code} ${mark(first).roleName}, ${formatTimes(first)}` : 'nothing open'
  return (
    <div
      role="gridcell"
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={`${day.words}: ${label}`}
      className="roster-cell"
    >
      {first && (
        <b
          className={joinClasses(
            'roster-chip open',
            day.isOutside && 'outside',
            savingIds.has(first.id) && 'is-saving',
          )}
        >
          {fitting}
        </b>
      )}
    </div>
  )
}
