/** Runs of shifts and of weekends. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['max 3 nights in a row', 'Everyone works at most 3 nights in a row (hard rule)'],
  ['Max consecutive nights: 3', 'Everyone works at most 3 nights in a row (hard rule)'],
  ['never 4 nights in a row', 'Everyone works at most 3 nights in a row (hard rule)'],
  ['never more than 3 nights in a row', 'Everyone works at most 3 nights in a row (hard rule)'],
  ['No one works more than 6 days in a row', 'Everyone works at most 6 shifts in a row (hard rule)'],
  ['Residents no more than 6 nights in a row', 'Residents work at most 6 nights in a row (hard rule)'],
  ['no more than 4 consecutive shifts for Kim', 'Soo Kim works at most 4 shifts in a row (hard rule)'],
  ['Jones: max. 4 in a row', 'Mary Jones works at most 4 shifts in a row (hard rule)'],
  ['Chen works 3 nights in a row max', 'Hana Chen works at most 3 nights in a row (hard rule)'],
  ['nights in blocks of at least 3', 'Everyone works at least 3 nights in a row (hard rule)'],
  ['nights should be in runs of 3 to 5', 'Everyone works at least 3 and at most 5 nights in a row (preference)'],
  ['no single nights', 'Everyone works at least 2 nights in a row (hard rule)'],
  ['no isolated shifts', 'Everyone works at least 2 shifts in a row (hard rule)'],
  ['Avoid isolated nights', 'Everyone works at least 2 nights in a row (preference)'],
  ['no consecutive nights for Kim', 'Soo Kim works at most 1 night in a row (hard rule)'],
  ['Please try to avoid back to back nights for Kim', 'Soo Kim works at most 1 night in a row (preference)'],
  ['nocturnists max 5 nights in a row', 'Chidi Okafor works at most 5 nights in a row (hard rule)'],
  ['no back-to-back weekends', 'Everyone works at most 1 weekend in a row (hard rule)'],
  ['every other weekend off', 'Everyone works at most 1 weekend in a row (hard rule)'],
  ['Patel every other weekend off', 'Ravi Patel works at most 1 weekend in a row (hard rule)'],
  ['No more than 2 consecutive weekends', 'Everyone works at most 2 weekends in a row (hard rule)'],
  ['two days off in a row every week', 'not applied: two days off in a row every week'],
])('in a row, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ['Please no more than 3 in a row', 'Hana Chen works at most 3 shifts in a row (hard rule)'],
  ['I want at least 3 nights in a row', 'Hana Chen works at least 3 nights in a row (preference)'],
])('in a row, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})
