/** Which of a group's schedules holds for a date. */
import type { Schedule } from '../../contract/schedules.ts'
import { isInMonth } from '../../engine/month.ts'

/** The active schedule of the date's month, else the newest of it. */
export function findInForce(schedules: readonly Schedule[], date: string): Schedule | undefined {
  const ofMonth = schedules.filter((schedule) => isInMonth(date, schedule))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}
