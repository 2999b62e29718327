/** The roster of a schedule: header, tools, the grid, and issues next to it. For administrators. */
import './roster.css'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { addDays, monthStart } from '../../engine/calendar.ts'
import { formatNumber, plural } from '../../engine/text/plural.ts'
import { Reading } from '../layout/reading.tsx'
import { KeepBreakDialog } from '../shifts/keep-break-dialog.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { SavedAloud } from './edits/undo-buttons.tsx'
import { RosterGrid } from './grid/roster-grid.tsx'
import { cellAt } from './grid/slide-chip.ts'
import { type GridRows, useGridRows } from './grid/use-grid-rows.ts'
import { KeyboardHelp, SkipToGrid } from './keyboard-help.tsx'
import { nextSchedule } from './model/days.ts'
import { legendOf } from './model/legend.ts'
import type { Place } from './model/move-focus.ts'
import { openKey, physicianKey } from './model/rows.ts'
import { RosterHeader } from './roster-header.tsx'
import { RosterToolbar } from './roster-toolbar.tsx'
import { SidePanel, SideSheet } from './side/side-panel.tsx'
import { useDesk } from './use-desk.ts'
import { useDensity, useRosterAddress } from './use-roster-address.ts'
import { type RosterData, useRosterData } from './use-roster-data.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type RosterViewProps = {
  schedules: Schedule[]
  schedule: Schedule
  date: string
  today: string
  /** Other ways to look at the schedule. */
  onView: (view: 'calendar' | 'list') => void
  /** Content below the shifts, which has the scores of this moment. */
  about: (schedule: Schedule) => ReactNode
}

export function RosterView(props: RosterViewProps) {
  const [address] = useRosterAddress()
  const data = useRosterData({ ...props, span: address.span })
  const missing: AnyRead = data.others.find((read) => !read.data) ?? data.read
  return (
    <main className="flex flex-col">
      <Reading read={missing} what="The roster" loading={<PageSpinner />}>
        {() => <Roster key={props.schedule.id} {...props} data={data} />}
      </Reading>
    </main>
  )
}

type AnyRead = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown }

const viewLabels = [
  { value: 'roster', label: 'Roster' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'list', label: 'List' },
] as const

function Roster({ schedules, schedule, date, today, onView, about, data }: RosterViewProps & { data: RosterData }) {
  const [address, change] = useRosterAddress()
  const [density, setDensity] = useDensity()
  const asked = useAskedCell(date, data)
  const [place, setPlace] = useState<Place>(asked ?? { row: '', column: 0 })
  const choose = useCallback(
    (id: number | null) => change({ schedule: id === null ? null : String(id), date: null }),
    [change],
  )
  const desk = useDesk(schedule, data, choose)
  const rows = useGridRows(desk, data, address)
  useUndoKeys(desk.edits)
  const kinds = useMemo(() => legendOf(data.roles, desk.codes), [data.roles, desk.codes])

  const step = (direction: -1 | 1) => {
    if (address.span !== 'month') {
      change({ date: addDays(date, direction * (address.span === 'week' ? 7 : 14)) })
      return
    }
    const next = nextSchedule(schedules, schedule, direction)
    if (next) change({ schedule: String(next.id), date: monthStart(next.year, next.month) })
  }
  const show = (target: { physicianId: number; date: string }) => {
    const shown = {
      row: physicianKey(target.physicianId),
      column: data.days.findIndex((day) => day.date === target.date),
    }
    setPlace(shown)
    const cell = cellAt(document.body, shown)
    cell?.scrollIntoView({ block: 'center', inline: 'nearest' })
    cell?.focus()
  }
  const side = { desk, cannotCheck: data.cannotCheck, onShow: show }
  return (
    <>
      <SkipToGrid />
      <KeyboardHelp />
      <div className="flex h-[calc(100dvh-53px)] min-h-120 flex-col max-tablet:h-auto print:h-auto">
        <RosterHeader
          desk={desk}
          schedules={schedules}
          facts={describeFacts(desk.edits.shifts, data, rows)}
          views={
            <SegmentedControl
              label="View"
              value="roster"
              options={viewLabels}
              onValueChange={(view) => view !== 'roster' && onView(view)}
            />
          }
          onChoose={choose}
        />
        <RosterToolbar
          address={address}
          change={change}
          roles={data.roles}
          density={density}
          onDensity={setDensity}
          kinds={kinds}
          onStep={step}
          onToday={() => change({ date: today })}
          side={<SideSheet {...side} />}
        />
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1fr)_292px] max-tablet:h-[75dvh] max-tablet:flex-none print:block">
          <RosterGrid
            desk={desk}
            data={data}
            rows={rows}
            span={address.span}
            density={density}
            order={address.order}
            onOrder={(order) => change({ order: order === 'name' ? null : order })}
            place={place}
            onPlace={setPlace}
            asked={asked}
            onClearFilters={() => change({ find: null, role: null, experience: null })}
          />
          <SidePanel {...side} />
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-320 flex-col gap-5 px-4 py-5 tablet:px-8 print:hidden">
        {about(desk.scored)}
      </div>
      <KeepBreakDialog asked={desk.edits.asked} onAnswered={desk.edits.answerAsked} />
      <SavedAloud edits={desk.edits} />
    </>
  )
}

/** A link can name a cell of the day, a physician's or a role's open one: ?date=2026-12-14&cell=31. Its dialog opens right away. */
function useAskedCell(date: string, data: RosterData): Place | undefined {
  const [{ cell }] = useRosterAddress()
  const column = data.days.findIndex((day) => day.date === date)
  if (cell === undefined || column < 0) return undefined
  const isThere =
    cell.of === 'physician'
      ? data.people.some(({ id }) => id === cell.id)
      : data.saved.some((shift) => shift.physicianId === null && shift.roleId === cell.id && shift.date === date)
  return isThere ? { row: cell.of === 'physician' ? physicianKey(cell.id) : openKey(cell.id), column } : undefined
}

function describeFacts(
  shifts: readonly { physicianId: number | null }[],
  data: RosterData,
  { people, staffCount }: GridRows,
): string {
  const filled = shifts.filter((shift) => shift.physicianId !== null).length
  // The end is cut off where there is no room.
  return [
    `${formatNumber(filled)} of ${plural(shifts.length, 'shift')} filled`,
    `${people.length === staffCount ? '' : `${people.length} of `}${plural(staffCount, 'physician')}`,
    data.groupName,
  ].join(' · ')
}
