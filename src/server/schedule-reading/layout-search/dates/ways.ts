/** The ways to read one date of an axis: days or ranges, with the weekday and month that stand around it. */
import { dayNumber, monthStart } from '../../../../engine/calendar.ts'
import type { CalendarDate } from '../../../../engine/model.ts'
import type { TimeCell } from '../laid-out.ts'
import type { RangeCandidate } from './date-candidates.ts'

export type Way = RangeCandidate & { inWeek?: number[] }

/** What a resolver needs to know of a place with a date. */
export type Dated = Partial<Omit<TimeCell, 'facts'>> & { facts: Pick<TimeCell['facts'], 'dates' | 'ranges'> }

export function waysOf({ facts, weekdays, month, inWeek }: Dated): Way[] {
  const days = facts.dates.filter(({ day }) => day)
  const ranges: Way[] = inWeek
    ? facts.ranges.map(({ to: _to, days: _days, ...start }) => ({ ...start, inWeek }))
    : facts.ranges
  if (days.length === 0 && ranges.length > 0) return ranges
  const base = days.length > 0 ? days : facts.dates.filter((one) => one.weekdays)
  const single = base.map((date) => ({
    from: {
      ...date,
      ...((date.weekdays ?? weekdays) ? { weekdays: date.weekdays ?? weekdays } : {}),
      ...(date.month === undefined && month?.month
        ? { month: month.month, ...(month.year ? { year: month.year } : {}) }
        : {}),
    },
    ...(date.order ? { order: date.order } : {}),
    ...(inWeek ? { inWeek } : {}),
  }))
  // "Mar 6-7" is a weekend, or a Tuesday in Spanish.
  return [...single, ...ranges]
}

export const isWeekly = ({ to, days, inWeek }: Way) => to !== undefined || days !== undefined || inWeek !== undefined

const longestRange = 62

/** From the first day of a week to the weekday that is meant. */
export function daysIntoWeek(first: number, { inWeek }: Way): number {
  const steps = inWeek?.map((weekday) => (((weekday - first - 4) % 7) + 7) % 7)
  return steps ? Math.min(...steps) : 0
}

/** In days; undefined for a range that is too long to be meant. */
export function lengthOf({ to, days, isBefore }: Way, at: number, first: CalendarDate): number | undefined {
  if (!to) return days ?? 1
  const year = to.year ?? Number(first.slice(0, 4))
  const endOf = (one: number) => dayNumber(monthStart(one, to.month ?? Number(first.slice(5, 7)))) + to.day! - 1
  const end = endOf(year) < at ? endOf(year + 1) : endOf(year)
  const length = Math.max(1, end - at + (isBefore ? 0 : 1))
  return end >= at && length <= longestRange ? length : undefined
}
