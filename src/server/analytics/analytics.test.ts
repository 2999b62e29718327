/** The year of the demo group, and who may see it. */

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

const read = async (as: number, year?: number): Promise<Analytics> =>
  (await test.call('GET', `/api/analytics${year ? `?year=${year}` : ''}`, { as })).json()

it('scores every published month of this year', async () => {
  const year = await read(demoAdmin)
  expect(year).toMatchObject({ year: 2026, years: [2026] })
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
  // The demo's nocturnists take all nights by wish.
  const byWish = june!.people.filter(({ burdens }) => burdens.night.has > 0)
  expect(byWish.map(({ burdens }) => burdens.night.share)).toEqual(byWish.map(() => null))
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
  const year = await read(other.admin, 2027)
  expect(year.months.map(({ name }) => name)).toEqual(['January 2027'])
  expect(year.physicians.map(({ id }) => id)).toEqual([other.physician])
  expect(await read(other.admin, 2025)).toMatchObject({ year: 2025, years: [2027], months: [], physicians: [] })
})

it('is for admins, and names a year that is none', async () => {
  expect((await test.call('GET', '/api/analytics', { as: other.physician })).statusCode).toBe(403)
  const refused = await test.call('GET', '/api/analytics?year=next', { as: other.admin })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().problems).toEqual([{ field: 'year', message: 'must be a year such as 2026' }])
})
