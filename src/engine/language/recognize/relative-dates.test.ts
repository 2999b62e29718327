/** Dates that are counted from today: Tuesday, 8 December 2026. */
import { expect, it } from 'vitest'
import { tokenize } from '../tokens.ts'
import { matchRelativeDate, stepFrom } from './relative-dates.ts'

const today = '2026-12-08'
const read = (text: string, looksBack = false) => matchRelativeDate(tokenize(text), 0, today, looksBack)

it.each([
  ['today', '2026-12-08', '2026-12-08'],
  ['tomorrow', '2026-12-09', '2026-12-09'],
  ['yesterday', '2026-12-07', '2026-12-07'],
  ['the day after tomorrow', '2026-12-10', '2026-12-10'],
  ['this week', '2026-12-07', '2026-12-13'],
  ['next week', '2026-12-14', '2026-12-20'],
  ['this weekend', '2026-12-12', '2026-12-13'],
  ['next weekend', '2026-12-19', '2026-12-20'],
  ['last month', '2026-11-01', '2026-11-30'],
  ['next month', '2027-01-01', '2027-01-31'],
  ['this year', '2026-01-01', '2026-12-31'],
  ['the next 10 days', '2026-12-08', '2026-12-17'],
  ['the last two weeks', '2026-11-24', '2026-12-07'],
  ['friday', '2026-12-11', '2026-12-11'],
  ['tuesday', '2026-12-08', '2026-12-08'],
  ['next friday', '2026-12-18', '2026-12-18'],
  ['last friday', '2026-12-04', '2026-12-04'],
  ['rest of the month', '2026-12-08', '2026-12-31'],
  ['rest of December', '2026-12-08', '2026-12-31'],
  ['the remainder of January', '2027-01-01', '2027-01-31'],
  ['in 2 weeks', '2026-12-21', '2026-12-27'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['Q4', '2026-10-01', '2026-12-31'],
  ['Q1 2027', '2027-01-01', '2027-03-31'],
])('reads "%s"', (text, from, to) => {
  expect(read(text)).toMatchObject({ range: { from, to }, length: tokenize(text).length })
})

it('reads a weekday backwards in a question about the past', () => {
  expect(read('friday', true)?.range).toEqual({ from: '2026-12-04', to: '2026-12-04' })
})

it('knows kinds of shift and this moment', () => {
  expect(read('tonight')).toMatchObject({ range: { from: today, to: today }, kinds: ['night'] })
  expect(read('tomorrow night')).toMatchObject({ kinds: ['night'], length: 2 })
  expect(read('last night')).toMatchObject({ range: { from: '2026-12-07' }, kinds: ['night'] })
  expect(read('right now')).toMatchObject({ isNow: true, length: 2 })
})

it('steps from what was talked about', () => {
  expect(read('the day after')).toMatchObject({ step: { unit: 'day', by: 1 } })
  expect(read('the month before')).toMatchObject({ step: { unit: 'month', by: -1 } })
})

it('steps over a whole range', () => {
  const week = { from: '2026-12-14', to: '2026-12-20' }
  expect(stepFrom(week, { unit: 'day', by: 1 })).toEqual({ from: '2026-12-21', to: '2026-12-21' })
  expect(stepFrom(week, { unit: 'day', by: -1 })).toEqual({ from: '2026-12-13', to: '2026-12-13' })
  expect(stepFrom(week, { unit: 'week', by: 1 })).toEqual({ from: '2026-12-21', to: '2026-12-27' })
  expect(stepFrom(week, { unit: 'month', by: -1 })).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  const christmas = { from: '2026-12-25', to: '2026-12-25' }
  expect(stepFrom(christmas, { unit: 'week', by: -1 })).toEqual({ from: '2026-12-18', to: '2026-12-24' })
  expect(stepFrom(christmas, { unit: 'week', by: 1 })).toEqual({ from: '2026-12-26', to: '2027-01-01' })
})

it('leaves dates and plain words to others', () => {
  for (const text of ['Fri 11 Dec', 'Friday, Dec 11', 'mon to fri', 'fridays', 'shift', 'next one'])
    expect(read(text)).toBeUndefined()
})
