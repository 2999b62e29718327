/** The 12 months of the demo group, and who may see them. */

import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import type { Analytics } from '../../contract/analytics.ts'
import { findSleepyByPerson } from '../../engine/fatigue/sleepy-shifts.ts'
import { at, type Diary, sleepinessAt } from '../../engine/fatigue/testing/published-model.ts'
import { groupBy } from '../../engine/group-by.ts'
import { seedDemo } from '../demo/demo-group.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'

const now = new Date('2026-09-15T16:00:00Z')
let test: TestApp
let demoAdmin: number
let other: TestGroup

beforeAll(async () => {
  test = await openTestApp(() => now)
  await seedDemo(test.services.orm, now)
  const [admin] = await test.services.orm.select().from(users).where(eq(users.role, 'admin'))
  demoAdmin = admin!.id
  other = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const read = async (as: number, until?: string): Promise<Analytics> =>
  (await test.call('GET', `/api/analytics${until ? `?until=${until}` : ''}`, { as })).json()

it('scores every published month, up to the newest', async () => {
  const year = await read(demoAdmin)
  expect(year).toMatchObject({ until: '2026-09', ends: ['2026-09'] })
  expect(year.months.map(({ name }) => name)).toEqual(['June 2026', 'July 2026', 'August 2026', 'September 2026'])
  for (const month of year.months) {
    expect(month.coverage).toBeGreaterThan(90)
    expect(month.fairness).toBeGreaterThan(0)
    expect(month.preferences).toBeLessThanOrEqual(100)
  }
  expect(year.physicians).toHaveLength(45)
  expect(year.rounding).toEqual({ total: 1, night: 3, weekend: 1, holiday: 1 })
  expect(year.holidays).toContainEqual({ date: '2026-07-04', name: 'Independence Day' })
})

it('deals out exactly the shifts that are taken by turns, to each a share', async () => {
  const [june] = (await read(demoAdmin)).months
  for (const burden of ['total', 'weekend'] as const) {
    const byTurns = june!.people.map(({ burdens }) => burdens[burden]).filter(({ share }) => share !== null)
    const has = byTurns.reduce((sum, one) => sum + one.has, 0)
    const shared = byTurns.reduce((sum, one) => sum + one.share!, 0)
    expect(has).toBeGreaterThan(0)
    expect(Math.abs(has - shared)).toBeLessThan(0.1)
  }
  // The demo's nocturnists volunteer for nights; everyone else takes turns.
  const volunteers = await test.services.orm.select().from(users).where(eq(users.nightShiftPreference, 'prefer'))
  for (const { physicianId, burdens } of june!.people.filter(({ burdens }) => burdens.night.has > 0))
    expect(burdens.night.share === null).toBe(volunteers.some(({ id }) => id === physicianId))
})

it('counts the shifts that stand in the schedule', async () => {
  const [june] = (await read(demoAdmin)).months
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, june!.scheduleId))
  expect(june!.openShifts).toBe(rows.filter(({ physicianId }) => physicianId === null).length)
  const nights = rows.filter(({ shiftType, physicianId }) => shiftType === 'night' && physicianId !== null).length
  expect(june!.people.reduce((sum, { burdens }) => sum + burdens.night.has, 0)).toBe(nights)
  const days = june!.continuity.runs.reduce((sum, run) => sum + run.days, 0)
  expect(days).toBe(june!.people.reduce((sum, { burdens }) => sum + burdens.total.has, 0))
})

it('counts the shifts with high predicted sleepiness that the roster marks', async () => {
  const year = await read(demoAdmin)
  const [before, month] = year.months.slice(-2)
  const rows = await test.services.orm
    .select({ shift: shifts, category: roles.category })
    .from(shifts)
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(inArray(shifts.scheduleId, [before!.scheduleId, month!.scheduleId]))
  const worked = rows.filter(({ category }) => category !== 'backup').map(({ shift }) => shift)
  const marked = [...findSleepyByPerson(worked.filter(({ date }) => date >= '2026-08-25')).values()].flat()
  const ofMonth = marked.filter(({ shift }) => shift.date >= '2026-09-01')
  expect(ofMonth.length).toBeGreaterThan(0)
  const counted = month!.people.filter(({ sleepy }) => sleepy > 0)
  expect(new Map(counted.map(({ physicianId, sleepy }) => [physicianId, sleepy]))).toEqual(
    new Map([...groupBy(ofMonth, ({ shift }) => shift.physicianId!)].map(([id, own]) => [id, own.length])),
  )
})

it('counts of a month by hand those that the published equations have above 7.4', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  await addSchedule(orm, group, 'active', weeksOfTwoTeams)
  const [month] = (await read(group.admin, '2027-03')).months
  // Places 2 and 5 have weeks of nights: to bed at 8:30 AM for six hours, and at 11 PM for eight on days off. Nobody else stands out.
  const weekOfNights = (first: number) => {
    const before: Diary = [3, 2, 1].map((ago) => ({ from: at(first - ago, 23), to: at(first - ago + 1, 7) }))
    const after: Diary = Array.from({ length: 7 }, (_, night) => ({
      from: at(first + night + 1, 8.5),
      to: at(first + night + 1, 14.5),
    }))
    const ends = Array.from({ length: first === 29 ? 3 : 7 }, (_, night) => at(first + night + 1, 7))
    return ends.filter((end) => sleepinessAt([...before, ...after], end) > 7.4).length
  }
  const expected = [2, 5].map((place) =>
    (place === 2 ? [1, 15, 29] : [8, 22]).reduce((sum, first) => sum + weekOfNights(first), 0),
  )
  expect(expected[0]).toBeGreaterThan(0)
  const counted = group.physicians.map((id) => month!.people.find(({ physicianId }) => physicianId === id)!.sleepy)
  expect(counted).toEqual([0, 0, expected[0], 0, 0, expected[1], 0, 0])
})

