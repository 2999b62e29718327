/** The rows of physicians, grouped: the name, the tallies compared with the fair share, and the days. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import { Fragment, memo } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { User } from '../../../contract/users.ts'
import type { Physician } from '../../../engine/model.ts'
import { fullName } from '../../../engine/text/names.ts'
import type { MarkShift } from '../../shifts/shift-marks.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { readSleepy, sleepyText } from '../checks/sleepy.ts'
import { cutInMiddle, type ShownName } from '../model/alike-names.ts'
import { joinRuns, markQuietly } from '../model/cells.ts'
import type { GridDay, Span } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { physicianKey } from '../model/rows.ts'
import { barOf, type Counts, type Shares, tallyLabels, tallyNames } from '../model/tallies.ts'
import type { Desk } from '../use-desk.ts'
import { CellView, flagsOf, readFlags } from './cell-view.tsx'
import { GroupRow } from './grid-head.tsx'
import type { GridRows } from './use-grid-rows.ts'

type PhysicianRowProps = {
  person: User
  /** What the row is called in the names of its cells. */
  name: string
  shown: ShownName
  shifts: readonly Shift[]
  days: readonly GridDay[]
  mark: MarkShift
  counts: Counts
  shares: Shares | undefined
  /** What the engine knows about absences and preferences. */
  known: Physician | undefined
  /** Days of pending time off. */
  pendingOff: ReadonlySet<string> | undefined
  /** Broken rules by date. */
  breaks: ReadonlyMap<string, string> | undefined
  /** Dates of shifts predicted to end with high sleepiness, as text: "2026-12-07 7.5". */
  sleepy: string
  /** Shift ids with their flags, as text: "12 saving". */
  flags: string
  /** The selected columns, as text: "3-7". */
  selected: string
  /** -1 when another row is the active one. */
  activeColumn: number
  /** The active cell's dialog is open. */
  isOpened: boolean
  typed: string
  showsRole: boolean
}

const none: readonly Shift[] = []

const PhysicianRow = memo(function PhysicianRow(props: PhysicianRowProps) {
  const { person, days, mark, known, breaks, activeColumn } = props
  const runs = joinRuns(props.shifts ?? none, days, mark)
  const quiet = known ? markQuietly(known, days, (index) => runs[index] === undefined) : []
  const flags = readFlags(props.flags)
  const sleepy = readSleepy(props.sleepy)
  const [from = -1, to = -1] = props.selected ? props.selected.split('-').map(Number) : []
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
        <Name person={person} shown={props.shown} />
        <TallyCells counts={props.counts} shares={props.shares} />
      </div>
      {days.map((day, column) => (
        <CellView
          key={day.date}
          day={day}
          column={column}
          who={props.name}
          run={runs[column]}
          quiet={quiet[column]}
          isPendingOff={props.pendingOff?.has(day.date) ?? false}
          broken={brokenAt(column)}
          startsBreak={brokenAt(column) !== brokenAt(column - 1)}
          sleepy={runs[column] && !day.isOutside ? sleepy.get(day.date) : undefined}
          flag={flags.get(runs[column]?.shift.id ?? 0)}
          isSelected={from <= column && column <= to}
          isActive={column === activeColumn}
          isOpened={column === activeColumn && props.isOpened}
          typed={column === activeColumn ? props.typed : ''}
          showsRole={props.showsRole}
        />
      ))}
    </div>
  )
})

function Name({ person, shown }: { person: User; shown: ShownName }) {
  const isNocturnist = person.nightShiftPreference === 'prefer'
  const cut = (name: string) => {
    if (!shown.isAlike) return name
    const [start, end] = cutInMiddle(name)
    return (
      <>
        <span className="roster-cut">{start}</span>
        {end}
      </>
    )
  }
  return (
    <div role="rowheader" title={fullName(person)} className={joinClasses('roster-name', shown.isAlike && 'is-alike')}>
      <b>{cut(shown.last)}</b>
      <span>{cut(shown.first)}</span>
      {isNocturnist ? <em>noct</em> : person.fte < 1 && <em>{String(person.fte).replace(/^0/, '')}</em>}
    </div>
  )
}

/** Numbers next to a name: shifts, nights, weekend shifts, and holidays, each over a thin bar compared with the fair share. */
function TallyCells({ counts, shares }: { counts: Counts; shares: Shares | undefined }) {
  return tallyNames.map((name) => {
    const share = shares?.[name]
    const { width, isOver } = barOf(counts[name], share)
    const number = Math.round(counts[name])
    const title = `${tallyLabels[name].long}: ${number}${share ? `; counting past months, ${share.target.toFixed(1)} would be fair` : ''}`
    return (
      <div
        key={name}
        role="gridcell"
        title={title}
        className={joinClasses('roster-tally', name === 'hours' && 'is-large-only', isOver && 'is-over')}
      >
        {number}
        {share && (
          <i aria-hidden="true">
            <u style={{ width }} />
          </i>
        )}
      </div>
    )
  })
}

type PhysicianGroupsProps = {
  desk: Desk
  rows: GridRows
  days: readonly GridDay[]
  active: Place
  /** Whether the active cell's dialog is open. */
  isOpened: boolean
  /** Letters of a role code typed so far. */
  typed: string
  /** The selected columns of a row, as text. */
  columnsOf: (key: string) => string
  span: Span
}

/** The rows of all physicians, under the titles of their groups where there are some. */
export function PhysicianGroups({ desk, rows, days, active, isOpened, typed, columnsOf, span }: PhysicianGroupsProps) {
  return (
    <>
      {rows.groups.map((group) => (
        <Fragment key={group.key}>
          {group.title && <GroupRow title={group.title} count={group.people.length} days={days.length} />}
          {group.people.map((person) => {
            const isActive = active.row === physicianKey(person.id)
            const shifts = rows.ownShifts(person.id)
            return (
              <PhysicianRow
                key={person.id}
                person={person}
                name={desk.context.shortNameOf(person.id)}
                shown={rows.shownNames.get(person.id)!}
                shifts={shifts}
                days={days}
                mark={desk.mark}
                counts={rows.countsOf(person.id)}
                shares={desk.shares?.get(person.id)}
                known={desk.known.get(person.id)}
                pendingOff={desk.pendingOff.get(person.id)}
                breaks={desk.breaks.get(person.id)}
                sleepy={sleepyText(desk.sleepy.get(person.id))}
                flags={flagsOf(shifts, desk)}
                selected={columnsOf(physicianKey(person.id))}
                activeColumn={isActive ? active.column : -1}
                isOpened={isActive && isOpened}
                typed={isActive ? typed : ''}
                showsRole={span === 'week'}
              />
            )
          })}
        </Fragment>
      ))}
    </>
  )
}
