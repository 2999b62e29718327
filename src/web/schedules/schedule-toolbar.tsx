/** The controls above the calendar: which days, which view, whose shifts, which schedule. */
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { yearOf } from '../../engine/calendar.ts'
import { monthOf } from '../../engine/month.ts'
import { formatDate, formatDateRange, formatMonth } from '../../engine/text/dates.ts'
import { type CalendarView, datesShown, stepDate } from '../calendar/calendar-span.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LateSelect } from '../ui/late-select.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
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
const layouts: { value: Layout; label: ReactNode; icon: ReactNode }[] = [
  {
    value: 'calendar',
    label: <span className="max-tablet:sr-only">Calendar</span>,
    icon: <CalendarDays />,
  },
  { value: 'list', label: <span className="max-tablet:sr-only">List</span>, icon: <List /> },
]

type ScheduleChoiceProps = {
  schedules: Schedule[]
  schedule: Schedule | undefined
  /** In one row with undo and the other actions on a phone. */
  isNarrow: boolean
  onChoose: (id: string) => void
}

export function ScheduleChoice({ schedules, schedule, isNarrow, onChoose }: ScheduleChoiceProps) {
  return (
    <div
      className={joinClasses(
        'w-58 max-w-full',
        isNarrow && 'max-tablet:w-auto max-tablet:min-w-0 max-tablet:flex-[1_1_150px] max-tablet:[&_button]:text-14!',
      )}
    >
      <LateSelect
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
    <div className="flex flex-wrap items-center gap-3 max-tablet:gap-x-2">
      <span className="flex print:hidden">
        <IconButton
          label={`Previous ${view}`}
          icon={<ChevronLeft />}
          className="rounded-r-none"
          onClick={() => step(-1)}
        />
        <Button
          disabled={date === today}
          className="-mx-px rounded-none max-tablet:px-2!"
          onClick={() => change({ date: today })}
        >
          Today
        </Button>
        <IconButton label={`Next ${view}`} icon={<ChevronRight />} className="rounded-l-none" onClick={() => step(1)} />
      </span>
      <h2
        aria-live="polite"
        className="grow text-16 font-semibold max-tablet:basis-0 max-tablet:text-14 tablet:whitespace-nowrap"
      >
        {formatPeriod(view, date)}
        {view === 'week' && <YearOfWeek date={date} today={today} />}
      </h2>
      {view !== 'day' && (
        <div className="flex print:hidden">
          <SegmentedControl
            label="Layout"
            value={address.layout}
            options={layouts}
            onValueChange={(layout) => change({ layout: layout === 'list' ? layout : null })}
          />
        </div>
      )}
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-x-2 gap-y-3 max-tablet:w-full tablet:gap-x-3 print:hidden',
          // Four views and two groups of people in one row on a phone.
          hasRoster && 'max-tablet:[&_button]:px-2 max-tablet:[&_button]:text-12',
        )}
      >
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
      </div>
    </div>
  )
}

/** This year's is left out where there's no room for it. */
function YearOfWeek({ date, today }: { date: string; today: string }) {
  const year = yearOf(lastOfWeek(date))
  return <span className={joinClasses(year === yearOf(today) && 'max-tablet:sr-only')}>, {year}</span>
}

function lastOfWeek(date: string): string {
  return datesShown('week', date)[6] ?? date
}

function formatPeriod(view: CalendarView, date: string): string {
  if (view === 'month') return formatMonth(monthOf(date))
  if (view === 'day') return `${formatDate(date)}, ${yearOf(date)}`
  return formatDateRange(datesShown('week', date)[0] ?? date, lastOfWeek(date))
}
