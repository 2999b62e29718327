/** Days, hours and names as people write them. */
import { expect, test } from 'vitest'
import { hintOf } from './days/date-hints.ts'
import { readDay } from './days/read-day.ts'
import { resolveDates } from './days/resolve-dates.ts'
import { readName } from './people/names.ts'
import { findTimes } from './read-times.ts'

const today = '2026-11-15'
const dateOf = (text: string, hint = {}) => resolveDates([readDay(text)!], { today, ...hint })?.dates[0]

test.each([
  ['12/3', '2026-12-03'],
  ['12/3/26', '2026-12-03'],
  ['13/12/2026', '2026-12-13'],
  ['3-Dec', '2026-12-03'],
  ['Dec 3rd', '2026-12-03'],
  ['December 3, 2027', '2027-12-03'],
  ['2026-12-03', '2026-12-03'],
  ['46359', '2026-12-03'],
  ['Thu 12/3', '2026-12-03'],
  ['Mon\n1/4', '2027-01-04'],
  ['1/4', '2027-01-04'],
  ['8/20', '2026-08-20'],
  ['Fri 12/3', '2027-12-03'],
])('the day “%s” is %s', (text, date) => expect(dateOf(text)).toEqual([date]))

test.each([
  ['12/29-1/2', ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  ['Dec 7 - 9', ['2026-12-07', '2026-12-08', '2026-12-09']],
  ['30 Nov – 1 Dec', ['2026-11-30', '2026-12-01']],
])('the range “%s”', (text, dates) => expect(dateOf(text)).toEqual(dates))

test('a week of seven days', () => expect(dateOf('Week of 12/7')).toHaveLength(7))

test.each(['Smith', 'D1', '32', '2/30', '13/13', '555-1234', '99999', ''])('“%s” is no day', (text) =>
  expect(readDay(text)).toBeUndefined(),
)

test('numbers alone take the month of the title, and go on into the next', () => {
  const marks = ['29', '30', '31', '1', '2'].map((text) => readDay(text)!)
  const found = resolveDates(marks, { today, month: 12, year: 2026 })!
  expect(found.dates.flat()).toEqual(['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
})

test('weekdays tell the month when no title does, and it is said to be less sure', () => {
  const marks = ['Mon 1', 'Tue 2', 'Wed 3'].map((text) => readDay(text)!)
  const found = resolveDates(marks, { today })!
  expect(found.dates[0]).toEqual(['2027-02-01'])
  expect(found.confidence).toBeLessThan(0.8)
})

test.each([
  ['December 2026', { month: 12, year: 2026 }],
  ["Dec '26", { month: 12, year: 2026 }],
  ['12/2026', { month: 12, year: 2026 }],
  ['Hospitalists - DECEMBER', { month: 12 }],
  ['you may go', undefined],
  ['01/10/27 THRU 01/23/27', { month: 1, year: 2027, weekStart: '2027-01-10' }],
  ['December - January 2028', { month: 12, year: 2027 }],
  ['Semaine du 1 au 7 mars 2027', { month: 3, year: 2027, weekStart: '2027-03-01' }],
])('the title “%s”', (text, hint) => expect(hintOf(text, { today })).toEqual(hint && { today, ...hint }))

test.each([
  ['7a-7p', '07:00-19:00', undefined],
  ['0700-1900', '07:00-19:00', undefined],
  ['7am to 7pm', '07:00-19:00', undefined],
  ['7-7', '07:00-19:00', undefined],
  ['7-7', '19:00-07:00', 'night'],
  ['19-07', '19:00-07:00', undefined],
  ['8-5', '08:00-17:00', undefined],
  ['3-11p', '15:00-23:00', undefined],
  ['3-11', '15:00-23:00', 'evening'],
  ['12-8', '12:00-20:00', undefined],
  ['7:30 AM – noon', '07:30-12:00', undefined],
  ['4p-2a', '16:00-02:00', undefined],
  ['8h30-18h30', '08:30-18:30', undefined],
] as const)('the hours “%s” are %s', (text, hours, kind) => {
  const found = findTimes(text, kind)!.times
  expect(`${found.start}-${found.end}`).toBe(hours)
})

test.each(['12/3', '12/3-12/9', '555-1234', 'N1', '2026-12-03', '2-19-27', '2026-2027'])('“%s” are no hours', (text) =>
  expect(findTimes(text)).toBeUndefined(),
)

test.each([
  ['Chen, Hana MD', 'Hana', 'Chen'],
  ['DR. H. CHEN (nocturnist)', 'H', 'Chen'],
  ["Thomas O'Brien, D.O.", 'Thomas', "O'Brien"],
  ['VAN DYKE, KATHERINE', 'Katherine', 'Van Dyke'],
  ['Maria Garcia-Lopez x4521', 'Maria', 'Garcia-Lopez'],
  ['Patel R.', 'R', 'Patel'],
  ['McCarthy', undefined, 'McCarthy'],
  ['Gray, Gus', 'Gus', 'Gray'],
  ['Dr. Green', undefined, 'Green'],
  ['S. May', 'S', 'May'],
])('the name “%s”', (text, first, last) => expect(readName(text)).toMatchObject({ ...(first ? { first } : {}), last }))

test.each(['Total', 'Night', 'Rounder 2', '# on', 'Week of', 'OPEN', 'December', '7a-7p', 'Nights needed', 'Legend:'])(
  '“%s” is no name',
  (text) => expect(readName(text)).toBeUndefined(),
)
