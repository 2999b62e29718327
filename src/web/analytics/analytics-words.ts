/** The page's texts: the shared burdens, numbers compared with a share, and periods. */
import type { Analytics, AnalyticsMonth, YearClass } from '../../contract/analytics.ts'
import { monthNames } from '../../engine/calendar.ts'
import { monthKey, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { formatTwelveMonths } from '../text/twelve-months.ts'

export const classWords: Record<YearClass, { title: string; detail: string; one: string; many: string }> = {
  total: { title: 'Total shifts', detail: 'by FTE and time off', one: 'shift', many: 'shifts' },
  night: { title: 'Nights', detail: 'among everyone who rotates', one: 'night', many: 'nights' },
  weekend: {
    title: 'Weekend shifts',
    detail: 'starting Saturday or Sunday',
    one: 'weekend shift',
    many: 'weekend shifts',
  },
  holiday: { title: 'Holidays', detail: 'on their actual dates', one: 'holiday', many: 'holidays' },
}

/** +1.5, −0.3, 0.0 */
export function formatOver(over: number): string {
  const tenths = round(over, 1)
  if (tenths === 0) return '0.0'
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`
}

export function formatCount(count: number, name: YearClass): string {
  return plural(count, classWords[name].one, classWords[name].many)
}

export type Period = {
  value: string
  label: string
  /** "12 months through December 2026", or a part of them: "October to December 2026". */
  span: string
  months: AnalyticsMonth[]
}

/** The periods to choose from: all 12 months, their quarters, and each month, as far as they were published. */
export function periodsOf({ months, until }: Pick<Analytics, 'months' | 'until'>): [Period, ...Period[]] {
  const quarters = new Map<string, [AnalyticsMonth, ...AnalyticsMonth[]]>()
  for (const month of months) {
    const quarter = `Q${Math.ceil(month.month / 3)} ${month.year}`
    const before = quarters.get(quarter)
    quarters.set(quarter, before ? [...before, month] : [month])
  }
  return [
    { value: 'all', label: 'All 12 months', span: formatTwelveMonths(monthOf(until)), months },
    ...[...quarters]
      .filter(([, own]) => own.length > 1)
      .map(([label, own]) => ({
        value: label.toLowerCase().replace(' ', '-'),
        label,
        span: formatQuarter(own),
        months: own,
      })),
    ...months.map((month) => {
      const label = formatMonth(month)
      return { value: monthKey(month), label, span: label, months: [month] }
    }),
  ]
}

function formatQuarter([first, ...others]: [AnalyticsMonth, ...AnalyticsMonth[]]): string {
  return `${monthNames[first.month - 1]} to ${formatMonth(others.at(-1) ?? first)}`
}
