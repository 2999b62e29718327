/** The demo group is complete, legal, and the same every time. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WhatIf } from '../../contract/what-if.ts'
import { weekdayOf } from '../../engine/calendar.ts'
import { selectRows } from '../platform/db/database.ts'
import {
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  roles,
  scenarios,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts'
import { listDemoAccounts, seedDemo } from './demo-group.ts'
import { scoreDemoSchedules } from './demo-scores.ts'

const now = new Date('2026-12-08T15:00:00Z')
const physicianOf = (change: WhatIf) => ('physicianId' in change ? change.physicianId : undefined)
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  // Like two servers that start together on an empty database.
  const seeded = await Promise.all([1, 2].map(() => seedDemo(database.orm, now)))
  expect(seeded.toSorted()).toEqual([false, true])
})
afterAll(() => database.close())

it('has 45 physicians, three months of history and the active month', async () => {
  const { orm } = database
  expect(await orm.select().from(users).where(eq(users.role, 'physician'))).toHaveLength(45)
  const months = await orm.select().from(schedules).orderBy(schedules.year, schedules.month)
  expect(months.map((month) => month.name)).toEqual([
    'September 2026',
    'October 2026',
    'November 2026',
    'December 2026',
  ])
  expect(months.every((month) => month.status === 'active')).toBe(true)
})

it('was kept in a spreadsheet until this month, which the product has made: fairer, and in full weeks', async () => {
  const months = await database.orm.select().from(schedules).orderBy(schedules.year, schedules.month)
  const made = months.pop()!
  const { whole, stretches, loneDays } = made.details!.signature!
  expect(whole / stretches).toBeGreaterThan(0.95)
  expect(loneDays).toBe(0)
  for (const before of months) {
    expect(before.details).toBeNull()
    expect(before.fairnessScore!).toBeLessThan(made.fairnessScore!)
  }
})

it('gives Christmas to no one who had it last year, or Thanksgiving this year', async () => {
  const working = await selectRows<{ id: number; date: string }>(
    database.orm,
    sql`select physician_id as id, date::text as date from ${shifts} join ${roles} on ${roles.id} = ${shifts.roleId}
      where physician_id is not null and ${roles.category} <> 'backup' and date in ('2026-11-26', '2026-12-25')`,
  )
  const idsOn = (day: string) => new Set(working.filter(({ date }) => date === day).map(({ id }) => id))
  const lastYear = await database.orm.select().from(holidayHistory)
  const had = lastYear.filter(({ holiday, year, worked }) => worked && holiday === 'christmas' && year === 2025)
  expect(had.length).toBeGreaterThan(10)
  const spared = new Set([...idsOn('2026-11-26'), ...had.map(({ physicianId }) => physicianId)])
  expect(spared.size).toBeGreaterThan(15)
  expect([...idsOn('2026-12-25')].filter((id) => spared.has(id))).toEqual([])
})

it('has the scores that scoring it again finds', async () => {
  const scored = () =>
    database.orm
      .select({ id: schedules.id, fairness: schedules.fairnessScore, groupId: schedules.groupId })
      .from(schedules)
      .orderBy(schedules.id)
  const before = await scored()
  await scoreDemoSchedules(database.orm, before[0]!.groupId)
  expect(await scored()).toEqual(before)
})

it('compares its scenario with the scores that the roster shows', async () => {
  const [found] = await database.orm
    .select({ result: scenarios.result, fairness: schedules.fairnessScore, preferences: schedules.preferencesMetScore })
    .from(scenarios)
    .innerJoin(schedules, eq(schedules.id, scenarios.scheduleId))
    .where(eq(scenarios.state, 'done'))
  const { measures } = found!.result!
  expect(measures.fairness).toBeCloseTo(found!.fairness!, 2)
  expect(measures.preferences).toBeCloseTo(found!.preferences!, 2)
})

it('has requests in every status and kind', async () => {
  const requests = await database.orm.select().from(shiftRequests)
  expect(new Set(requests.map((request) => request.status)).size).toBe(4)
  expect(new Set(requests.map((request) => request.requestType)).size).toBe(3)
})

it('has a ledger of full-timers near each other and near their contracts', async () => {
  const rows = await selectRows<{ shifts: number; fte: number }>(
    database.orm,
    sql`select count(*)::int as shifts, ${users.fte} as fte from ${users}
      join ${shifts} on ${shifts.physicianId} = ${users.id}
      join ${roles} on ${roles.id} = ${shifts.roleId} and ${roles.category} <> 'backup'
      where ${shifts.date} < '2026-12-01' group by ${users.id}`,
  )
  expect(rows).toHaveLength(45)
  // September to November are 91 days.
  const behind = rows.map(({ shifts: worked, fte }) => worked - (91 / 365) * 150 * fte)
  expect(Math.max(...behind.map(Math.abs))).toBeLessThanOrEqual(10)
  expect(behind.filter((by) => Math.abs(by) > 7).length).toBeLessThanOrEqual(9)
})

it('has an open shift on a day that the first physician is free', async () => {
  const all = await database.orm.select().from(shifts)
  const first = await database.orm.select().from(users).where(eq(users.lastName, 'Nwosu'))
  const own = new Set(all.filter(({ physicianId }) => physicianId === first[0]!.id).map(({ date }) => date))
  const open = all.filter(({ physicianId, date }) => physicianId === null && date > '2026-12-08')
  expect(open.filter(({ date }) => !own.has(date)).length).toBeGreaterThan(0)
})

it('has an inbox that is alive: someone who called out, a swap to answer, one to review, an offer, two takers', async () => {
  const pending = (await database.orm.select().from(shiftRequests)).filter(({ status }) => status === 'pending')
  const owners = new Map((await database.orm.select().from(shifts)).map((shift) => [shift.id, shift]))
  const swaps = pending.filter(({ requestType }) => requestType === 'swap')
  expect(new Set(swaps.map(({ targetResponse }) => targetResponse))).toEqual(new Set(['accepted', 'pending', null]))
  for (const swap of swaps) {
    expect(owners.get(swap.originalShiftId!)!.physicianId).toBe(swap.requestorId)
    if (swap.targetId) expect(owners.get(swap.targetShiftId!)!.physicianId).toBe(swap.targetId)
  }
  const takers = pending.filter(({ requestType }) => requestType === 'pickup')
  expect(takers).toHaveLength(2)
  for (const { targetShiftId } of takers) expect(owners.get(targetShiftId!)!.physicianId).toBeNull()
  const emergency = pending.find(({ isEmergency }) => isEmergency)!
  const missed = [...owners.values()].filter(
    ({ physicianId, date }) => physicianId === emergency.requestorId && date === emergency.requestedDate,
  )
  expect(missed).toHaveLength(1)
})

it('keeps at least 11 hours between two shifts of a physician', async () => {
  const short = await selectRows(
    database.orm,
    sql`select a.id from ${shifts} a join ${shifts} b on a.physician_id = b.physician_id and upper(a.span) <= lower(b.span)
      and lower(b.span) < upper(a.span) + interval '11 hours'`,
  )
  expect(short).toEqual([])
})

it('works nobody more than seven days in a row', async () => {
  const rows = await selectRows<{ longest: number }>(
    database.orm,
    sql`select max(run)::int as longest from (
      select count(*) as run from (
        select physician_id, date, date - (row_number() over (partition by physician_id order by date))::int as stretch
        from (select distinct physician_id, date from ${shifts} join ${roles} on ${roles.id} = ${shifts.roleId}
          where physician_id is not null and ${roles.category} <> 'backup') days
      ) marked group by physician_id, stretch
    ) runs`,
  )
  expect(rows[0]!.longest).toBeLessThanOrEqual(7)
})

it('gives nobody a shift on approved days off, and leaves some shifts open', async () => {
  const broken = await selectRows(
    database.orm,
    sql`select s.id from ${shifts} s join ${shiftRequests} r on r.requestor_id = s.physician_id
      where r.request_type = 'timeoff' and r.status = 'approved' and s.date between r.requested_date and r.end_date`,
  )
  expect(broken).toEqual([])
  const [open] = await selectRows<{ n: number }>(
    database.orm,
    sql`select count(*)::int n from ${shifts} where physician_id is null`,
  )
  expect(open!.n).toBeGreaterThan(0)
})

it('has three years of holidays typed in, in which no one worked Thanksgiving and Christmas of one year', async () => {
  const entries = await database.orm.select().from(holidayHistory)
  expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(['typed']))
  expect(new Set(entries.map(({ holiday, year }) => `${year} ${holiday}`)).size).toBe(16)
  const worked = entries.filter((entry) => entry.worked)
  expect(worked.length / entries.length).toBeCloseTo(0.5, 1)
  const both = worked.filter(
    ({ physicianId, holiday, year }) =>
      holiday === 'thanksgiving' &&
      worked.some((one) => one.physicianId === physicianId && one.year === year && one.holiday.startsWith('christmas')),
  )
  expect(both).toEqual([])
})

it('has a scenario that is computed, and one that is ready to be', async () => {
  const [ready, computed] = await database.orm.select().from(scenarios).orderBy(scenarios.id)
  expect([ready!.state, ready!.result]).toEqual(['cancelled', null])
  expect([computed!.state, computed!.scheduleId]).toEqual(['done', expect.any(Number)])
  const { measures, versions } = computed!.result!
  const [version] = versions
  const away = version!.rows.find(({ physicianId }) => Number(physicianId) === physicianOf(computed!.changes[0]!))!
  expect(away.days.slice(-10)).toBe('.'.repeat(10))
  expect(version!.changed).toBeGreaterThan(0)
  expect(version!.measures.open - measures.open).toBeLessThanOrEqual(3)
})

it('has later holidays dealt and two quarters laid out, and leaves the next month to the generator', async () => {
  const deals = await database.orm.select().from(holidayDeals)
  const dates = [...new Set(deals.map(({ date }) => date))].sort()
  expect(dates).toEqual(['2027-05-31', '2027-07-04', '2027-09-06'])
  const work = (await database.orm.select().from(roles)).filter(({ category }) => category !== 'backup')
  for (const date of dates) {
    const needed = work
      .filter(({ daysOfWeek }) => daysOfWeek.includes(weekdayOf(date)))
      .reduce((sum, { requiredCount }) => sum + requiredCount, 0)
    expect(deals.filter((turn) => turn.date === date && turn.works)).toHaveLength(needed)
  }
  const weeks = await database.orm.select().from(laidOutWeeks)
  const ends = weeks.map(({ lastDay }) => lastDay).sort()
  expect([weeks.map(({ firstDay }) => firstDay).sort()[0], ends.at(-1)]).toEqual(['2027-02-01', '2027-07-31'])
})

it('is put into an empty database only, and offers its accounts', async () => {
  expect(await seedDemo(database.orm, now)).toBe(false)
  const accounts = await listDemoAccounts(database.orm)
  expect(accounts[0]).toMatchObject({ note: 'Schedule coordinator (admin)' })
  for (const { email } of accounts) {
    expect(await database.orm.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  }
})
