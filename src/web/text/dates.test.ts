import { afterEach, expect, test, vi } from 'vitest'
import { sayAgo, sayDate, sayDay, sayLongDate, sayMonth, sayWeekdayDate } from './dates.ts'

afterEach(() => void vi.useRealTimers())

test('a calendar date is the day that it names', () => {
  expect(sayDate('2026-12-09')).toBe('Dec 09, 2026')
  expect(sayWeekdayDate('2026-12-09')).toBe('Wed, Dec 9')
  expect(sayLongDate('2026-12-08')).toBe('Tuesday, December 8, 2026')
  expect(sayMonth(2027, 1)).toBe('January 2027')
})

test('days are said as Today, Tomorrow, or by date', () => {
  const said = ['2026-12-31', '2027-01-01', '2027-01-02'].map((date) => sayDay(date, '2026-12-31'))
  expect(said).toEqual(['Today', 'Tomorrow', 'Sat, Jan 2'])
})

test.each([
  ['2026-12-08T14:59:59Z', '1 second ago'],
  ['2026-12-08T14:57:00Z', '3 minutes ago'],
  ['2026-12-08T13:59:00Z', '1 hour ago'],
  ['2026-12-06T15:00:00Z', '2 days ago'],
  ['2026-10-01T15:00:00Z', '2 months ago'],
  ['2024-12-01T15:00:00Z', '2 years ago'],
  ['2026-12-08T15:00:05Z', '0 seconds ago'],
])('%s is %s', (moment, words) => {
  vi.useFakeTimers({ now: new Date('2026-12-08T15:00:00Z') })
  expect(sayAgo(moment)).toBe(words)
})
