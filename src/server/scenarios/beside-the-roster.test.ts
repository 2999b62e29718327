/** A scenario in the middle of its month: what it says of the schedule is what the roster says, and a version opens as shifts. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { type Scenario, scenario } from '../../contract/scenarios.ts'
import type { Shift } from '../../contract/schedules.ts'
import { preferences, users } from '../platform/db/schema/index.ts'
import { systemScope } from '../platform/scope.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { findSchedule } from '../schedules/schedules.store.ts'
import { openScenarioBench, type ScenarioBench } from './testing/scenario-bench.ts'

let bench: ScenarioBench
let test: TestApp
let own: StaffedGroup
let scheduleId: number
let found: Scenario

/** Today is March 15: two weeks of the month are over. One of the eight prefers nights. */
beforeAll(async () => {
  bench = await openScenarioBench('2027-03-15T10:00:00Z')
  test = bench.test
  const { orm } = test.services
  own = await addStaffedGroup(orm)
  scheduleId = (await addSchedule(orm, own, 'active', weeksOfTwoTeams)).schedule.id
  await orm.update(users).set({ nightShiftPreference: 'prefer' }).where(eq(users.id, own.physicians[2]!))
  await orm.insert(preferences).values(
    own.physicians.map((physicianId, place) => ({
      ...{ physicianId, groupId: own.groupId },
      preferredShifts: [{ date: dateOf(2 * place), wants: place % 2 ? ('off' as const) : ('work' as const) }],
    })),
  )
  const away = { what: 'away' as const, physicianId: own.physicians[3]!, from: '2027-03-22', to: '2027-03-28' }
  found = await bench.computed(own.admin, [away])
})
afterAll(() => test.close())

const dateOf = (day: number) => `2027-03-${String(day + 1).padStart(2, '0')}`

it('says of the month as it is exactly what the roster says', async () => {
  const { orm, advisor } = test.services
  const scope = systemScope(own.groupId)
  const { problem, assignments } = await lookAtSchedule(orm, (await findSchedule(orm, scope, scheduleId))!)
  const { scores, signature } = await advisor.ask('stand', problem, { assignments })
  const { measures } = found.comparedWith!
  expect(measures).toMatchObject({
    ...{ coverage: scores.coverage, fairness: scores.fairness, preferences: scores.preferences },
    ...{ whole: signature.whole, stretches: signature.stretches },
  })
  expect(measures.fairness).toBeLessThan(100)
})

it('says which schedule it was compared with, and when that was saved', () => {
  expect(found.comparedWith).toMatchObject({ scheduleId, status: 'active', savedAt: expect.stringMatching(/^20/) })
})

it('counts the nights of those who don’t prefer them, now and then', () => {
  const now = weeksOfTwoTeams.filter(({ role, place }) => role === 'night' && place !== 2).length
  expect(found.comparedWith!.measures.dayStaffNights).toBe(now)
  const [version] = found.versions
  const others = version!.rows.filter(({ name }) => name !== 'First2 Last2')
  const then = others.reduce((sum, { days }) => sum + days.split('n').length - 1, 0)
  expect(version!.measures.dayStaffNights).toBe(then)
})

it('opens in the roster: each version as shifts, with ids where they are the schedule’s own', async () => {
  const read = (as: number, sense = 'balanced') =>
    test.call('GET', `/api/scenarios/${found.id}/shifts?sense=${sense}`, { as })
  const drawn: Shift[] = (await read(own.admin)).json()
  const [version] = found.versions
  for (const [place, id] of own.physicians.entries()) {
    const letters = Array.from({ length: 31 }, (_, day) => {
      const own = drawn.filter(({ physicianId, date }) => physicianId === id && date === dateOf(day))
      return own.map(({ shiftType }) => shiftType[0]).join('') || '.'
    })
    expect(letters.join('')).toBe(version!.rows.find(({ name }) => name === `First${place} Last${place}`)!.days)
  }
  expect(drawn.filter(({ physicianId }) => physicianId === null)).toHaveLength(version!.measures.open)
  const isOfSchedule = ({ physicianId, date, shiftType }: Shift) =>
    weeksOfTwoTeams.some(
      (one) => own.physicians[one.place!] === physicianId && one.date === date && one.role === shiftType,
    )
  expect(drawn.filter(({ id }) => id < 0).length).toBe(version!.changed)
  expect(drawn.every((shift) => shift.id > 0 === isOfSchedule(shift))).toBe(true)
  expect((await read(own.admin, 'fairness')).statusCode).toBe(409)
  expect((await read((await addStaffedGroup(test.services.orm)).admin)).statusCode).toBe(404)
  expect((await read(own.physicians[0]!)).statusCode).toBe(403)
  // Somebody who has left since has no shifts in it.
  await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, own.physicians[0]!))
  const later: Shift[] = (await read(own.admin)).json()
  expect(later.filter(({ id, physicianId }) => id < 0 && physicianId === own.physicians[0])).toEqual([])
  await test.services.orm.update(users).set({ isActive: true }).where(eq(users.id, own.physicians[0]!))
})

it('back-tests a rule that is only preferred: as trade-offs of the month as published', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  const february = weeksOfTwoTeams
    .slice(0, 28 * 3)
    .map((shift) => ({ ...shift, date: shift.date.replace('-03-', '-02-') }))
  await addSchedule(orm, group, 'active', february, 'February 2027', 2)
  const changes = [{ what: 'sentence', text: 'If possible, at most 3 nights in a row' }]
  const as = group.admin
  expect((await test.call('POST', '/api/back-test', { as, body: { changes } })).statusCode).toBe(200)
  const current = async () => scenario.array().parse((await test.call('GET', '/api/back-test', { as })).json())
  await bench.ended((await current())[0]!.id)
  const [month] = await current()
  // Of the four weeks of nights, each is one stretch of seven.
  const weeks = new Set(february.map(({ date }) => Math.floor((Number(date.slice(-2)) - 1) / 7))).size
  expect(month!.comparedWith!.broken).toEqual({ hard: 0, soft: weeks })
  const [version] = month!.versions
  const letters = version!.rows.map(({ days }) => days)
  const nightsOf = (place: number) => letters[place]!.split('n').length - 1
  expect(letters.reduce((sum, _, place) => sum + nightsOf(place), 0)).toBe(28 - version!.measures.open)
  const same = february.filter(
    ({ role, place, date }) => letters[place!]![Number(date.slice(-2)) - 1] === role[0],
  ).length
  expect(version!.changed).toBe(february.length - same)
})
