/** Describes requests for messages and the audit log, without reasons or anything else private. */

import type { GroupSettings } from '../../contract/groups.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import { daysBetween, yearOf } from '../../engine/calendar.ts'
import { formatDate, formatSpan } from '../../engine/text/dates.ts'
import { plural, withArticle } from '../../engine/text/plural.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'
import type { ShownRequest } from './show-request.ts'

/** "Night on Fri, Dec 4" */
export function describeShift(shift: Pick<ShownShift, 'role' | 'date'>): string {
  return `${shift.role ?? 'the shift'} on ${formatDate(shift.date)}`
}

type DescribedRequest = Pick<
  ShownRequest,
  'requestType' | 'requestedDate' | 'endDate' | 'originalShift' | 'targetShift'
> & { cycle: { giverId: number }[] | null }

/** What is requested: "time off (Dec 4–7)", "a swap of Night on Fri, Dec 4". */
export function describeRequest(request: DescribedRequest): string {
  const { requestType, targetShift, cycle } = request
  if (requestType === 'timeoff') return `time off (${formatLeave(request)})`
  if (requestType === 'pickup') return targetShift ? describeShift(targetShift) : 'an open shift'
  const own = ownShift(request)
  if (cycle)
    return isBetweenTwo(cycle)
      ? `${withArticle(cycle.length)}-shift swap that includes ${own}`
      : `a three-way swap of ${own}`
  return targetShift ? `a swap of ${own} for ${describeShift(targetShift)}` : `someone to take ${own}`
}

/** "Fri, Dec 4"; "Dec 4–7" */
export function formatLeave({ requestedDate, endDate }: Pick<DescribedRequest, 'requestedDate' | 'endDate'>): string {
  return formatSpan(requestedDate!, endDate ?? requestedDate!)
}

/** After "asked Chen": "to take Night on Fri, Dec 4", "for a swap of Night on Fri, Dec 4". */
export function describeAsk(request: DescribedRequest): string {
  return isGiveaway(request) ? `to take ${ownShift(request)}` : `for ${describeRequest(request)}`
}

/** Someone else takes the shift and gives nothing in return. */
export function isGiveaway({ requestType, targetShift, cycle }: DescribedRequest): boolean {
  return requestType === 'swap' && !targetShift && !cycle
}

/** The shift that is given away or swapped. */
export function ownShift({ originalShift }: Pick<DescribedRequest, 'originalShift'>): string {
  return originalShift ? describeShift(originalShift) : 'a shift'
}

/** Whole stretches change hands between two people. */
function isBetweenTwo(cycle: { giverId: number }[]): boolean {
  return new Set(cycle.map(({ giverId }) => giverId)).size === 2
}

/** Days of notice required for planned time off. */
const plannedNotice = 14
const holidayNotice = 30

export function holidayOn(settings: GroupSettings, date: string): string | null {
  return holidaysOf(settings, [yearOf(date)]).find((holiday) => holiday.date === date)?.name ?? null
}

/** Whether a day is too soon: holidays count by their own date, however early the leave starts. */
export function isShortNotice(settings: GroupSettings, asked: string, date: string): boolean {
  const notice = daysBetween(asked, date)
  return notice < plannedNotice || (notice < holidayNotice && holidayOn(settings, date) !== null)
}

/** A flag for the reviewer, never a refusal. */
export function describeShortNotice(
  settings: GroupSettings,
  asked: string,
  { from, days }: { from: string; days: string[] },
): string | null {
  const ahead = (date: string) => {
    const notice = daysBetween(asked, date)
    return notice <= 0 ? 'for the same day' : `${plural(notice, 'day')} ahead`
  }
  if (daysBetween(asked, from) < plannedNotice)
    return `Short notice: requested ${ahead(from)}; planned time off needs 2 weeks.`
  const early = days.find((date) => isShortNotice(settings, asked, date))
  return early
    ? `Short notice for ${holidayOn(settings, early)}: requested ${ahead(early)}; holidays need 30 days.`
    : null
}
