import { expect, it } from 'vitest'
import { federalHolidays } from './federal-holidays.ts'

it('knows the dates of 2026 and 2027', () => {
  const dates = (year: number) => federalHolidays(year).map(({ date }) => date.slice(5))
  expect(dates(2026)).toEqual([
    '01-01',
    '01-19',
    '02-16',
    '05-25',
    '06-19',
    '07-04',
    '09-07',
    '10-12',
    '11-11',
    '11-26',
    '12-25',
  ])
  expect(dates(2027)).toEqual([
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-19',
    '07-04',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-25',
  ])
})
