/** The controls above the calendar: which days, which view, whose shifts, which schedule. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Schedule } from '../../contract/schedules.ts'
import { sayDate, sayMonth, sayWeekdayDate } from '../text/dates.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { type CalendarView, datesShown, monthOf, stepDate, yearOf } from './calendar-span.ts'
import type { Layout, ScheduleAddress, Shown, useScheduleAddress } from './use-schedule-address.ts'

const views: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
]
const rosterView = { value: 'roster', label: 'Roster' } as const
const shownChoices: { value: Shown; label: string }[] = [
  { value: 'mine', label: 'My shifts' },
  { value: 'everyone', label: 'Everyone' },
]
const layouts: { value: Layout; label: string }[] = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'list', label: 'List' },
]

type ScheduleChoiceProps = { schedules: Schedule[]; schedule: Schedule | undefined; onChoose: (id: string) => void }

export function ScheduleChoice({ schedules, schedule, onChoose }: ScheduleChoiceProps) {
  return (
    <div className="w-58 max-w-full">
      <Select
        aria-label="Schedule"
        placeholder="Choose a schedule"
        value={schedule ? String(schedule.id) : ''}
        options={schedules.map(({ id, name, status }) => ({ value: String(id), label: `${name}, ${status}` }))}
        onValueChange={onChoose}
      />
    </div>
  )
}

type ScheduleToolbarProps = {
  address: ScheduleAddress
  change: ReturnType<typeof useScheduleAddress>[1]
  date: string
  today: string
  hasRoster: boolean
}

export function ScheduleToolbar({ address, change, date, today, hasRoster }: ScheduleToolbarProps) {
  const { view } = address
  const step = (direction: -1 | 1) => change({ date: stepDate(view, date, direction) })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-2 max-tablet:w-full print:[&>button]:hidden">
        <IconButton label={`Previous ${view}`} icon={<ChevronLeft aria-hidden="true" />} onClick={() => step(-1)} />
        <IconButton label={`Next ${view}`} icon={<ChevronRight aria-hidden="true" />} onClick={() => step(1)} />
        <Button disabled={date === today} onClick={() => change({ date: today })}>
          Today
        </Button>
        <h2 aria-live="polite" className="pl-1 text-16 font-semibold">
          {sayPeriod(view, date)}
        </h2>
      </div>
      <div className="flex flex-wrap items-center gap-3 tablet:ml-auto print:hidden">
        <SegmentedControl
          label="View"
          value={address.isRoster ? 'roster' : view}
          options={hasRoster ? [rosterView, ...views] : views}
          onValueChange={(chosen) => change({ view: chosen, date })}
        />
        <SegmentedControl
          label="Whose shifts"
          value={address.show}
          options={shownChoices}
          onValueChange={(show) => change({ show })}
        />
        {view !== 'day' && (
          <SegmentedControl
            label="Layout"
            value={address.layout}
            options={layouts}
            onValueChange={(layout) => change({ layout: layout === 'list' ? layout : null })}
          />
        )}
      </div>
    </div>
  )
}

function sayPeriod(view: CalendarView, date: string): string {
  if (view === 'month') return sayMonth(yearOf(date), monthOf(date))
  if (view === 'day') return `${sayWeekdayDate(date)}, ${yearOf(date)}`
  const week = datesShown('week', date)
  return `${sayWeekdayDate(week[0] ?? date)} – ${sayDate(week[6] ?? date)}`
}
