/** The stretches of a year that can be looked at: the year, its quarters and months, as far as they were published. */
import type { Analytics, AnalyticsMonth } from '../../contract/analytics.ts'
import { monthNames } from '../../engine/calendar.ts'

export type Period = { value: string; label: string; months: AnalyticsMonth[] }

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
