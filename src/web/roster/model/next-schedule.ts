/** The schedule of the month before or after; of several the published one, else the newest. */
import type { Schedule } from '../../../contract/schedules.ts'
import { monthNumber } from '../../../engine/month.ts'

export function nextSchedule(schedules: readonly Schedule[], from: Schedule, direction: -1 | 1): Schedule | undefined {
  const ahead = schedules
    .filter((schedule) => direction * (monthNumber(schedule) - monthNumber(from)) > 0)
    .sort((one, other) => direction * (monthNumber(one) - monthNumber(other)))
  const [nearest] = ahead
  const ofMonth = ahead.filter((schedule) => nearest && monthNumber(schedule) === monthNumber(nearest))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}
