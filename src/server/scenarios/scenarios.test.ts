/** Scenarios, from the call to the result: computed on a copy, compared, stopped, and turned into a draft. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams as month } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { scenario } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { addDays } from '../../engine/calendar.ts'
import { preferences, scenarios, shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { openScenarioBench, type ScenarioBench } from './testing/scenario-bench.ts'

let bench: ScenarioBench
let test: TestApp
let own: StaffedGroup
let other: StaffedGroup
let scheduleId: number

beforeAll(async () => {
  bench = await openScenarioBench('2027-02-10T10:00:00Z')
  test = bench.test
  own = await addStaffedGroup(test.services.orm)
  other = await addStaffedGroup(test.services.orm)
  scheduleId = (await addSchedule(test.services.orm, own, 'draft', month)).schedule.id
  await addSchedule(test.services.orm, other, 'draft', month)
})
afterAll(() => test.close())

const create = (changes: WhatIf[], more: object = {}, as = own.admin) => bench.create(as, changes, more)
const list = (as = own.admin) => bench.list(as)
const computed = (changes: WhatIf[], more: object = {}) => bench.computed(own.admin, changes, more)
const ended = (id: number) => bench.ended(id)

it('fills the days of someone who is out, and leaves the schedule alone', async () => {
  const before = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId))
  const out = own.physicians[0]!
  const found = await computed([{ what: 'away', physicianId: out, from: '2027-03-01', to: '2027-03-07' }])
  expect(found).toMatchObject({ state: 'done', progress: 100, error: null, createdBy: 'Ada Coordinator' })
  expect(found.comparedWith).toMatchObject({ scheduleId, name: 'March 2027', measures: { open: 0 } })
  const [version, ...others] = found.versions
  expect(others).toEqual([])
  expect(version).toMatchObject({ sense: 'balanced', isClosest: true, measures: { open: 0, coverage: 100 } })
  const row = version!.rows.find(({ name }) => name === 'First0 Last0')!
  expect(row.days.slice(0, 7)).toBe('.......')
  expect(row.changed.slice(0, 7)).toBe('1111111')
  expect(version!.changed).toBeGreaterThanOrEqual(7)
  expect(version!.people.length + version!.same).toBe(8)
  expect(await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId))).toEqual(before)
})

it('draws what its numbers say', async () => {
  const found = await computed([{ what: 'demand', roleId: own.day, count: 1, weekdays: ['saturday', 'sunday'] }])
  const { rows, measures, changed, people, same } = found.versions[0]!
  const perDay = Array.from({ length: 31 }, (_, day) => rows.filter(({ days }) => days[day] === 'd').length)
  // March 2027 begins on a Monday.
  const nights = Array.from({ length: 31 }, (_, day) => rows.filter(({ days }) => days[day] === 'n').length)
  const missing = (count: number, need: number) => Math.max(0, need - count)
  const open =
    perDay.reduce((sum, count, day) => sum + missing(count, day % 7 >= 5 ? 1 : 2), 0) +
    nights.reduce((sum, count) => sum + missing(count, 1), 0)
  expect(measures.open).toBe(open)
  // Against the schedule as it was entered: the larger of the shifts that are new and those that are gone.
  const letters = { day: 'd', night: 'n' }
  const before = new Set(month.map(({ date, role, place }) => `First${place} ${date} ${letters[role]}`))
  const after = new Set(
    rows.flatMap(({ name, days }) =>
      [...days].flatMap((letter, day) =>
        letter === '.' ? [] : [`${name.split(' ')[0]} ${addDays('2027-03-01', day)} ${letter}`],
      ),
    ),
  )
  const added = [...after].filter((shift) => !before.has(shift)).length
  const removed = [...before].filter((shift) => !after.has(shift)).length
  expect(changed).toBe(Math.max(added, removed))
  expect(people.length + same).toBe(8)
})

it('offers three schedules that differ, each the best at something and near the best in total', async () => {
  const requested = own.physicians.map((physicianId, place) => ({
    ...{ physicianId, groupId: own.groupId },
    preferredShifts: [2, 9, 16, 23].map((day) => ({
      ...{ date: addDays('2027-03-01', day + (place % 4)), wants: 'off' as const },
    })),
  }))
  await test.services.orm.insert(preferences).values(requested)
  const found = await computed([], { offersAlternatives: true })
  expect(new Set(found.versions.map(({ sense }) => sense)).size).toBe(3)
  expect(found.versions.map(({ sense }) => sense)).not.toContain('balanced')
  expect(new Set(found.versions.map(({ rows }) => JSON.stringify(rows))).size).toBe(3)
  const totals = found.versions.map(({ total }) => total!)
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1.5)
  expect(found.versions.filter(({ isClosest }) => isClosest)).toHaveLength(1)
})

it('counts people who are not there yet, and leaves their shifts open in a draft', async () => {
  const away = own.physicians.slice(3).map((physicianId): WhatIf => ({ what: 'leaves', physicianId }))
  const found = await computed([{ what: 'hired', count: 2, fte: 1, nightShiftPreference: 'prefer' }, ...away])
  const hired = found.versions[0]!.rows.filter(({ name }) => name === 'New physician')
  expect(hired).toHaveLength(2)
  const worked = hired.reduce((sum, { days }) => sum + days.replaceAll('.', '').length, 0)
  expect(worked).toBeGreaterThan(0)
  const answer = await test.call('POST', `/api/scenarios/${found.id}/use`, {
    as: own.admin,
    body: { sense: 'balanced' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const made = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, answer.json().scheduleId))
  expect(made.filter(({ physicianId }) => physicianId === null)).toHaveLength(answer.json().open)
  expect(answer.json().open).toBe(found.versions[0]!.measures.open + worked)
})

it('uses pending time off as if it were approved', async () => {
  const [request] = await test.services.orm
    .insert(shiftRequests)
    .values({
      ...{ groupId: own.groupId, requestorId: own.physicians[4]!, requestType: 'timeoff' as const },
      ...{ requestedDate: '2027-03-08', endDate: '2027-03-10' },
    })
    .returning()
  const found = await computed([{ what: 'approved', requestId: request!.id }])
  const row = found.versions[0]!.rows.find(({ name }) => name === 'First4 Last4')!
  expect(row.days.slice(7, 10)).toBe('...')
})

it('refuses what it cannot suppose, and what another group has', async () => {
  const messageOf = async (change: WhatIf) => (await create([change])).json().message
  expect(await messageOf({ what: 'sentence', text: 'Blue is nice' })).toContain('couldn’t read')
  expect(await messageOf({ what: 'rule', ruleId: 'coverage', on: false })).toContain('is always on')
  expect(await messageOf({ what: 'leaves', physicianId: other.physicians[0]! })).toContain('isn’t scheduled')
  expect(await messageOf({ what: 'demand', roleId: other.day, count: 1, weekdays: [] })).toContain('no longer in use')
  const none = await create([], { month: 4 })
  expect([none.statusCode, none.json().message]).toEqual([
    400,
    'April 2027 has no schedule to compare with. Generate it first.',
  ])
  expect(await list(other.admin)).toEqual([])
  expect((await test.call('GET', '/api/scenarios?month=2027-03', { as: own.physicians[0]! })).statusCode).toBe(403)
})

it('stops when someone wants it to, and keeps the earlier result', async () => {
  const found = await computed([{ what: 'limits', maxConsecutiveShifts: 5 }])
  const address = `/api/scenarios/${found.id}`
  expect((await test.call('POST', `${address}/compute`, { as: own.admin, body: {} })).statusCode).toBe(200)
  await test.call('POST', `${address}/cancel`, { as: own.admin, body: {} })
  await ended(found.id)
  expect((await list()).find(({ id }) => id === found.id)).toMatchObject({
    state: 'cancelled',
    versions: found.versions,
  })
  expect((await test.call('DELETE', address, { as: own.admin })).statusCode).toBe(200)
  const left = and(eq(scenarios.id, found.id), eq(scenarios.groupId, own.groupId))
  expect(await test.services.orm.$count(scenarios, left)).toBe(0)
})

it('back-tests changed rules on published months that are over, without touching them', async () => {
  const group = await addStaffedGroup(test.services.orm)
  const as = group.admin
  const start = (changes: WhatIf[]) => test.call('POST', '/api/back-test', { as, body: { changes } })
  const current = async () => scenario.array().parse((await test.call('GET', '/api/back-test', { as })).json())
  expect((await start([{ what: 'limits', maxConsecutiveShifts: 4 }])).json().message).toContain('is over yet')
  const january = month.map((shift) => ({ ...shift, date: addDays(shift.date, -59) })).slice(0, 31 * 3)
  const past = await addSchedule(test.services.orm, group, 'active', january, 'January 2027', 1)
  await addSchedule(test.services.orm, group, 'active', month)
  const answer = await start([{ what: 'limits', maxConsecutiveShifts: 4 }])
  expect(answer.statusCode, answer.body).toBe(200)
  const [only, ...more] = await current()
  expect([only!.month, only!.year, more]).toEqual([1, 2027, []])
  await ended(only!.id)
  const [found] = await current()
  // Each of the six has stretches of a week: three a team and month, the last of them three days long.
  const tooLong =
    january.filter(({ date, role }) => role === 'night' && new Date(date).getUTCDate() % 7 === 1).length - 1
  expect(found!.comparedWith!.broken.hard).toBe(3 * tooLong)
  expect(found!.versions[0]!.measures.open).toBe(0)
  expect(await list(as)).toEqual([])
  const left = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, past.schedule.id))
  expect(left).toHaveLength(93)
  expect((await start([{ what: 'sentence', text: 'At most 3 nights in a row' }])).statusCode).toBe(200)
  expect((await current()).map(({ changes }) => changes)).toEqual([
    [{ what: 'sentence', text: 'At most 3 nights in a row' }],
  ])
  expect((await start([{ what: 'leaves', physicianId: group.physicians[0]! }])).statusCode).toBe(400)
})
