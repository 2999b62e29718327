import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import {
  formatDate,
  formatDateRange,
  formatDateWithYear,
  formatDays,
  formatLongDate,
  formatMonth,
  formatPaddedDate,
  formatRelativeDay,
  formatShortDate,
} from './dates.ts'

test('a date is said in five ways, and its month', () => {
  expect(formatShortDate('2026-12-09')).toBe('Dec 9')
  expect(formatDate('2026-12-09')).toBe('Wed, Dec 9')
  expect(formatDateWithYear('2026-12-09')).toBe('Dec 9, 2026')
  expect(formatPaddedDate('2026-12-09')).toBe('Dec 09, 2026')
  expect(formatLongDate('2026-12-08')).toBe('Tuesday, December 8, 2026')
  expect(formatMonth({ month: 1, year: 2027 })).toBe('January 2027')
})

test('every day of a leap year is said as the platform says it in American English', () => {
  const formatterOf = (parts: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
    return (date: string) => formatter.format(new Date(date))
  }
  const ways: [(date: string) => string, (date: string) => string][] = [
    [formatDate, formatterOf({ weekday: 'short', month: 'short', day: 'numeric' })],
    [formatDateWithYear, formatterOf({ month: 'short', day: 'numeric', year: 'numeric' })],
    [formatPaddedDate, formatterOf({ month: 'short', day: '2-digit', year: 'numeric' })],
    [formatLongDate, formatterOf({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })],
  ]
  const dates = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day))
  for (const [say, platformSays] of ways) expect(dates.map(say)).toEqual(dates.map(platformSays))
})

test('days are said as Today, Tomorrow, or by date', () => {
  const said = ['2026-12-31', '2027-01-01', '2027-01-02'].map((date) => formatRelativeDay(date, '2026-12-31'))
  expect(said).toEqual(['Today', 'Tomorrow', 'Sat, Jan 2'])
})

test('a range says its month once', () => {
  expect(formatDateRange('2026-12-25', null)).toBe('Dec 25')
  expect(formatDateRange('2026-12-25', '2026-12-25')).toBe('Dec 25')
  expect(formatDateRange('2026-12-25', '2026-12-27')).toBe('Dec 25–27')
  expect(formatDateRange('2026-12-30', '2027-01-02')).toBe('Dec 30 – Jan 2')
  expect(formatDateRange('2026-12-20', '2027-12-18')).toBe('Dec 20, 2026 – Dec 18, 2027')
})

test('several days are said as stretches', () => {
  expect(formatDays([])).toBe('')
  expect(formatDays(['2026-12-18'])).toBe('Fri, Dec 18')
  expect(formatDays(['2026-12-16', '2026-12-15', '2026-12-19'])).toBe('Dec 15–16, Dec 19')
})
