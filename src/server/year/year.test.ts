/** The year: dealt holidays, laid-out weeks, what months make of them, and every number counted again. */

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { HolidayDeal, OwnYear, YearLayout, YearPlan } from '../../contract/year.ts'
import { addDays, weekdayOf } from '../../engine/calendar.ts'
import { daysOf } from '../../engine/year/week-blocks.ts'
import { groups, holidayHistory, roles, schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
  await takeGenerations(test)
})
afterAll(() => test.close())

const size = 18
const majors = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day']

/** Weeks start on Tuesdays, in two halves; the last two work nights. November and December 2026 are published. */
beforeEach(async () => {
  const { orm } = test.services
  own = await addStaffedGroup(orm, size)
  const { groupId, physicians } = own
  const settings = { timeZone: 'UTC', solverSeconds: 1, switchDays: ['tuesday' as const] }
  await orm.update(groups).set({ pattern: '7-on-7-off', settings }).where(eq(groups.id, groupId))
  await orm.update(roles).set({ requiredCount: 6 }).where(eq(roles.id, own.day))
  for (const [place, id] of physicians.entries()) {
    const track = place % 2 === 0 ? '2026-12-29' : '2027-01-05'
    const nightShiftPreference = place >= size - 2 ? 'prefer' : 'neutral'
    await orm
      .update(users)
      .set({ track, nightShiftPreference, seniorityRank: place + 1 })
      .where(eq(users.id, id))
  }
  for (const month of [11, 12])
    await orm
      .insert(schedules)
      .values({ groupId, name: `Month ${month}`, month, year: 2026, status: 'active' as const })
})

/** Three years: in odd years the first half of the list worked, in even years the second; the first person always. */
async function typeHistory() {
  const { groupId, physicians } = own
  const keys = ["new year's", 'memorial', 'independence', 'labor']
  await test.services.orm.insert(holidayHistory).values(
    physicians.flatMap((physicianId, place) =>
      [2024, 2025, 2026].flatMap((year) =>
        keys.map((holiday) => ({
          ...{ groupId, physicianId, holiday, year, source: 'typed' as const },
          worked: place === 0 || place < size / 2 === (year % 2 === 1),
        })),
      ),
    ),
  )
}

