/** A draft that is deleted in the moment between being found and being stamped is gone, not a fault. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { schedules, users } from '../platform/db/schema/index.ts'

const meanwhile: { happens?: () => Promise<unknown> } = {}
vi.mock('./stamps.ts', async (original) => {
  const real = await original<typeof import('./stamps.ts')>()
  return {
    ...real,
    readScheduleStamps: async (...of: Parameters<typeof real.readScheduleStamps>) => {
      await meanwhile.happens?.()
      return real.readScheduleStamps(...of)
    },
  }
})

let test: TestApp
let own: StaffedGroup
let draftId: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2099-03-01', role: 'day', place: 0 },
  ])
  draftId = schedule.id
  meanwhile.happens = () => test.services.orm.delete(schedules).where(eq(schedules.id, draftId))
})

it('refuses to publish it', async () => {
  const answer = await test.call('POST', `/api/schedules/${draftId}/publish`, { as: own.admin, body: {} })
  expect(answer.statusCode, answer.body).toBe(404)
})

it('lets somebody leave who had shifts in it', async () => {
  const [leaver] = own.physicians
  const answer = await test.call('POST', '/api/groups/my/leave', { as: leaver!, body: {} })
  expect(answer.statusCode, answer.body).toBe(200)
  const [row] = await test.services.orm.select().from(users).where(eq(users.id, leaver!))
  expect(row!.isActive).toBe(false)
})
