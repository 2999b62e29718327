import { afterEach, expect, test, vi } from 'vitest'
import { formatAgo, formatDateOfMoment, formatMoment } from './moments.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-08T14:59:59Z', 'just now'],
  ['2026-12-08T14:57:00Z', '3 minutes ago'],
  ['2026-12-08T13:59:00Z', '1 hour ago'],
  ['2026-12-06T15:00:00Z', '2 days ago'],
  ['2026-10-01T15:00:00Z', '2 months ago'],
  ['2024-12-01T15:00:00Z', '2 years ago'],
  ['2026-12-08T15:00:05Z', 'just now'],
])('%s is %s', (moment, words) => {
  vi.useFakeTimers({ now: new Date('2026-12-08T15:00:00Z') })
  expect(formatAgo(moment)).toBe(words)
})

test('a moment is in the group’s time zone, or this device’s until that is known', () => {
  expect(formatMoment('2026-12-09T03:30:00Z', 'America/Chicago')).toBe('Dec 8, 2026, 9:30 PM')
  expect(formatDateOfMoment('2026-12-09T03:30:00Z', 'Asia/Tokyo')).toBe('Dec 9, 2026')
  expect(formatDateOfMoment(new Date(2026, 11, 9, 23, 30).toISOString(), undefined)).toBe('Dec 9, 2026')
})
