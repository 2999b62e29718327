/** The 12 months of the demo group, and who may see them. */

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import type { Analytics } from '../../contract/analytics.ts'
import { seedDemo } from '../demo/demo-group.ts'
import { schedules, shifts, users } from '../platform/db/schema/index.ts'

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
  // The demo's nocturnists volunteer for all nights.
  const byPreference = june!.people.filter(({ burdens }) => burdens.night.has > 0)
  expect(byPreference.map(({ burdens }) => burdens.night.share)).toEqual(byPreference.map(() => null))
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
