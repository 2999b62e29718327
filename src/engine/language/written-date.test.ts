/** Dates that fill a cell. */
import { expect, test } from 'vitest'
import { readWrittenDate } from './written-date.ts'

test.each([
  ['2021-07-01', '2021-07-01'],
  ['7/1/2021', '2021-07-01'],
  ['7/1/21', '2021-07-01'],
  ['1.7.1999', '1999-07-01'],
  ['July 1st, 2021', '2021-07-01'],
  ['Sept. 5, 2021', '2021-09-05'],
  ['1-Jul-98', '1998-07-01'],
  ['Mar 2019', '2019-03-01'],
  ['March, 2019', '2019-03-01'],
  ['Mar-19', '2019-03-01'],
  ['Mar ’19', '2019-03-01'],
  ['3/2019', '2019-03-01'],
  ['2019-03', '2019-03-01'],
  ['Mar 19', undefined],
  ['Hall 2019', undefined],
  ['13/13/2021', undefined],
  ['soon', undefined],
])('%s', (text, date) => {
  expect(readWrittenDate(text)).toBe(date)
})
