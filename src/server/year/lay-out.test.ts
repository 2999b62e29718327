/** Laying out takes custom rules in; what a deal and a layout change is counted again. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { HolidayDeal, YearLayout, YearPlan } from '../../contract/year.ts'
import { weekdayOf } from '../../engine/calendar.ts'
import { type Weekday, weekdays } from '../../engine/model.ts'
import { daysOf } from '../../engine/year/week-blocks.ts'
import { groups, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
  own = await addStaffedGroup(test.services.orm)
  const { orm } = test.services
  await orm.update(groups).set({ pattern: '7-on-7-off' }).where(eq(groups.id, own.groupId))
  const note = { schedulingNotes: 'I can’t work on Fridays' }
  await orm.update(users).set(note).where(eq(users.id, own.physicians[0]!))
})
afterAll(() => test.close())

it('lays out no day that a custom rule forbids', async () => {
  const answer = await test.call('GET', '/api/year/weeks/proposal?from=2027-01&months=3', { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  const { weeks } = answer.json<YearLayout>()
  const weekdaysOf = (id: number): Set<Weekday> =>
    new Set(weeks.flatMap((week) => (week.physicianId === id ? daysOf(week) : [])).map(weekdayOf))
  expect(weekdaysOf(own.physicians[0]!)).toEqual(new Set(weekdays.filter((day) => day !== 'friday')))
  expect(weekdaysOf(own.physicians[1]!)).toEqual(new Set(weekdays))
})

it('counts the weeks that are new: all of them at first, and one that was taken out since', async () => {
  const path = '/api/year/weeks'
  const propose = async () =>
    (await test.call('GET', `${path}/proposal?from=2027-01&months=3`, { as: own.admin })).json<YearLayout>()
  const { weeks, changed, stamp } = await propose()
  expect(changed).toBe(weeks.length)
  const body = { from: '2027-01', months: '3', stamp }
  expect((await test.call('POST', path, { as: own.admin, body })).statusCode).toBe(200)
  expect((await propose()).changed).toBe(0)
  const { physicianId, from } = weeks.at(-1)!
  const moves = [{ physicianId, remove: from, add: null }]
  expect((await test.call('PUT', path, { as: own.admin, body: { moves } })).statusCode).toBe(200)
  const again = await propose()
  const kept = new Set(weeks.slice(0, -1).map((week) => JSON.stringify(week)))
  expect(again.changed).toBe(again.weeks.filter((week) => !kept.has(JSON.stringify(week))).length)
  expect(again.changed).toBeGreaterThan(0)
})

it('counts the turns that a deal changes, and the balances it leads to', async () => {
  const get = async <T>(path: string) => (await test.call('GET', path, { as: own.admin })).json<T>()
  const show = () => get<YearPlan>('/api/year?from=2027-01')
  const worksIn = ({ people }: YearPlan) => people.flatMap(({ turns }) => turns.map(({ works }) => works))
  const before = worksIn(await show())
  const { changed, balances, stamp } = await get<HolidayDeal>('/api/year/holidays/proposal?from=2027-01')
  const body = { from: '2027-01', stamp }
  expect((await test.call('POST', '/api/year/holidays', { as: own.admin, body })).statusCode).toBe(200)
  const year = await show()
  expect(changed).toBe(worksIn(year).filter((works, place) => works !== before[place]).length)
  expect(changed).toBeGreaterThan(0)
  for (const { id, balance } of year.people)
    expect(balances.find(({ physicianId }) => physicianId === id)).toMatchObject(balance!)
})
