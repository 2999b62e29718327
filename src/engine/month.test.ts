import { expect, test } from 'vitest'
import { addMonths, isInMonth, isSameMonth, monthKey, monthOf } from './month.ts'

test('a date knows its month', () => {
  const march = { month: 3, year: 2027 }
  expect(monthOf('2027-03-09')).toEqual(march)
  expect(monthKey(march)).toBe('2027-03')
  expect([isInMonth('2027-03-31', march), isInMonth('2028-03-31', march)]).toEqual([true, false])
  expect([isSameMonth('2027-03-31', '2027-03-01'), isSameMonth('2027-03-31', '2027-04-01')]).toEqual([true, false])
})

test.each([
  [0, '2026-12'],
  [1, '2027-01'],
  [-11, '2026-01'],
  [-12, '2025-12'],
  [25, '2029-01'],
])('%i months after December 2026 is %s', (count, key) => {
  expect(monthKey(addMonths({ month: 12, year: 2026 }, count))).toBe(key)
})
