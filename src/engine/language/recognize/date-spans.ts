/** Spans of time around a day: its week, weekend, month, quarter, season, and year, and those before and after. */
import { addDays, daysInMonth, monthStart, weekdayOf, yearOf } from '../../calendar.ts'
import { weekdays } from '../../model.ts'
import { addMonths, monthOf } from '../../month.ts'
import { weekdayNamed } from '../calendar-words.ts'
import type { DateRange } from '../lexeme.ts'

const weekdayNumber = (date: string) => weekdays.indexOf(weekdayOf(date))
export const oneDay = (date: string): DateRange => ({ from: date, to: date })

/** Monday to Sunday; `by` weeks away. */
export function weekOf(date: string, by: number): DateRange {
  const monday = addDays(date, -weekdayNumber(date) + 7 * by)
  return { from: monday, to: addDays(monday, 6) }
}

/** This weekend is the current or coming one; on a Sunday it is still the current one. */
export function weekendOf(date: string, by: number): DateRange {
  const saturday = addDays(weekOf(date, by).from, 5)
  return { from: saturday, to: addDays(saturday, 1) }
}

/** The week of a day, or the weekend nearest to it with the days between. */
export function aroundDay(date: string, isWeekend: boolean): DateRange {
  if (!isWeekend) return weekOf(date, 0)
  const { from, to } = weekendOf(date, weekdayNumber(date) < 2 ? -1 : 0)
  return { from: date < from ? date : from, to: date > to ? date : to }
}

export function monthRange(year: number, month: number): DateRange {
  const from = monthStart(year, month)
  return { from, to: addDays(from, daysInMonth(year, month) - 1) }
}

export function monthAway(date: string, by: number): DateRange {
  const { year, month } = addMonths(monthOf(date), by)
  return monthRange(year, month)
}

/** This month or the next one of that name. */
export const comingMonth = (today: string, month: number): DateRange =>
  monthRange(yearOf(today) + Number(month < monthOf(today).month), month)

export function yearAway(date: string, by: number): DateRange {
  const year = yearOf(date) + by
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

export function quarterAway(date: string, by: number): DateRange {
  const { year, month } = monthOf(date)
  const first = addMonths({ year, month: month - ((month - 1) % 3) }, 3 * by)
  const last = addMonths(first, 2)
  return { from: monthRange(first.year, first.month).from, to: monthRange(last.year, last.month).to }
}

/** The first month of each; three months long. */
export const seasons: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 }

/** This one runs, comes, or was last; the last and the next are the ones before and after today. */
export function seasonAway(today: string, first: number, by: number): DateRange {
  const spanFrom = (year: number): DateRange => {
    const { from } = monthRange(year, first)
    const end = addMonths({ year, month: first }, 2)
    return { from, to: monthRange(end.year, end.month).to }
  }
  const year = yearOf(today)
  const spans = [year - 2, year - 1, year, year + 1].map(spanFrom)
  if (by < 0) return spans.findLast(({ to }) => to < today)!
  if (by > 0) return spans.find(({ from }) => from > today)!
  return spans.find(({ from, to }) => from <= today && today <= to) ?? spanFrom(year)
}

/** "Friday" is the coming one, today included; "next Friday" the one of next week; "last Friday" the one before today. */
export function nearestDay(today: string, weekday: number, by: number): string {
  const ahead = (weekday - weekdayNumber(today) + 7) % 7
  if (by === 0) return addDays(today, ahead)
  if (by < 0) return addDays(today, ahead === 0 ? -7 : ahead - 7)
  return addDays(weekOf(today, 1).from, weekday)
}

/** The nearest weekend, weekday, or year on that side of today, the one after it, and so on. */
export function counterOf(unit: string, today: string, by: number): ((place: number) => DateRange) | undefined {
  if (unit === 'year') return (place) => (by > 0 ? yearAway(today, place + 1) : yearAway(today, -place))
  const day = weekdayNamed(unit)
  if (!day && unit !== 'weekend') return undefined
  const [step, length] = [by > 0 ? 7 : -7, day ? 0 : 1]
  const near = day ? nearestDay(today, weekdays.indexOf(day), 0) : weekendOf(today, 0).from
  const end = addDays(near, length)
  const first = (by > 0 ? end > today : end < today) ? near : addDays(near, step)
  return (place) => ({ from: addDays(first, step * place), to: addDays(first, step * place + length) })
}
