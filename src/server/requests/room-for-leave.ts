/** Whether physicians may still ask for days off: in time for the schedule, and while the group can spare them. */
import { describeClosed } from '../../contract/request-window.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { countAway, type HeadCount } from './outlook/head-count.ts'
import type { GroupClock } from './request-clock.ts'

/** In a sentence; undefined where they may. */
export function problemWithLeave(
  { settings, local }: GroupClock,
  heads: HeadCount,
  requestorId: number,
  days: string[],
): string | undefined {
  const closed = describeClosed(settings, local.date, days)
  if (closed) return `${closed} Ask your coordinator, or mark it as an emergency.`
  const full = daysOverLimit(heads, requestorId, days)[0]
  return full
    ? `${formatDate(full)} is full: ${plural(settings.timeOffPerDay, 'physician')} off, the most your group allows. Ask your coordinator.`
    : undefined
}

/** Days on which as many others are off already as the group allows. */
export function daysOverLimit(heads: HeadCount, requestorId: number, days: string[]): string[] {
  const limit = heads.settings.timeOffPerDay
  return limit === 0 ? [] : days.filter((date) => countAway(heads, date, requestorId).approved >= limit)
}
