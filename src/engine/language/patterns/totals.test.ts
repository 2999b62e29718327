/** How many shifts, hours, weekends and holidays a week or a month. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['no more than 5 shifts a week for part-timers', 'Soo Kim and Theresa May work at most 5 shifts a week (hard rule)'],
  ['at least 2 weekends off per month', 'Everyone works at most 2 weekends a month (hard rule)'],
  ['Jones 2 weekends off per month', 'Mary Jones works at most 2 weekends a month (hard rule)'],
  ['Chen one weekend off', 'Hana Chen works at most 3 weekends a month (hard rule)'],
  ['Everyone gets at least 8 days off per month', 'Everyone works at most 23 shifts a month (hard rule)'],
  ['Everybody off two days per week', 'Everyone works at most 5 shifts a week (hard rule)'],
  ['Patel max 2 ICU shifts per month', 'Ravi Patel works at most 2 ICU Day or ICU Night shifts a month (hard rule)'],
  ['Jones at most 10 shifts per month', 'Mary Jones works at most 10 shifts a month (hard rule)'],
  [
    'Jones 12-14 shifts a month',
    'Mary Jones works at least 12 shifts a month (high priority); Mary Jones works at most 14 shifts a month (hard rule)',
  ],
  ['no more than 3 to 4 nights per month', 'Everyone works at most 4 nights a month (hard rule)'],
  [
    'Each physician works between 12 and 15 shifts a month',
    'Everyone works at least 12 shifts a month (high priority); Everyone works at most 15 shifts a month (hard rule)',
  ],
  ['No physician should work more than 14 days in a month', 'Everyone works at most 14 shifts a month (preference)'],
  ['nobody works more than 60 hours a week', 'Everyone works at most 60 hours a week (hard rule)'],
  ['80 hours a week max', 'Everyone works at most 80 hours a week (hard rule)'],
  ['Residents max 80 hours per week', 'Residents work at most 80 hours a week (hard rule)'],
  ['max 3 nights/week', 'Everyone works at most 3 nights a week (hard rule)'],
  ['3 nights max per week for residents', 'Residents work at most 3 nights a week (hard rule)'],
  [
    'please no more than three night shifts per month for Dr. Patel',
    'Ravi Patel works at most 3 nights a month (hard rule)',
  ],
  ['Limit nights to 4 per month for Kim', 'Soo Kim works at most 4 nights a month (hard rule)'],
  ['limit Chen to 2 weekends a month', 'Hana Chen works at most 2 weekends a month (hard rule)'],
  ["Chen shouldn't work more than 2 weekends per month", 'Hana Chen works at most 2 weekends a month (preference)'],
  ['Chen can work at most 3 nights per week', 'Hana Chen works at most 3 nights a week (hard rule)'],
  ['Chen up to 4 nights a month', 'Hana Chen works at most 4 nights a month (hard rule)'],
  ['Chen less than 5 nights a month', 'Hana Chen works at most 4 nights a month (hard rule)'],
  ['Chen no fewer than 10 shifts per month', 'Hana Chen works at least 10 shifts a month (high priority)'],
  ['Chen 3 or fewer nights per month', 'Hana Chen works at most 3 nights a month (hard rule)'],
  ['Chen >= 10 shifts per month', 'Hana Chen works at least 10 shifts a month (high priority)'],
  ['Chen <= 4 nights per month', 'Hana Chen works at most 4 nights a month (hard rule)'],
  [
    'Jones exactly 2 weekends per month',
    'Mary Jones works at least 2 weekends a month (high priority); Mary Jones works at most 2 weekends a month (hard rule)',
  ],
  [
    'give Patel at least 3 nights in December',
    'Ravi Patel works at least 3 nights from Dec 1 to Dec 31 (high priority)',
  ],
  ['at most one holiday per month', 'Everyone works at most 1 shift on holidays a month (hard rule)'],
  ['only two weekends a month for Kim', 'Soo Kim works at most 2 weekends a month (hard rule)'],
  ['5 nights', 'not applied: 5 nights'],
  ['no more than 3', 'not applied: no more than 3'],
  ['Minimum 2 seniors per shift', 'At least 2 seniors or attendings are on every shift (high priority)'],
  ['at least one attending on every night', 'At least 1 attending is on every night (high priority)'],
  ['no nights for anyone over 60', 'not applied: no nights for anyone over 60'],
  ['12 hour shifts only for Kim', 'not applied: 12 hour shifts only for Kim'],
  ['max 3 nights per quarter', 'not applied: quarter'],
])('totals, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ['at least 1 weekend off a month', 'Hana Chen works at most 3 weekends a month (hard rule)'],
  ['max 2 weekends', 'Hana Chen works at most 2 weekends a month (hard rule)'],
  [
    "I'd like 12 shifts a month",
    'Hana Chen works at least 12 shifts a month (preference); Hana Chen works at most 12 shifts a month (preference)',
  ],
])('totals, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})
