/** Hours and days of rest, after some shifts or after all. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['12 hours rest after nights', 'Everyone has at least 12 hours of rest after a night (hard rule)'],
  ['1 hour rest after nights', 'Everyone has at least 1 hour of rest after a night (hard rule)'],
  ['min rest 10h', 'Everyone has at least 10 hours of rest after each shift (hard rule)'],
  ['10h turnaround', 'Everyone has at least 10 hours of rest after each shift (hard rule)'],
  ['11 hours between shifts', 'Everyone has at least 11 hours of rest after each shift (hard rule)'],
  ['never less than 10 hours between shifts', 'Everyone has at least 10 hours of rest after each shift (hard rule)'],
  [
    'Everyone except Chen must have at least 11 hours between shifts',
    'Everyone except Hana Chen has at least 11 hours of rest after each shift (hard rule)',
  ],
  ['no day shift after a night', 'Everyone has at least 24 hours of rest after a night before a day shift (hard rule)'],
  ['No days after nights', 'Everyone has at least 24 hours of rest after a night before a day shift (hard rule)'],
  [
    'No day shifts the day after a night shift',
    'Everyone has at least 24 hours of rest after a night before a day shift (hard rule)',
  ],
  [
    'no day shift within 24 hours after a night',
    'Everyone has at least 24 hours of rest after a night before a day shift (hard rule)',
  ],
  [
    'After nights, no day shifts for 24 hours',
    'Everyone has at least 24 hours of rest after a night before a day shift (hard rule)',
  ],
  [
    'Kim never works the day after a night',
    'Soo Kim has at least 24 hours of rest after a night before any other kind of shift (hard rule)',
  ],
  [
    '2 days off after nights',
    'Everyone has at least 48 hours of rest after a night before any other kind of shift (hard rule)',
  ],
  [
    '48 hours off after a run of nights',
    'Everyone has at least 48 hours of rest after a night before any other kind of shift (hard rule)',
  ],
  [
    'at least 48 hours after the last night',
    'Everyone has at least 48 hours of rest after a night before any other kind of shift (hard rule)',
  ],
  [
    'day off after nights',
    'Everyone has at least 24 hours of rest after a night before any other kind of shift (hard rule)',
  ],
  ['day off after 24s', 'Everyone has at least 24 hours of rest after a 24-hour shift (hard rule)'],
  ['no admitting after nights', 'not applied: admitting'],
  ['2 days off after 3 nights in a row', 'not applied: 2 days off after 3 nights in a row'],
])('rest, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})
