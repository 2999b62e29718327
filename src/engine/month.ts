/** A month of a year: its first and last day, and its name. */
import { addDays, daysInMonth, monthNames, monthStart } from './calendar.ts'

export type Month = { month: number; year: number }

export type MonthSpan = { from: string; to: string; days: number }

export function spanOfMonth({ month, year }: Month): MonthSpan {
  const from = monthStart(year, month)
  const days = daysInMonth(year, month)
  return { from, days, to: addDays(from, days - 1) }
}

export function monthBefore({ month, year }: Month): Month {
  return month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year }
}

export function monthAfter({ month, year }: Month): Month {
  return month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
}

/** "December 2026" */
export function sayMonth({ month, year }: Month): string {
  return `${monthNames[month - 1]} ${year}`
}
