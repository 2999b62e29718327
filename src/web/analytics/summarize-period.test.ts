import { expect, test } from 'vitest'
import { writeAnalyticsCsv } from './analytics-csv.ts'
import { periodsOf } from './analytics-words.ts'
import { fitName, placeDots } from './strip-picture.tsx'
import { findWorstOff, summarizePeriod } from './summarize-period.ts'
import { sampleMonth, sampleYear } from './testing/sample-year.ts'

test('burdens are summed against the share, and volunteers have none', () => {
  const { people, scores, unavoidable, runs } = summarizePeriod(sampleYear, sampleYear.months)
  const [abara, , desai] = people
  expect(abara?.burdens.total).toEqual({ has: 32, share: 28, over: 4 })
  expect(desai?.burdens.night).toEqual({ has: 28, share: null, over: null })
  expect(scores).toEqual({ coverage: 99, fairness: 92, preferences: 64.2 })
  expect(unavoidable).toBe(2)
  expect(runs.at(-1)).toEqual({ length: '7+', days: 60, part: 0.75 })
})

test('a month of volunteers and a month by turns are not mixed', () => {
  const byPreference = sampleMonth(11, {
    people: [
      {
        physicianId: 7,
        burdens: { ...sampleMonth(11).people[0]!.burdens, night: { has: 10, share: null } },
        preferencesMet: null,
        sleepy: 0,
      },
    ],
  })
  const [abara] = summarizePeriod(sampleYear, [byPreference, sampleMonth(12)]).people
  expect(abara?.burdens.night).toEqual({ has: 14, share: 2, over: 2 })
})

test('the worst-off is who is furthest above the share, beyond rounding', () => {
  const { people } = summarizePeriod(sampleYear, sampleYear.months)
  expect(findWorstOff(people, 'total', 1)?.lastName).toBe('Abara')
  expect(findWorstOff(people, 'total', 4)).toBeUndefined()
  expect(findWorstOff(people, 'weekend', 1)).toBeUndefined()
})

test('all 12 months, quarters with several months, and each month can be chosen', () => {
  const january = sampleMonth(1, { year: 2027 })
  const periods = periodsOf({ until: '2027-01', months: [...sampleYear.months, january] })
  expect(periods.map(({ value, label, span }) => [value, label, span])).toEqual([
    ['all', 'All 12 months', '12 months through January 2027'],
    ['q4-2026', 'Q4 2026', 'November to December 2026'],
    ['2026-11', 'November 2026', 'November 2026'],
    ['2026-12', 'December 2026', 'December 2026'],
    ['2027-01', 'January 2027', 'January 2027'],
  ])
})

test('no dot covers another, not even in a crowd', () => {
  const dots = placeDots(
    Array.from({ length: 45 }, (_, index) => index),
    () => 100,
    { middle: 40, radius: 4, reach: 36 },
  )
  for (const [index, one] of dots.entries()) {
    expect(Math.abs(one.y - 40)).toBeLessThanOrEqual(36)
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(8)
    }
  }
})

test('the numbers can be opened in a spreadsheet, and no name is taken for a formula', () => {
  const year = { ...sampleYear, physicians: [{ ...sampleYear.physicians[0]!, lastName: '=1+1', firstName: 'A "B"' }] }
  const lines = writeAnalyticsCsv('12 months through December 2026', summarizePeriod(year, year.months)).split('\r\n')
  expect(lines[0]).toBe('Fairness,12 months through December 2026')
  expect(lines[2]).toContain('Physician,FTE,Total shifts,"Total shifts, fair share",Total shifts vs. fair share,Nights')
  expect(lines[3]).toBe('"\'=1+1, A ""B""",1,32,28,4,8,4,4,0,0,0,0,0,0,80')
  expect(lines).toContain('December 2026,99,94,58.4,2')
  expect(lines).toContain('7+,60')
  expect(lines).toContain('monday,10,2')
})

test('a name beside the dots ends where the picture does', () => {
  expect(fitName('van der Westhuizen', 300)).toBe('van der Westhui…')
  expect(fitName('van der Westhuizen', 88)).toBe('van der…')
  expect(fitName('Lee', 20)).toBe('Lee')
})
