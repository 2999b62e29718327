/** Requests in words, for messages and the trail. No reason and nothing else private stands in them. */

import type { GroupSettings } from '../../contract/groups.ts'
import { daysBetween, yearOf } from '../../engine/calendar.ts'
import { federalHolidays } from '../../engine/federal-holidays.ts'
import { sayDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'
import type { ShownRequest } from './show-request.ts'

/** "Night on Fri, Dec 4" */
export function sayShift(shift: Pick<ShownShift, 'role' | 'date'>): string {
  return `${shift.role ?? 'the shift'} on ${sayDate(shift.date)}`
}

/** "Fri, Dec 4", "Fri, Dec 4 to Mon, Dec 7" */
export function sayRange(from: string, to: string): string {
  return from === to ? sayDate(from) : `${sayDate(from)} to ${sayDate(to)}`
}

type Said = Pick<
  ShownRequest,
  'requestType' | 'requestedDate' | 'endDate' | 'originalShift' | 'targetShift' | 'targetId' | 'cycle'
>

/** What is asked for: "time off (Fri, Dec 4 to Mon, Dec 7)", "a swap of Night on Fri, Dec 4". */
export function sayRequest(request: Said): string {
  const { requestType, requestedDate, endDate, originalShift, targetShift, cycle } = request
  if (requestType === 'timeoff') return `time off (${sayRange(requestedDate!, endDate ?? requestedDate!)})`
  if (requestType === 'pickup') return targetShift ? sayShift(targetShift) : 'an open shift'
  const own = originalShift ? sayShift(originalShift) : 'a shift'
  if (cycle) return `a three-way swap of ${own}`
  return targetShift ? `a swap of ${own} for ${sayShift(targetShift)}` : `somebody to take ${own}`
}

/** Days of notice that planned time off needs. */
const plannedNotice = 14
const holidayNotice = 30

export function holidayOn(settings: GroupSettings, date: string): string | null {
  const own = settings.holidays.find((holiday) => holiday.date === date)
  if (own) return own.name
  if (!settings.federalHolidays) return null
  return federalHolidays(yearOf(date)).find((holiday) => holiday.date === date)?.name ?? null
}

/** A flag for the reviewer, never a refusal. */
export function sayShortNotice(
  settings: GroupSettings,
  asked: string,
  { from, days }: { from: string; days: string[] },
): string | null {
  const notice = daysBetween(asked, from)
  const ahead = notice <= 0 ? 'for the same day' : `${plural(notice, 'day')} ahead`
  if (notice < plannedNotice) return `Short notice: asked ${ahead}; planned time off needs 2 weeks.`
  const holiday = days.map((date) => holidayOn(settings, date)).find((name) => name !== null)
  return holiday && notice < holidayNotice
    ? `Short notice for ${holiday}: asked ${ahead}; holidays need 30 days.`
    : null
}
