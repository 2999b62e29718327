/** Which of a group's schedules holds for a date. */
import type { Schedule } from '../../contract/schedules.ts'
import { monthOf, yearOf } from '../calendar/calendar-span.ts'

/** The active schedule of the date's month, else the newest of it. */
export function findInForce(schedules: readonly Schedule[], date: string): Schedule | undefined {
  const ofMonth = schedules.filter((schedule) => isOfMonth(schedule, date))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}

export function isOfMonth(schedule: Schedule, date: string): boolean {
  return schedule.year === yearOf(date) && schedule.month === monthOf(date)
}
