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

type Week = YearLayout['weeks'][number]
const post = (body: object) => test.call('POST', '/api/year/weeks', { as: own.admin, body })
const weeksOf = async (from: string) => {
  const { people } = (await test.call('GET', `/api/year?from=${from}`, { as: own.admin })).json<YearPlan>()
  const isLaidOut = ({ source }: YearPlan['people'][number]['weeks'][number]) => source === 'laid-out'
  return people.flatMap(({ id, weeks }) =>
    weeks.filter(isLaidOut).map(({ from: first, to, isNight }) => ({ physicianId: id, from: first, to, isNight })),
  )
}
const onIn = (weeks: Week[], date: string) => weeks.filter((week) => week.from <= date && date <= week.to).length

it('keeps the months after it as they are, with the weeks that go on there', async () => {
  expect((await post({ from: '2026-11', months: '6' })).statusCode).toBe(200)
  const before = await weeksOf('2026-10')
  expect(before.some(({ from, to }) => from <= '2027-01-31' && to > '2027-01-31')).toBe(true)
  // Another plan of the first quarter: someone is out for most of it.
  const days = daysOf({ from: '2026-11-20', to: '2027-01-20' })
  await test.services.orm.update(users).set({ unavailableDates: days }).where(eq(users.id, own.physicians[1]!))
  expect((await post({ from: '2026-11', months: '3' })).statusCode).toBe(200)
  const after = await weeksOf('2026-10')
  expect(after.filter(({ to }) => to <= '2027-01-31')).not.toEqual(before.filter(({ to }) => to <= '2027-01-31'))
  for (const date of daysOf({ from: '2027-02-01', to: '2027-02-10' }))
    expect(onIn(after, date), date).toBe(onIn(before, date))
  for (const id of own.physicians) {
    const worked = new Set(after.filter(({ physicianId }) => physicianId === id).flatMap((week) => daysOf(week)))
    const around = daysOf({ from: '2027-01-20', to: '2027-02-12' })
    const longest = around.reduce(
      ({ run, most }, date) => {
        const now = worked.has(date) ? run + 1 : 0
        return { run: now, most: Math.max(most, now) }
      },
      { run: 0, most: 0 },
    )
    expect(longest.most).toBeLessThanOrEqual(7)
  }
})

it('says through when weeks are laid out, also after the twelve months that are shown', async () => {
  const shown = (await test.call('GET', '/api/year?from=2026-04', { as: own.admin })).json<YearPlan>()
  expect(shown).toMatchObject({ to: '2027-03-31', plannedThrough: '2027-04-30' })
})

it('puts the weeks back that a layout replaced, unless something changed since', async () => {
  const before = await weeksOf('2026-10')
  await test.services.orm.update(users).set({ unavailableDates: [] }).where(eq(users.id, own.physicians[1]!))
  const kept = (await post({ from: '2026-11', months: '3' })).json<{ before: Week[]; stamp: string }>()
  const after = await weeksOf('2026-10')
  expect(after).not.toEqual(before)
  const back = { from: '2026-11', months: '3', weeks: kept.before, stamp: kept.stamp }
  expect((await post({ ...back, stamp: 'other' })).statusCode).toBe(409)
  const far = { physicianId: own.physicians[0]!, from: '2027-06-01', to: '2027-06-07', isNight: false }
  expect((await post({ ...back, weeks: [far] })).statusCode).toBe(400)
  expect((await post({ ...back, weeks: [kept.before[0]!, kept.before[0]!] })).statusCode).toBe(400)
  expect(await weeksOf('2026-10')).toEqual(after)
  expect((await post(back)).statusCode).toBe(200)
  expect(await weeksOf('2026-10')).toEqual(before)
})
