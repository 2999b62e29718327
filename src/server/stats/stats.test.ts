/** A person's numbers with the shifts behind them, and medians that reveal no one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { type OwnStats, statNames } from '../../contract/stats.ts'

let test: TestApp
let group: StaffedGroup

/** March 2027: the 6th and 7th are a weekend. */
const planned: Planned[] = [
  { date: '2027-03-05', role: 'night', place: 0 },
  { date: '2027-03-06', role: 'night', place: 0 },
  { date: '2027-03-10', role: 'day', place: 0 },
  { date: '2027-03-05', role: 'day', place: 1 },
  { date: '2027-03-07', role: 'day', place: 1 },
  { date: '2027-03-08', role: 'day', place: 2 },
  { date: '2027-03-01', role: 'day', place: 3 },
  { date: '2027-03-02', role: 'day', place: 3 },
  { date: '2027-03-03', role: 'day', place: 3 },
  { date: '2027-03-04', role: 'day', place: 3 },
]

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-15T12:00:00Z'))
  group = await addStaffedGroup(test.services.orm, 5)
  await addSchedule(test.services.orm, group, 'active', planned)
  await addSchedule(test.services.orm, group, 'draft', [{ date: '2027-03-20', role: 'day', place: 0 }], 'A draft')
})
afterAll(() => test.close())

async function statsOf(place: number, of: StaffedGroup = group, month = ''): Promise<OwnStats> {
  const answer = await test.call('GET', `/api/stats/my${month && `?month=${month}`}`, { as: of.physicians[place]! })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('own numbers', () => {
  it('count the published month on the clock of the group; drafts count nothing', async () => {
    const { year, month, ofMonth, publishedMonths } = await statsOf(0)
    expect({ year, month, publishedMonths }).toEqual({ year: 2027, month: 3, publishedMonths: ['2027-03'] })
    const own = Object.fromEntries(statNames.map((name) => [name, ofMonth.figures[name].own]))
    expect(own).toEqual({ shifts: 3, nights: 2, weekends: 1, holidays: 0, hours: 36 })
  })

  it('name the shifts behind every number', async () => {
    const { shifts, ofTwelveMonths } = await statsOf(0)
    for (const name of statNames.filter((one) => one !== 'hours')) {
      const behind = shifts.filter(({ countsIn }) => countsIn.includes(name))
      expect(behind.length, name).toBe(ofTwelveMonths.figures[name].own)
    }
    expect(shifts.map(({ date, role }) => `${date} ${role}`)).toEqual([
      '2027-03-05 Night',
      '2027-03-06 Night',
      '2027-03-10 Day',
    ])
  })

  it('stand beside the median of the colleagues who worked, and the fair share', async () => {
    const { ofMonth } = await statsOf(0)
    expect(ofMonth.colleagues).toBe(3)
    expect(ofMonth.figures.shifts).toMatchObject({ own: 3, median: 2 })
    expect(ofMonth.figures.shifts.share).toBeCloseTo(2, 0)
    expect(ofMonth.figures.hours).toEqual({ own: 36, median: 24, share: null })
  })

  it('are all zero in a month without a schedule, and the 12 months up to it stay', async () => {
    const { ofMonth, ofTwelveMonths } = await statsOf(0, group, '2027-06')
    expect(ofMonth.figures.shifts).toEqual({ own: 0, median: null, share: null })
    expect(ofTwelveMonths.figures.shifts.own).toBe(3)
  })

  it('forget nothing at New Year, and what is longer ago than 12 months', async () => {
    const shiftsTo = async (month: string) => (await statsOf(0, group, month)).ofTwelveMonths.figures.shifts.own
    expect([await shiftsTo('2028-02'), await shiftsTo('2028-03'), await shiftsTo('2027-02')]).toEqual([3, 0, 0])
  })

  it('hold no shift, name or id of a colleague', async () => {
    const answer = JSON.stringify(await statsOf(0))
    expect(answer).not.toMatch(/Last\d|First\d|physicianId/)
    expect(answer).not.toContain('2027-03-08')
  })
})

it('shows no median of fewer than three colleagues', async () => {
  const small = await addStaffedGroup(test.services.orm, 3)
  await addSchedule(
    test.services.orm,
    small,
    'active',
    [0, 1, 2].map((place) => ({ date: `2027-03-1${place}`, role: 'day', place })),
  )
  const { ofMonth } = await statsOf(0, small)
  expect(ofMonth.colleagues).toBe(2)
  expect(statNames.map((name) => ofMonth.figures[name].median)).toEqual([null, null, null, null, null])
  expect(ofMonth.preferencesMet.median).toBeNull()
})

it('refuses a month that is none, and says which field', async () => {
  const answer = await test.call('GET', '/api/stats/my?month=2027-13', { as: group.physicians[0]! })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'month'])
})
