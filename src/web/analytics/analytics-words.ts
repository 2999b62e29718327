/** Words of the page: the shared burdens, numbers against a share, and the stretches of a year. */
import type { Analytics, AnalyticsMonth, YearClass } from '../../contract/analytics.ts'
import { monthNames } from '../../engine/calendar.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'

export const classWords: Record<YearClass, { title: string; detail: string; one: string; many: string }> = {
  total: { title: 'Total shifts', detail: 'by FTE and presence', one: 'shift', many: 'shifts' },
  night: { title: 'Nights', detail: 'among those who take turns', one: 'night', many: 'nights' },
  weekend: { title: 'Weekend days', detail: 'Saturday and Sunday, by start', one: 'weekend day', many: 'weekend days' },
  holiday: { title: 'Holidays', detail: 'on their actual dates', one: 'holiday', many: 'holidays' },
}

/** +1.5, −0.3, 0.0 */
export function sayOver(over: number): string {
  const tenths = round(over, 1)
  if (tenths === 0) return '0.0'
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`
}

export function sayCount(count: number, name: YearClass): string {
  return plural(count, classWords[name].one, classWords[name].many)
}

export type Period = { value: string; label: string; months: AnalyticsMonth[] }

/** The stretches of a year that can be looked at: the year, its quarters and months, as far as they were published. */
export function periodsOf({ year, months }: Analytics): [Period, ...Period[]] {
  const quarters = [1, 2, 3, 4].map((quarter) => ({
    value: `q${quarter}`,
    label: `Quarter ${quarter}`,
    months: months.filter(({ month }) => Math.ceil(month / 3) === quarter),
  }))
  const single = months.map((month) => ({
    value: `m${month.month}`,
    label: `${monthNames[month.month - 1]}`,
    months: [month],
  }))
  return [
    { value: 'year', label: `Year ${year}`, months },
    ...quarters.filter((quarter) => quarter.months.length > 1),
    ...single,
  ]
}

/** June to September 2026 */
export function saySpan(months: readonly AnalyticsMonth[], year: number): string {
  const [first, last] = [months[0], months[months.length - 1]]
  if (!first || !last) return String(year)
  const [from, to] = [monthNames[first.month - 1], monthNames[last.month - 1]]
  return from === to ? `${from} ${year}` : `${from} to ${to} ${year}`
}
