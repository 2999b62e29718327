/** Until when time off of a month can be requested, where the group sets an end, and how many may be off on one day. */
import { addDays, monthNames } from '../engine/calendar.ts'
import { addMonths, type Month, monthKey, monthOf, spanOfMonth } from '../engine/month.ts'
import { formatShortDate } from '../engine/text/dates.ts'
import type { GroupSettings } from './groups.ts'

type WindowSettings = Pick<GroupSettings, 'requestsCloseDays'>

/** Null where requests never close. */
function lastDayToRequest({ requestsCloseDays }: WindowSettings, month: Month): string | null {
  return requestsCloseDays === 0 ? null : addDays(spanOfMonth(month).from, -requestsCloseDays)
}

/** The first month among these days whose requests are closed, in a sentence. */
export function describeClosed(settings: WindowSettings, today: string, dates: readonly string[]): string | undefined {
  const months = new Map(dates.map((date) => [monthKey(monthOf(date)), monthOf(date)]))
  for (const month of [...months.values()]) {
    const last = lastDayToRequest(settings, month)
    if (last !== null && last < today)
      return `${monthNames[month.month - 1]!} requests closed ${formatShortDate(last)}.`
  }
  return undefined
}

export type Closing = { month: Month; lastDay: string; says: string }

/** The next month whose requests close: "January requests close Nov 20." */
export function findNextClosing(settings: WindowSettings, today: string): Closing | undefined {
  if (settings.requestsCloseDays === 0) return undefined
  for (let month = monthOf(today); ; month = addMonths(month, 1)) {
    const lastDay = lastDayToRequest(settings, month)!
    if (lastDay >= today)
      return { month, lastDay, says: `${monthNames[month.month - 1]!} requests close ${formatShortDate(lastDay)}.` }
  }
}
