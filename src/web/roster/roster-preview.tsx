/** A roster to look at: shifts that aren't saved, on the grid of the schedule they were compared with. Nothing can be changed. */
import './roster.css'
import { type ReactNode, useMemo, useState } from 'react'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { monthStart } from '../../engine/calendar.ts'
import { Reading } from '../layout/reading.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { RosterGrid } from './grid/roster-grid.tsx'
import { useGridRows } from './grid/use-grid-rows.ts'
import type { Place } from './model/move-focus.ts'
import { ScoreStrip } from './score-strip.tsx'
import { useDesk } from './use-desk.ts'
import { useDensity, useRosterAddress } from './use-roster-address.ts'
import { type RosterData, useRosterData } from './use-roster-data.ts'

type RosterPreviewProps = {
  schedule: Schedule
  schedules: readonly Schedule[]
  today: string
  shifts: readonly Shift[]
  /** Its name and what can be done with it. */
  head: ReactNode
}

export function RosterPreview(props: RosterPreviewProps) {
  const { schedule, schedules, today, shifts } = props
  const date = monthStart(schedule.year, schedule.month)
  const data = useRosterData({ schedule, schedules, span: 'month', date, today, shifts })
  const missing: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown } =
    data.others.find((read) => !read.data) ?? data.read
  return (
    <main className="flex flex-col">
      <Reading read={missing} what="The roster" loading={<PageSpinner />}>
        {() => <Preview {...props} data={data} />}
      </Reading>
    </main>
  )
}

function Preview({ schedule, head, data }: RosterPreviewProps & { data: RosterData }) {
  const [address, change] = useRosterAddress()
  const [density] = useDensity()
  const [place, setPlace] = useState<Place>({ row: '', column: 0 })
  // What is archived can't be changed, and what was proven of the schedule says nothing about other shifts.
  const shown = useMemo<Schedule>(() => ({ ...schedule, status: 'archived', details: null }), [schedule])
  const desk = useDesk(shown, data, () => {})
  const rows = useGridRows(desk, data, address)
  return (
    <div className="flex h-[calc(100dvh-53px)] min-h-120 flex-col max-tablet:h-auto">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-5 py-3 max-tablet:px-4">
        {head}
        <ScoreStrip desk={desk} />
      </header>
      <div className="roster-preview grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] max-tablet:h-[75dvh] max-tablet:flex-none">
        <RosterGrid
          desk={desk}
          data={data}
          rows={rows}
          span="month"
          density={density}
          order={address.order}
          onOrder={(order) => change({ order: order === 'name' ? null : order })}
          place={place}
          onPlace={setPlace}
          asked={undefined}
        />
      </div>
    </div>
  )
}