it('leaves drafts, archived schedules and other groups out', async () => {
  const values = { groupId: other.ids.group, year: 2027 }
  await test.services.orm.insert(schedules).values([
    { ...values, name: 'A draft', month: 2 },
    { ...values, name: 'An old one', month: 3, status: 'archived' as const },
  ])
  const year = await read(other.admin, '2027-12')
  expect(year.months.map(({ name }) => name)).toEqual(['January 2027'])
  expect(year.physicians.map(({ id }) => id)).toEqual([other.physician])
  expect(await read(other.admin, '2025-12')).toMatchObject({ ends: ['2027-01'], months: [], physicians: [] })
})

it('rolls over New Year, and offers December of the years before', async () => {
  const own = await addGroup(test.services.orm)
  const values = { groupId: own.ids.group, status: 'active' as const }
  await test.services.orm.insert(schedules).values([
    { ...values, name: 'January 2026', month: 1, year: 2026 },
    { ...values, name: 'February 2026', month: 2, year: 2026 },
  ])
  const newest = await read(own.admin)
  expect(newest).toMatchObject({ until: '2027-01', ends: ['2027-01', '2026-12'] })
  expect(newest.months.map(({ name }) => name)).toEqual(['February 2026', 'January 2027'])
  expect(newest.holidays.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01']))
  const before = await read(own.admin, '2026-12')
  expect(before.months.map(({ name, year }) => [name, year])).toEqual([
    ['January 2026', 2026],
    ['February 2026', 2026],
  ])
})

it('is for admins, and names a month that is none', async () => {
  expect((await test.call('GET', '/api/analytics', { as: other.physician })).statusCode).toBe(403)
  const refused = await test.call('GET', '/api/analytics?until=2026-13', { as: other.admin })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().problems).toEqual([{ field: 'until', message: 'must be a month such as 2026-12' }])
})

it('does not count a position that was closed as missing', async () => {
  const { orm } = test.services
  const month = (await read(demoAdmin)).months.at(-1)!
  const rows = await orm.select().from(shifts).where(eq(shifts.scheduleId, month.scheduleId))
  const one = rows.find(({ physicianId, date }) => physicianId !== null && date === '2026-09-20')!
  const open = { ...one, physicianId: null }
  await orm.update(shifts).set({ physicianId: null }).where(eq(shifts.id, one.id))
  const missing = (await read(demoAdmin)).months.at(-1)!
  expect(missing.coverage).toBeLessThan(month.coverage)
  await orm.update(shifts).set({ status: 'cancelled', physicianId: null }).where(eq(shifts.id, open.id))
  const closed = (await read(demoAdmin)).months.at(-1)!
  expect([closed.coverage, closed.openShifts]).toEqual([month.coverage, month.openShifts])
  await orm.update(shifts).set({ status: one.status, physicianId: one.physicianId }).where(eq(shifts.id, one.id))
})

it('counts the group’s own tallies over any period, and refuses one that ends before it begins', async () => {
  const { orm } = test.services
  const [admin] = await orm.select().from(users).where(eq(users.id, demoAdmin))
  const url = `/api/groups/${admin!.groupId}`
  const nights = (await orm.select().from(roles).where(eq(roles.groupId, admin!.groupId!))).filter(
    ({ startTime }) => startTime === '19:00',
  )
  const tallies = [
    { name: 'Friday nights', roleIds: nights.map(({ id }) => id), weekdays: ['friday'] },
    { name: 'Holidays', onlyHolidays: true },
  ]
  const saved = await test.call('PUT', url, { as: demoAdmin, body: { settings: { tallies } } })
  expect(saved.statusCode, saved.body).toBe(200)
  const count = (query: string) => test.call('GET', `/api/analytics/tallies?${query}`, { as: demoAdmin })
  const answer = (await count('from=2026-07-03&to=2026-07-17')).json()
  expect(answer.tallies).toMatchObject([{ name: 'Friday nights' }, { name: 'Holidays' }])
  const published = await orm.select().from(shifts).where(eq(shifts.groupId, admin!.groupId!))
  const isNight = (id: number | null) => nights.some((role) => role.id === id)
  const fridays = published.filter(
    ({ date, roleId, physicianId }) =>
      ['2026-07-03', '2026-07-10', '2026-07-17'].includes(date) && isNight(roleId) && physicianId !== null,
  )
  const sum = (place: number, what: 'shifts' | 'hours') =>
    answer.people.reduce(
      (total: number, { counts }: { counts: { shifts: number; hours: number }[] }) => total + counts[place]![what],
      0,
    )
  expect(sum(0, 'shifts')).toBe(fridays.length)
  expect(sum(0, 'hours')).toBe(fridays.length * 12)
  const fourth = published.filter(({ date, physicianId }) => date === '2026-07-04' && physicianId !== null)
  expect(sum(1, 'shifts')).toBe(fourth.length)
  expect((await count('from=2026-07-17&to=2026-07-03')).json().message).toContain('can’t be before')
  expect(
    (await test.call('GET', '/api/analytics/tallies?from=2026-07-03&to=2026-07-17', { as: other.admin })).json(),
  ).toEqual({
    tallies: [],
    people: [],
  })
})
