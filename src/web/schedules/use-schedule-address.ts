/** What the schedule page shows, kept in its address: view, date, schedule, whose shifts, calendar or list. */

import type { Schedule } from '../../contract/schedules.ts'
import { isCalendarDate, monthStart } from '../../engine/calendar.ts'
import { isInMonth } from '../../engine/month.ts'
import { type CalendarView, calendarViews } from '../calendar/calendar-span.ts'
import { findInForce } from '../shifts/use-period-shifts.ts'
import { useSearchChange } from '../ui/use-search.ts'

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

/** The address of a day, keeping the rest of the view. */
export function addressOfDay(date: string, { show, scheduleId }: Pick<ScheduleAddress, 'show' | 'scheduleId'>): string {
  const search = new URLSearchParams({ view: 'day', date, show })
  if (scheduleId !== undefined) search.set('schedule', String(scheduleId))
  return `/schedule?${search}`
}

function validDate(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined
}

type Choice = { schedule: Schedule | undefined; date: string }

/**
 * The schedule in the address; else the one in force in the month of its date; else the newest for coordinators,
 * who work on it, and today's for physicians. Without a date: today if it is in the schedule's month, else the first of
 * that month.
 */
export function chooseSchedule(
  schedules: readonly Schedule[],
  address: Pick<ScheduleAddress, 'date' | 'scheduleId'>,
  today: string,
  isCoordinator: boolean,
): Choice {
  const named = schedules.find((schedule) => schedule.id === address.scheduleId)
  if (address.date) {
    const isNamedThere = named && isInMonth(address.date, named)
    return { schedule: isNamedThere ? named : findInForce(schedules, address.date), date: address.date }
  }
  const schedule = named ?? (isCoordinator ? undefined : findInForce(schedules, today)) ?? schedules[0]
  if (!schedule) return { schedule: undefined, date: today }
  return { schedule, date: isInMonth(today, schedule) ? today : monthStart(schedule.year, schedule.month) }
}
