/** Roles by weekday become parts that each need the same on all of their days. */
import { expect, it } from 'vitest'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { formatCoverage, partsOf } from './role-parts.ts'

function required(counts: string): Record<Weekday, number> {
  return Object.fromEntries(weekdays.map((day, index) => [day, Number(counts[index])])) as Record<Weekday, number>
}

it.each([
  ['3333333', [['', 7, 3]], '3 every day'],
  [
    '5555533',
    [
      ['', 7, 3],
      [' (weekdays)', 5, 2],
    ],
    '5 weekdays, 3 weekend',
  ],
  ['1111100', [['', 5, 1]], '1 weekdays only'],
  ['0000022', [['', 2, 2]], '2 weekend only'],
  [
    '2121111',
    [
      ['', 7, 1],
      [' (Mon, Wed)', 2, 1],
    ],
    '2 Mon, Wed, 1 Tue, Thu, Fri, Sat, Sun',
  ],
  ['0000000', [['', 0, 1]], 'as needed'],
])('%s', (counts, parts, coverage) => {
  expect(
    partsOf(required(counts)).map(({ suffix, days, requiredCount }) => [suffix, days.length, requiredCount]),
  ).toEqual(parts)
  expect(formatCoverage(required(counts))).toBe(coverage)
})
