/** Dealing the holidays of 45 physicians over three years of history takes under a second of processor time, from call to answer. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { HolidayDeal } from '../../contract/year.ts'
import { groups, holidayHistory, roles, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup
const size = 45
const needed = 19

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
  const { orm } = test.services
  own = await addStaffedGroup(orm, size)
  const { groupId, physicians, day, night } = own
  const settings = { timeZone: 'UTC', switchDays: ['tuesday' as const] }
  await orm.update(groups).set({ pattern: '7-on-7-off', settings }).where(eq(groups.id, groupId))
  await orm
    .update(roles)
    .set({ requiredCount: needed - 3 })
    .where(eq(roles.id, day))
  await orm.update(roles).set({ requiredCount: 3 }).where(eq(roles.id, night))
  for (const [place, id] of physicians.entries())
    await orm
      .update(users)
      .set({
        track: place % 2 === 0 ? '2026-12-29' : '2027-01-05',
        nightShiftPreference: place >= 39 ? 'prefer' : 'neutral',
        seniorityRank: place + 1,
      })
      .where(eq(users.id, id))
  const keys = ["new year's", 'memorial', 'independence', 'labor', 'thanksgiving', 'christmas']
  await orm.insert(holidayHistory).values(
    physicians.flatMap((physicianId, place) =>
      [2024, 2025, 2026].flatMap((year) =>
        keys.map((holiday, at) => ({
          ...{ groupId, physicianId, holiday, year, source: 'typed' as const },
          worked: (place * 7 + year + at) % 5 < 2,
        })),
      ),
    ),
  )
})
afterAll(() => test.close())

async function deal(): Promise<{ deal: HolidayDeal; seconds: number }> {
  const begin = process.cpuUsage()
  const answer = await test.call('GET', '/api/year/holidays/proposal?from=2026-12', { as: own.admin })
  const { user, system } = process.cpuUsage(begin)
  expect(answer.statusCode, answer.body).toBe(200)
  return { deal: answer.json(), seconds: (user + system) / 1e6 }
}

it('deals to 45 physicians over three years of history in under a second of processor time', async () => {
  // Here, the thread's code is translated when it starts.
  await deal()
  const { deal: found, seconds } = await deal()
  expect(found.turns.filter(({ works }) => works)).toHaveLength(needed * 6)
  expect(found.missing).toEqual([])
  expect(seconds).toBeLessThan(1)
})
