/** A physician's row: the name, the tallies against the fair share, and the days. Drawn anew only when something in it changed. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.

import { memo } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { User } from '../../../contract/users.ts'
import type { Physician } from '../../../engine/model.ts'
import { fullName } from '../../../engine/text/names.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import type { GridDay } from '../model/days.ts'
import { markQuietly } from '../model/quiet-marks.ts'
import { physicianKey } from '../model/rows.ts'
import { joinRuns } from '../model/runs.ts'
import type { Counts, Shares } from '../model/tallies.ts'
import { readFlags } from './cell-flags.ts'
import { CellView } from './cell-view.tsx'
import { TallyCells } from './tally-cells.tsx'

export type PhysicianRowProps = {
  person: User
  shifts: readonly Shift[]
  days: readonly GridDay[]
  mark: MarkShift
  counts: Counts
  shares: Shares | undefined
  /** What the engine knows of absences and wishes. */
  known: Physician | undefined
  /** Broken rules by date. */
  breaks: ReadonlyMap<string, string> | undefined
  /** Shift ids with their flags, as text: "12 saving". */
  flags: string
  /** -1 when another row is the active one. */
  activeColumn: number
  /** The active cell has its window open. */
  isOpened: boolean
  typed: string
  showsRole: boolean
}

const none: readonly Shift[] = []

export const PhysicianRow = memo(function PhysicianRow(props: PhysicianRowProps) {
  const { person, days, mark, known, breaks, activeColumn } = props
  const runs = joinRuns(props.shifts ?? none, days, mark)
  const quiet = known ? markQuietly(known, days, (index) => runs[index] === undefined) : []
  const flags = readFlags(props.flags)
  const brokenAt = (column: number) => {
    const day = days[column]
    return runs[column] && day && !day.isOutside ? breaks?.get(day.date) : undefined
  }
  return (
    <div
      role="row"
      data-row={physicianKey(person.id)}
      className={activeColumn >= 0 ? 'roster-row is-active' : 'roster-row'}
    >
      <div role="presentation" className="roster-stub">
        <Name person={person} />
        <TallyCells counts={props.counts} shares={props.shares} />
      </div>
      {days.map((day, column) => (
        <CellView
          key={day.date}
          day={day}
          column={column}
          who={person.lastName}
          run={runs[column]}
          quiet={quiet[column]}
          broken={brokenAt(column)}
          startsBreak={brokenAt(column) !== brokenAt(column - 1)}
          flag={flags.get(runs[column]?.shift.id ?? 0)}
          isActive={column === activeColumn}
          isOpened={column === activeColumn && props.isOpened}
          typed={column === activeColumn ? props.typed : ''}
          showsRole={props.showsRole}
        />
      ))}
    </div>
  )
})

function Name({ person }: { person: User }) {
  const isNocturnist = person.nightShiftPreference === 'prefer'
  return (
    <div role="rowheader" title={fullName(person)} className="roster-name">
      <b>{person.lastName}</b>
      <span>{person.firstName}</span>
      {isNocturnist ? <em>noct</em> : person.fte < 1 && <em>{String(person.fte).replace(/^0/, '')}</em>}
    </div>
  )
}
