import { expect, test } from 'vitest'
import { daysSince, formatTimeLeft, formatWhen, minutesUntilLocal, momentIn } from './group-day.ts'

const newYork = 'America/New_York'

test('the date is the one where the group works, not where the browser is', () => {
  expect(momentIn(newYork, '2026-12-09T04:30:00Z')).toEqual({ date: '2026-12-08', time: '23:30' })
  expect(momentIn('Asia/Tokyo', '2026-12-08T20:00:00Z')).toEqual({ date: '2026-12-09', time: '05:00' })
})

test('minutes to a shift count the hour that daylight saving takes away', () => {
  // On 2026-03-08 the clocks in New York go from 02:00 to 03:00.
  const eveningBefore = new Date('2026-03-08T00:00:00Z')
  expect(momentIn(newYork, eveningBefore)).toEqual({ date: '2026-03-07', time: '19:00' })
  expect(minutesUntilLocal('2026-03-08', '07:00', newYork, eveningBefore)).toBe(11 * 60)
  expect(minutesUntilLocal('2026-03-07', '18:30', newYork, eveningBefore)).toBe(-30)
})

test.each([
  [0, 'now'],
  [25, 'in 25 min'],
  [120, 'in 2 h'],
  [1360, 'in 22 h 40 min'],
  [1441, 'in 24 h'],
  [2879, 'in 47 h'],
  [2880, 'in 2 days'],
  [10_000, 'in 6 days'],
])('%i minutes left are said as "%s"', (minutes, words) => {
  expect(formatTimeLeft(minutes)).toBe(words)
})

test('activity says the time today, the weekday this week, the date before that', () => {
  const now = new Date('2026-12-08T17:00:00Z')
  expect(formatWhen('2026-12-08T15:42:00Z', newYork, now)).toBe('10:42 AM')
  // 23:30 of the day before, although it is the same day in UTC.
  expect(formatWhen('2026-12-08T04:30:00Z', newYork, now)).toBe('Mon')
  expect(formatWhen('2026-12-01T15:42:00Z', newYork, now)).toBe('Dec 1')
  expect(daysSince('2026-12-08T04:30:00Z', newYork, now)).toBe(1)
})