const get = async <T>(path: string, as = own.admin): Promise<T> => {
  const answer = await test.call('GET', path, { as })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const show = () => get<YearPlan>('/api/year?from=2027-01')
const send = (method: 'POST' | 'PUT', path: string, body: object, as = own.admin) =>
  test.call(method, path, { as, body })
const deal = () => get<HolidayDeal>('/api/year/holidays/proposal?from=2027-01')
const layOut = (months: number) => get<YearLayout>(`/api/year/weeks/proposal?from=2027-01&months=${months}`)
async function keep(path: string, body: object) {
  const kept = await send('POST', path, body)
  expect(kept.statusCode, kept.body).toBe(200)
}

it('deals six holidays over three years of history, and every number can be counted again', async () => {
  await typeHistory()
  const proposed = await deal()
  expect(proposed.missing).toEqual([])
  await keep('/api/year/holidays', { from: '2027-01', stamp: proposed.stamp })
  const year = await show()
  expect(year.holidays.map(({ date }) => date)).toEqual([
    ...['2027-01-01', '2027-05-31', '2027-07-04', '2027-09-06', '2027-11-25', '2027-12-25'],
  ])
  for (const [place, holiday] of year.holidays.entries()) {
    expect(holiday, majors[place]).toMatchObject({ status: 'dealt', need: 7, works: 7 })
    expect(year.people.filter(({ turns }) => turns[place]!.works)).toHaveLength(7)
  }
  // From the rows alone: 12 holidays with 9 or 10 of 18 people, 2 published ones with no one, and 6 dealt ones with 7.
  for (const { id, turns, balance } of year.people) {
    const place = own.physicians.indexOf(id)
    const before = [2024, 2025, 2026].filter((one) => place === 0 || place < size / 2 === (one % 2 === 1)).length * 4
    expect(balance!.worked).toBe(before + turns.filter(({ works }) => works).length)
    expect(balance!.of).toBe(20)
    const workersBefore = 4 * (10 + 9 + 10)
    expect(balance!.fairShare).toBeCloseTo((workersBefore + 6 * 7) / size, 6)
  }
  // The first person worked 12 of 12 and gets none of what others can do.
  const first = year.people.find(({ id }) => id === own.physicians[0])!
  expect(first.turns.filter(({ works }) => works)).toEqual([])
  expect(first.turns[1]!.reason).toBe('Worked Memorial Day last year.')
  // No one has both Thanksgiving and Christmas, and no one repeats a holiday.
  for (const { turns } of year.people) {
    expect(turns[4]!.works && turns[5]!.works).toBe(false)
    expect(turns.filter(({ works, lastYear }) => works && lastYear)).toEqual([])
  }
  const debt = year.people.reduce((sum, { balance }) => sum + (balance!.worked - balance!.fairShare) ** 2, 0)
  expect(proposed.debtAfter).toBeCloseTo(debt, 6)
  expect((await deal()).changed).toBe(0)
})

it('keeps turns set by hand when it deals again, and refuses what is published or no holiday', async () => {
  const physicianId = own.physicians[3]!
  const set = (turns: object[]) => send('PUT', '/api/year/holidays', { turns })
  for (const works of [true, false]) {
    expect((await set([{ physicianId, date: '2027-07-04', works }])).statusCode).toBe(200)
    const proposed = await deal()
    const turn = proposed.turns.find((one) => one.physicianId === physicianId && one.date === '2027-07-04')
    expect(turn).toMatchObject({ works, reason: 'Set by hand.' })
    await keep('/api/year/holidays', { from: '2027-01' })
    const shown = (await show()).people.find(({ id }) => id === physicianId)!.turns[2]
    expect(shown).toMatchObject({ works, isSetByHand: true })
  }
  await set([{ physicianId, date: '2027-07-04', works: false, isSetByHand: false }])
  expect((await show()).people.find(({ id }) => id === physicianId)!.turns[2]).toMatchObject({
    works: false,
    isSetByHand: false,
    reason: expect.not.stringMatching(/by hand/),
  })
  expect((await set([{ physicianId, date: '2027-07-04', works: null }])).statusCode).toBe(200)
  expect((await show()).people.find(({ id }) => id === physicianId)!.turns[2]!.isSetByHand).toBe(false)
  const refused = [
    [{ date: '2027-07-05' }, 'Mon, Jul 5 isn’t a major holiday.'],
    [{ date: '2026-12-25' }, 'Christmas Day is published or over.'],
  ] as const
  for (const [wrong, message] of refused) {
    const answer = await set([{ physicianId, works: true, ...wrong }])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain(message)
  }
})

it('counts someone who is away since the deal as neither on nor off, and deals around them', async () => {
  await keep('/api/year/holidays', { from: '2027-01' })
  const before = await show()
  const person = before.people.find(({ turns }) => turns[2]!.works)!
  await test.services.orm.insert(shiftRequests).values({
    ...{ groupId: own.groupId, requestorId: person.id, requestType: 'timeoff' as const, status: 'approved' as const },
    ...{ reviewedBy: own.admin, reviewedAt: new Date(), requestedDate: '2027-07-01', endDate: '2027-07-07' },
  })
  const after = await show()
  const turn = after.people.find(({ id }) => id === person.id)!.turns[2]
  expect(turn).toMatchObject({ works: null, reason: 'On approved time off.' })
  expect(after.holidays[2]).toMatchObject({ need: 7, works: 6 })
  await keep('/api/year/holidays', { from: '2027-01' })
  expect((await show()).holidays[2]).toMatchObject({ need: 7, works: 7 })
})

it('refuses to keep a deal that has changed since it was shown', async () => {
  const { stamp } = await deal()
  await typeHistory()
  expect((await send('POST', '/api/year/holidays', { from: '2027-01', stamp })).statusCode).toBe(409)
})

it('lays out two quarters around time off and holidays, and counts who is on each week', async () => {
  const away = own.physicians[2]!
  await test.services.orm.insert(shiftRequests).values({
    ...{ groupId: own.groupId, requestorId: away, requestType: 'timeoff' as const, status: 'approved' as const },
    ...{ reviewedBy: own.admin, reviewedAt: new Date() },
    ...{ requestedDate: '2027-02-08', endDate: '2027-02-21', reason: 'vacation' },
  })
  await keep('/api/year/holidays', { from: '2027-01' })
  const proposed = await layOut(6)
  expect(proposed).toMatchObject({ from: '2027-01-01', to: '2027-06-30', flips: [] })
  await keep('/api/year/weeks', { from: '2027-01', months: '6', stamp: proposed.stamp })
  const year = await show()
  expect(year).toMatchObject({ publishedThrough: '2026-12-31', plannedThrough: '2027-06-30', openFrom: '2027-01-01' })
  const daysOn = (id: number) => year.people.find((person) => person.id === id)!.weeks.flatMap((week) => daysOf(week))
  expect(daysOn(away).filter((date) => '2027-02-08' <= date && date <= '2027-02-21')).toEqual([])
  for (const { id, turns, weeks } of year.people) {
    expect(weeks.every(({ source }) => source === 'laid-out')).toBe(true)
    for (const { date, works } of turns.slice(0, 2)) expect(daysOn(id).includes(date), `${id} ${date}`).toBe(works)
  }
  // The averages under the columns, counted from the blocks.
  for (const week of year.weeks.filter(({ to }) => to <= '2027-06-30')) {
    const days = daysOf(week)
    const on = year.people.flatMap(({ id }) => daysOn(id)).filter((date) => days.includes(date)).length
    expect(week.on).toBeCloseTo(on / days.length, 6)
    expect(week.need).toBe(7)
  }
  const short = daysOf(proposed).filter(
    (date) => year.people.filter(({ id }) => daysOn(id).includes(date)).length < 7,
  ).length
  expect(proposed.daysShort).toBe(short)
  expect(short).toBeLessThan(20)
  expect((await layOut(6)).changed).toBe(0)
})

it('flips the halves between Thanksgiving and Christmas, and says when', async () => {
  const year = await show()
  expect(year.flips).toEqual([{ from: '2027-11-30', to: '2027-12-13', days: [4, 5, 5] }])
  await keep('/api/year/weeks', { from: '2027-01', months: '12' })
  const after = await show()
  const isOn = (place: number, date: string) =>
    after.people
      .find(({ id }) => id === own.physicians[place])!
      .weeks.some(({ from, to }) => from <= date && date <= to)
  const both = own.physicians.filter((_, place) => isOn(place, '2027-11-25') && isOn(place, '2027-12-25'))
  expect(both.length).toBeLessThan(3)
})

it('moves and trades laid-out weeks, and refuses what can’t be', async () => {
  await keep('/api/year/weeks', { from: '2027-01', months: '3' })
  const year = await show()
  const person = year.people.find(({ weeks }) => weeks.some(({ from }) => from.startsWith('2027-02')))!
  const week = person.weeks.find(({ from }) => from.startsWith('2027-02'))!
  const next = { from: addDays(week.from, 7), to: addDays(week.to, 7), isNight: week.isNight }
  const move = (body: object) =>
    send('PUT', '/api/year/weeks', { moves: [{ physicianId: person.id, remove: week.from, add: next, ...body }] })
  expect(weekdayOf(week.from)).toBe('tuesday')
  expect((await move({ add: { ...next, to: addDays(next.from, 8) } })).json().message).toContain('1 to 7 days')
  expect((await move({ add: { ...next, from: '2026-12-29', to: '2026-12-31' } })).json().message).toContain(
    'published or over',
  )
  const clash = person.weeks.find(({ from }) => from > week.from)!
  expect((await move({ add: { ...clash, isNight: false } })).json().message).toContain('already on')
  expect((await move({})).statusCode).toBe(200)
  expect((await move({})).statusCode).toBe(409)
  const moved = (await show()).people.find(({ id }) => id === person.id)!.weeks
  expect(moved.some(({ from }) => from === next.from)).toBe(true)
  expect(moved.some(({ from }) => from === week.from)).toBe(false)
})

it('shows physicians their own year only, and nothing of drafts', async () => {
  await keep('/api/year/holidays', { from: '2027-01' })
  await keep('/api/year/weeks', { from: '2027-01', months: '3' })
  const id = own.physicians[4]!
  const mine = await get<OwnYear>('/api/year/my?from=2027-01', id)
  const theirs = (await show()).people.find((person) => person.id === id)!
  expect(mine.weeks).toEqual(theirs.weeks)
  expect(mine.holidays.map(({ works }) => works)).toEqual(theirs.turns.map(({ works }) => works))
  expect(Object.keys(mine)).not.toContain('people')
  expect((await test.call('GET', '/api/year', { as: id })).statusCode).toBe(403)
})

it('generates January from the plan, with the dealt holiday fixed, and again the same way', async () => {
  await keep('/api/year/holidays', { from: '2027-01' })
  await keep('/api/year/weeks', { from: '2027-01', months: '3' })
  const year = await show()
  const working = year.people.filter(({ turns }) => turns[0]!.works).map(({ id }) => id)
  for (let round = 0; round < 2; round++) {
    const made = await send('POST', '/api/schedules/generate', { month: 1, year: 2027 })
    expect(made.statusCode, made.body).toBe(200)
    const { id } = made.json().schedule
    const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, id))
    const held = rows.filter(
      ({ physicianId, roleId }) => physicianId !== null && [own.day, own.night].includes(roleId!),
    )
    const onNewYear = held.filter(({ date }) => date === '2027-01-01').map(({ physicianId }) => physicianId!)
    expect(onNewYear.toSorted()).toEqual(working.toSorted())
    expect(held.every(({ isLocked }) => !isLocked)).toBe(true)
    const isPlanned = ({ physicianId, date }: (typeof held)[number]) =>
      year.people.find((person) => person.id === physicianId)!.weeks.some(({ from, to }) => from <= date && date <= to)
    expect(held.filter(isPlanned).length / held.length).toBeGreaterThan(0.9)
  }
})
