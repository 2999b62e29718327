/** What the schedule page shows, kept in its address: view, date, schedule, whose shifts, calendar or list. */
import { isCalendarDate } from '../../engine/calendar.ts'
import { type CalendarView, calendarViews } from '../calendar/calendar-span.ts'
import { useSearchChange } from '../ui/use-search-change.ts'

export type Shown = 'mine' | 'everyone'
export type Layout = 'calendar' | 'list'

export type ScheduleAddress = {
  view: CalendarView
  /** Undefined: today, or the schedule's first day. */
  date: string | undefined
  scheduleId: number | undefined
  show: Shown
  layout: Layout
  /** Coordinators see the roster grid unless they ask for a calendar. */
  isRoster: boolean
}

type Change = Partial<Record<'view' | 'date' | 'schedule' | 'show' | 'layout', string | null>>

/** Coordinators start with the roster and everyone, physicians with their own shifts. */
export function useScheduleAddress(isCoordinator: boolean): [ScheduleAddress, (change: Change) => void] {
  const defaultShow: Shown = isCoordinator ? 'everyone' : 'mine'
  const [search, change] = useSearchChange()
  const address: ScheduleAddress = {
    view: calendarViews.find((view) => view === search.get('view')) ?? 'month',
    date: validDate(search.get('date')),
    scheduleId: Number(search.get('schedule')) || undefined,
    show: search.get('show') === 'mine' ? 'mine' : search.get('show') === 'everyone' ? 'everyone' : defaultShow,
    layout: search.get('layout') === 'list' ? 'list' : 'calendar',
    isRoster: isCoordinator && (search.get('view') ?? 'roster') === 'roster',
  }
  return [address, change]
}

/** The address of a day, with the rest of what is shown kept. */
export function addressOfDay(date: string, { show, scheduleId }: Pick<ScheduleAddress, 'show' | 'scheduleId'>): string {
  const search = new URLSearchParams({ view: 'day', date, show })
  if (scheduleId !== undefined) search.set('schedule', String(scheduleId))
  return `/schedule?${search}`
}

function validDate(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined
}
