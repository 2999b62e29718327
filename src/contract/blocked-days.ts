/** Days that physicians block for themselves: a few each month, never holidays. For more, they request time off. */
import { yearOf } from '../engine/calendar.ts'
import { isSameMonth, monthOf } from '../engine/month.ts'
import { formatDate, formatMonth } from '../engine/text/dates.ts'
import { plural } from '../engine/text/plural.ts'
import type { GroupSettings } from './groups.ts'
import { namedHolidays } from './holidays.ts'
import { describeClosed } from './request-window.ts'

/** What is wrong with the days added to `before`. Days blocked earlier, perhaps by a coordinator, may stay. */
export function problemWithBlockedDays(
  before: readonly string[],
  wanted: readonly string[],
  settings: GroupSettings,
  today: string,
): string | undefined {
  const added = wanted.filter((date) => !before.includes(date))
  const holidays = namedHolidays(settings, added.map(yearOf))
  const holiday = added.find((date) => holidays.has(date))
  if (holiday) return `${formatDate(holiday)} is ${holidays.get(holiday)}. For a holiday, request time off.`
  const closed = describeClosed(settings, today, added)
  if (closed) return `${closed} Ask your coordinator.`
  const limit = settings.blockedDaysPerMonth
  const tooMany = added.find((date) => wanted.filter((other) => isSameMonth(other, date)).length > limit)
  if (!tooMany) return undefined
  if (limit === 0) return 'Your group doesn’t use blocked dates. Request time off instead.'
  const count = wanted.filter((date) => isSameMonth(date, tooMany)).length
  return `You can block ${plural(limit, 'day')} a month, and ${formatMonth(monthOf(tooMany))} has ${count}. For more, request time off.`
}
