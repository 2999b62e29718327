/** Feedback on a schedule: one answer each, and no one learns who wrote an anonymous one. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, feedback } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup
let id: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
  id = (await addSchedule(test.services.orm, own, 'active', [])).schedule.id
})

const rate = (place: number, body: object, schedule = id) =>
  test.call('POST', `/api/schedules/${schedule}/feedback`, { as: own.physicians[place], body })
const summary = async () => (await test.call('GET', `/api/schedules/${id}/feedback`, { as: own.admin })).json()

it('keeps nothing of an anonymous author: not in the row, not in the audit log, not the moment', async () => {
  expect((await rate(0, { rating: 2, comments: 'Too many nights', categories: ['nights'] })).statusCode).toBe(200)
  const [row] = await test.services.orm.select().from(feedback).where(eq(feedback.scheduleId, id))
  expect(row).toMatchObject({ physicianId: null, isAnonymous: true })
  expect(row!.authorKey).toHaveLength(43)
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(auditLog).toEqual([])
  expect(row!.createdAt.toISOString()).toMatch(/-01T00:00:00.000Z$/)
})

it('shows what anonymous people wrote from three answers on, and until then only how they rated', async () => {
  await rate(0, { rating: 2, comments: 'Too many nights', categories: ['nights'] })
  await rate(1, { rating: 4, comments: 'Thank you', isAnonymous: false })
  const early = await summary()
  expect(early.opinions).toMatchObject([{ comments: 'Thank you', name: 'First1 Last1' }])
  expect(early.ratings).toEqual([0, 1, 0, 1, 0])
  await rate(2, { rating: 5 })
  expect((await summary()).opinions[0]).toEqual({
    ...{ rating: 2, comments: 'Too many nights', categories: ['nights'], physicianId: null, name: null },
  })
})

it('allows one answer a person, which can be changed; a name only when it is given', async () => {
  await rate(0, { rating: 2 })
  await rate(0, { rating: 5 })
  await rate(1, { rating: 3, isAnonymous: false })
  expect(await summary()).toMatchObject({
    answers: 2,
    asked: 4,
    average: 4,
    ratings: [0, 0, 1, 0, 1],
    opinions: [{ name: 'First1 Last1' }],
  })
  const mine = await test.call('GET', `/api/schedules/${id}/feedback/my`, { as: own.physicians[0] })
  expect(mine.json()).toMatchObject({ rating: 5, isAnonymous: true })
  expect((await test.call('GET', `/api/schedules/${id}/feedback/my`, { as: own.physicians[2] })).json()).toBeNull()
})

it('takes back a name when the author becomes anonymous', async () => {
  await rate(0, { rating: 4, isAnonymous: false })
  await rate(0, { rating: 4, isAnonymous: true })
  const [row] = await test.services.orm.select().from(feedback).where(eq(feedback.scheduleId, id))
  expect(row).toMatchObject({ physicianId: null, isAnonymous: true })
})

it('is for physicians and active schedules', async () => {
  const admin = await test.call('POST', `/api/schedules/${id}/feedback`, { as: own.admin, body: { rating: 5 } })
  expect(admin.statusCode).toBe(403)
  expect((await rate(0, { rating: 6 })).json()).toMatchObject({ message: 'Choose 1 to 5 stars', field: 'rating' })
  const archived = (await addSchedule(test.services.orm, own, 'archived', [])).schedule.id
  expect((await rate(0, { rating: 5 }, archived)).statusCode).toBe(409)
  const draft = (await addSchedule(test.services.orm, own, 'draft', [])).schedule.id
  expect((await rate(0, { rating: 5 }, draft)).statusCode).toBe(404)
})
