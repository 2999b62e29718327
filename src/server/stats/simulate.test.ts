/** The private simulator: one's own numbers alone, from published months alone, and nothing is kept. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams as month } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { type Simulation, simulation } from '../../contract/simulator.ts'
import { ownStats } from '../../contract/stats.ts'
import { compileProblem, rosterFrom } from '../../engine/compile-problem.ts'
import { applySuppositions } from '../../engine/supposition.ts'
import { supposeThat } from '../../engine/what-if.ts'
import { selectRows } from '../platform/db/database.ts'
import { roles } from '../platform/db/schema/index.ts'
import { systemScope } from '../platform/scope.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { findNewest, findSchedule } from '../schedules/schedules.store.ts'
import { simulateMine } from './simulate.ts'

let test: TestApp
let group: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-03-02T10:00:00Z'))
  group = await addStaffedGroup(test.services.orm)
  await addSchedule(test.services.orm, group, 'active', month)
  await addSchedule(test.services.orm, group, 'draft', month, 'April 2027', 4)
})
afterAll(() => test.close())

const ask = (query: string, as = group.physicians[0]!) => test.call('GET', `/api/stats/my/what-if?${query}`, { as })
async function simulate(query: string, place = 0): Promise<Simulation> {
  const answer = await ask(query, group.physicians[place])
  expect(answer.statusCode, answer.body).toBe(200)
  return simulation.parse(answer.json())
}

it('answers with one’s own counts, as a recount of the schedule has them', async () => {
  const { before, after, daysOff, uncovered } = await simulate('month=2027-03&offFrom=2027-03-01&offTo=2027-03-04')
  const own = month.filter(({ place }) => place === 0)
  const weekends = own.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay()))
  expect([before.total.has, before.night.has, before.weekend.has]).toEqual([own.length, 0, weekends.length])
  expect(daysOff).toEqual({ asked: 4, free: 4 })
  expect(uncovered).toBe(0)
  expect(after.total.has).toBeLessThanOrEqual(before.total.has)
})

it('counts after the change what an independent count of the same search finds', async () => {
  const { orm } = test.services
  const active = await findNewest(orm, group.groupId, { month: 3, year: 2027 }, ['active'])
  const { problem, assignments } = await lookAtSchedule(
    orm,
    (await findSchedule(orm, systemScope(group.groupId), active!.id))!,
  )
  const physicianId = String(group.physicians[0])
  const dates = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']
  const supposed = applySuppositions(problem, [{ suppose: 'time-off', physicianId, dates }])
  const roster = rosterFrom(compileProblem(problem), assignments)
  const then = supposeThat(problem, roster, { suppose: 'loosened', problem: supposed }, { changePrice: 2 }).assignments
  const own = then.filter((shift) => shift.physicianId === physicianId)
  const { after } = await simulate('month=2027-03&offFrom=2027-03-01&offTo=2027-03-04')
  expect(after.total.has).toBe(own.length)
  expect(after.night.has).toBe(own.filter(({ roleId }) => roleId === String(group.night)).length)
  expect(after.weekend.has).toBe(own.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay())).length)
  expect(after.holiday.has).toBe(0)
})

it('counts then what can be said by hand: where nobody else is free, the days off stay open and the rest stays', async () => {
  const { orm } = test.services
  const small = await addStaffedGroup(orm, 3)
  await orm
    .update(roles)
    .set({ daysOfWeek: ['monday'] })
    .where(eq(roles.groupId, small.groupId))
  // Two days and a night on each of five Mondays, for three people.
  const mondays = ['01', '08', '15', '22', '29'].map((day) => `2027-03-${day}`)
  const everyone = mondays.flatMap((date) => [
    { date, role: 'day' as const, place: 0 },
    { date, role: 'day' as const, place: 1 },
    { date, role: 'night' as const, place: 2 },
  ])
  await addSchedule(orm, small, 'active', everyone)
  const answer = await ask('month=2027-03&offFrom=2027-03-08&offTo=2027-03-15', small.physicians[0])
  const { before, after, daysOff, uncovered } = simulation.parse(answer.json())
  expect([before.total.has, before.night.has, before.weekend.has]).toEqual([5, 0, 0])
  expect([after.total.has, after.night.has, after.weekend.has]).toEqual([3, 0, 0])
  expect([daysOff, uncovered]).toEqual([{ asked: 8, free: 8 }, 2])
})

it('has the fair shares that the month’s shifts have by FTE', async () => {
  const weekend = ({ date }: { date: string }) => [0, 6].includes(new Date(date).getUTCDay())
  const kinds = {
    total: month.length,
    night: month.filter(({ role }) => role === 'night').length,
    weekend: month.filter(weekend).length,
  }
  const { before, after } = await simulate('month=2027-03&fte=0.5')
  const people = group.physicians.length
  for (const [kind, number] of Object.entries(kinds) as [keyof typeof kinds, number][]) {
    expect(before[kind].share, kind).toBe(Math.round((10 * number) / people) / 10)
    expect(after[kind].share, kind).toBe(Math.round((10 * number * 0.5) / (people - 0.5)) / 10)
  }
  expect(before.holiday).toEqual({ has: 0, share: null })
})

it('has the fair shares of My Stats, whatever is owed from the month before', async () => {
  const { orm } = test.services
  const owing = await addStaffedGroup(orm, group.physicians.length)
  const weekends = ['06', '07', '13', '14', '20', '21', '27', '28'].map((day) => `2027-02-${day}`)
  const february = weekends.map((date) => ({ date, role: 'day' as const, place: 0 }))
  await addSchedule(orm, owing, 'active', february, 'February 2027', 2)
  await addSchedule(orm, owing, 'active', month)
  const [me] = owing.physicians
  const { before } = simulation.parse((await ask('month=2027-03&nights=avoid', me)).json())
  const stats = await test.call('GET', '/api/stats/my?month=2027-03', { as: me! })
  const { figures } = ownStats.parse(stats.json()).ofMonth
  const weekendShifts = month.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay())).length
  expect(before.weekend.share).toBe(Math.round((10 * weekendShifts) / owing.physicians.length) / 10)
  expect([before.total.share, before.night.share, before.weekend.share, before.holiday.share]).toEqual(
    [figures.shifts, figures.nights, figures.weekends, figures.holidays].map(({ share }) => share),
  )
})

it('moves shares with the FTE, and nights to who wants them', async () => {
  const less = await simulate('month=2027-03&fte=0.5')
  expect(less.after.total.share!).toBeLessThan(less.before.total.share!)
  const nights = await simulate('month=2027-03&nights=prefer')
  expect(nights.after.night.has).toBeGreaterThanOrEqual(nights.before.night.has)
  expect(nights.after.night.share).toBeNull()
})

it('tells nothing about anyone else', async () => {
  const { body } = await ask('month=2027-03&fte=0.8')
  const counted = /^[\d.a-z"{}:,_]+$/i
  expect(body).toMatch(counted)
  expect(body).not.toMatch(/Last|First|name|physician/i)
  // These and no others, whatever the contract says.
  const figures = ['total', 'night', 'weekend', 'holiday'].flatMap((one) => [`${one}.has`, `${one}.share`])
  expect(pathsIn(JSON.parse(body)).sort()).toEqual(
    [
      'year',
      'month',
      'daysOff',
      'uncovered',
      ...['before', 'after'].flatMap((side) => figures.map((one) => `${side}.${one}`)),
    ].sort(),
  )
  // Whoever asks is the only one who can be asked about: other ids are not even read.
  const [plain, forOther] = [await simulate('month=2027-03&fte=0.8'), await ask('month=2027-03&fte=0.8&physicianId=1')]
  expect(simulation.parse(forOther.json()).before).toEqual(plain.before)
})

it('uses no draft, and refuses people without shifts', async () => {
  const draft = await ask('month=2027-04&fte=0.8')
  expect([draft.statusCode, draft.json().message]).toEqual([409, 'April 2027 isn’t published.'])
  const coordinator = await ask('month=2027-03&fte=0.8', group.admin)
  expect([coordinator.statusCode, coordinator.json().message]).toEqual([409, 'You aren’t scheduled in March 2027.'])
  expect((await ask('month=2027-03')).json().message).toBe('Choose days off, nights, or another FTE first.')
})

it('keeps nothing: no row of any table is added or changed', async () => {
  const count = async () => {
    const tables = await selectRows<{ name: string }>(
      test.services.orm,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of tables) {
      const [counted] = await selectRows<{ number: number; sum: string }>(
        test.services.orm,
        sql`select count(*)::int as number, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
      )
      found[name] = counted
    }
    return found
  }
  // A session is created with the first call.
  await ask('month=2027-03&fte=0.9')
  const before = await count()
  const answer = await test.call('GET', '/api/stats/my/what-if?month=2027-03&fte=0.7', { as: group.physicians[0]! })
  expect(answer.statusCode).toBe(200)
  const after = await count()
  delete before.sessions
  delete after.sessions
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(after).toEqual(before)
})

it('stops searching when whoever asked no longer waits: nobody has been found for the days off', async () => {
  const scope = { ...systemScope(group.groupId), userId: group.physicians[0]! }
  const days = { offFrom: '2027-03-01', offTo: '2027-03-04' }
  const { uncovered } = await simulateMine(test.services, scope, { month: 3, year: 2027 }, days, AbortSignal.abort())
  expect(uncovered).toBe(4)
})

function pathsIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? pathsIn(inner).map((path) => `${key}.${path}`) : [key],
  )
}
