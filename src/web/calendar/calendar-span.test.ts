import { expect, test } from 'vitest'
import { datesOfPeriod, datesShown, stepDate, weeksOf } from './calendar-span.ts'

test('a month is shown in whole weeks from Sunday to Saturday', () => {
  const dates = datesShown('month', '2026-11-14')
  expect(dates[0]).toBe('2026-11-01')
  expect(dates[dates.length - 1]).toBe('2026-12-05')
  expect(weeksOf(dates)).toHaveLength(5)
  expect(datesShown('month', '2026-08-31')[0]).toBe('2026-07-26')
  expect(weeksOf(datesShown('month', '2026-08-31'))).toHaveLength(6)
  expect(datesOfPeriod('month', '2026-02-10')).toHaveLength(28)
})

test('a week runs over the end of a year', () => {
  const dates = datesShown('week', '2026-12-31')
  expect(dates).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
  ['week', '2026-12-31', 1, '2027-01-07'],
  ['day', '2027-01-01', -1, '2026-12-31'],
] as const)('a step of a %s from %s by %i leads to %s', (view, date, direction, expected) => {
  expect(stepDate(view, date, direction)).toBe(expected)
})
