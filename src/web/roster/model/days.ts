/** The columns of the grid: a month with its edges, two weeks, or a week, and each day's attributes. */

import type { Schedule } from '../../../contract/schedules.ts'
import { addDays, dayOfMonth, daysInMonth, isWeekend, monthStart, weekdayOf } from '../../../engine/calendar.ts'
import { weekdays } from '../../../engine/model.ts'
import { isInMonth, type Month, monthNumber } from '../../../engine/month.ts'
import { formatDate, formatShortMonth } from '../../../engine/text/dates.ts'

export const spans = ['month', 'two-weeks', 'week'] as const
export type Span = (typeof spans)[number]

export type GridDay = {
  date: string
  /** Tue, Dec 8 */
  words: string
  /** M, T, W, ... */
  letter: string
  dayOfMonth: number
  isWeekend: boolean
  /** A week starts here, with a stronger line. */
  isMonday: boolean
  isToday: boolean
  isPast: boolean
  /** In another month than the schedule's: shown, not edited. */
  isOutside: boolean
  holiday: string | undefined
  /** Shown above the first day and the first of each month. */
  monthName: string | undefined
}

/** Neighboring days that the month shows. */
const daysBefore = 2
const daysAfter = 1

const said = new Map<string, string>()

/** Tue, Dec 8. A grid formats thousands of dates, mostly the same few. */
export function formatGridDay(date: string): string {
  const words = said.get(date) ?? formatDate(date)
  said.set(date, words)
  return words
}

export function datesOfSpan(span: Span, date: string, { year, month }: Month): string[] {
  if (span === 'month') {
    const first = addDays(monthStart(year, month), -daysBefore)
    return datesFrom(first, daysBefore + daysInMonth(year, month) + daysAfter)
  }
  const monday = addDays(date, -weekdays.indexOf(weekdayOf(date)))
  return datesFrom(monday, span === 'week' ? 7 : 14)
}

type Calendar = { today: string; holidays: ReadonlyMap<string, string> }

export function describeDays(dates: readonly string[], month: Month, calendar: Calendar): GridDay[] {
  return dates.map((date, index) => {
    const day = dayOfMonth(date)
    return {
      date,
      words: formatGridDay(date),
      letter: weekdayOf(date).charAt(0).toUpperCase(),
      dayOfMonth: day,
      isWeekend: isWeekend(date),
      isMonday: weekdayOf(date) === 'monday',
      isToday: date === calendar.today,
      isPast: date < calendar.today,
      isOutside: !isInMonth(date, month),
      holiday: calendar.holidays.get(date),
      monthName: index === 0 || day === 1 ? formatShortMonth(date) : undefined,
    }
  })
}

function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The schedule of the month before or after: the published one, else the newest. */
export function nextSchedule(schedules: readonly Schedule[], from: Schedule, direction: -1 | 1): Schedule | undefined {
  const ahead = schedules
    .filter((schedule) => direction * (monthNumber(schedule) - monthNumber(from)) > 0)
    .sort((one, other) => direction * (monthNumber(one) - monthNumber(other)))
  const [nearest] = ahead
  const ofMonth = ahead.filter((schedule) => nearest && monthNumber(schedule) === monthNumber(nearest))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}
