/** Which schedule and which date the page shows, from the address and what there is. */
import type { Schedule } from '../../contract/schedules.ts'
import { monthStart } from '../../engine/calendar.ts'
import { isInMonth } from '../../engine/month.ts'
import { findInForce } from '../shifts/schedule-in-force.ts'
import type { ScheduleAddress } from './use-schedule-address.ts'

export type Choice = { schedule: Schedule | undefined; date: string }

/**
 * The schedule that the address names; else the one in force in the month of its date; else the newest.
 * Without a date: today if the schedule's month has it, else the first of that month.
 */
export function chooseSchedule(
  schedules: readonly Schedule[],
  address: Pick<ScheduleAddress, 'date' | 'scheduleId'>,
  today: string,
): Choice {
  const named = schedules.find((schedule) => schedule.id === address.scheduleId)
  if (address.date) {
    const isNamedThere = named && isInMonth(address.date, named)
    return { schedule: isNamedThere ? named : findInForce(schedules, address.date), date: address.date }
  }
  const schedule = named ?? schedules[0]
  if (!schedule) return { schedule: undefined, date: today }
  return { schedule, date: isInMonth(today, schedule) ? today : monthStart(schedule.year, schedule.month) }
}
