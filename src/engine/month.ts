/** A month of a year: its first and last day, its neighbors, and its key. */
import { addDays, daysInMonth, monthStart, yearOf } from './calendar.ts'

export type Month = { month: number; year: number }

export type MonthSpan = { from: string; to: string; days: number }

export function spanOfMonth({ month, year }: Month): MonthSpan {
  const from = monthStart(year, month)
  const days = daysInMonth(year, month)
  return { from, days, to: addDays(from, days - 1) }
}

export function monthOf(date: string): Month {
  return { month: Number(date.slice(5, 7)), year: yearOf(date) }
}

/** "2026-12" */
export function monthKey({ month, year }: Month): string {
  return monthKeyOf(monthStart(year, month))
}

/** The key of the month a date is in. */
export function monthKeyOf(date: string): string {
  return date.slice(0, 7)
}

export function isInMonth(date: string, month: Month): boolean {
  return date.startsWith(monthKey(month))
}

export function isSameMonth(date: string, other: string): boolean {
  return monthKeyOf(date) === monthKeyOf(other)
}

/** Counts months since year 0, so they can be compared across years. */
export function monthNumber({ month, year }: Month): number {
  return year * 12 + month
}

export function addMonths(month: Month, count: number): Month {
  const number = monthNumber(month) - 1 + count
  const year = Math.floor(number / 12)
  return { month: number - year * 12 + 1, year }
}

export function monthBefore(month: Month): Month {
  return addMonths(month, -1)
}

export function monthAfter(month: Month): Month {
  return addMonths(month, 1)
}
