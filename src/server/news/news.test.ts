/** Changes to one's own shifts: old and new days after publishing and edits, and people's answers. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { News } from '../../contract/news.ts'
import { notifications, shifts, users } from '../platform/db/schema/index.ts'

let now = new Date('2027-02-20T12:00:00Z')
let test: TestApp
let own: StaffedGroup
let scheduleId: number
let shift: typeof shifts.$inferSelect

beforeAll(async () => {
  test = await openTestApp(() => now)
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date('2027-02-20T12:00:00Z')
  own = await addStaffedGroup(test.services.orm, 4)
  const draft = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2027-03-10', role: 'day', place: 0 },
    { date: '2027-03-12', role: 'day', place: 1 },
  ])
  scheduleId = draft.schedule.id
  shift = draft.shifts[0]!
  await post(`/api/schedules/${scheduleId}/publish`, {})
})

const post = async (url: string, body: unknown, as = own.admin) => {
  const answer = await test.call('POST', url, { as, body })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}
const news = async (place: number): Promise<News> =>
  (await test.call('GET', '/api/news', { as: own.physicians[place]! })).json()
const effect = async (place: number): Promise<string[]> =>
  (await test.call('GET', '/api/news/effect', { as: own.physicians[place]! })).json().sentences
const answers = async () => (await test.call('GET', `/api/schedules/${scheduleId}/answers`, { as: own.admin })).json()
const answer = (place: number, body: object) => post('/api/news/answer', body, own.physicians[place]!)

/** The coordinator gives the shift of Mar 10 to someone. */
async function handTo(place: number) {
  const [row] = await test.services.orm.select().from(shifts).where(eq(shifts.id, shift.id))
  const edit = { do: 'change', shiftId: shift.id, version: row!.version, physicianId: own.physicians[place]! }
  await post(`/api/schedules/${scheduleId}/edits`, { edits: [edit], reason: 'Asked for it' })
}

it('shows what a publication brought, and who made it', async () => {
  const { days, byName } = await news(0)
  expect(byName).toBe('Ada Coordinator')
  expect(days).toMatchObject([
    { date: '2027-03-10', was: [], is: [{ id: shift.id, role: 'Day', startTime: '07:00' }], isFirst: true },
  ])
  expect((await news(2)).days).toEqual([])
})

it('is no news to coordinators what they did to their own shifts', async () => {
  await test.services.orm.update(users).set({ isScheduled: true }).where(eq(users.id, own.admin))
  const edit = { do: 'change', shiftId: shift.id, version: 1, physicianId: own.admin }
  await post(`/api/schedules/${scheduleId}/edits`, { edits: [edit], reason: 'Asked for it' })
  const newestOf = async (as: number) => (await test.call('GET', '/api/notifications', { as })).json()[0]
  expect(await newestOf(own.admin)).toMatchObject({ isAboutMyShifts: true, readAt: now.toISOString() })
  expect(await newestOf(own.physicians[0]!)).toMatchObject({ isAboutMyShifts: true, readAt: null })
})

it('puts old and new side by side after an edit, and forgets what changed back', async () => {
  await answer(0, { notificationIds: (await news(0)).notificationIds })
  await handTo(2)
  expect((await news(0)).days).toMatchObject([{ date: '2027-03-10', was: [{ role: 'Day' }], is: [] }])
  const [got] = (await news(2)).days
  expect(got).toMatchObject({ date: '2027-03-10', was: [], is: [{ role: 'Day' }] })
  expect(got!.isFirst).toBeUndefined()
  await handTo(0)
  expect((await news(0)).days).toEqual([])
  expect((await news(2)).days).toEqual([])
})

it('says what a change does to my stretches and my fair share', async () => {
  expect(await effect(2)).toEqual([])
  const [one, two] = await effect(0)
  expect(one).toBe('One day on its own, Mar 10.')
  expect(two).toMatch(/^In March: 1 shift, fair share \d+(\.\d)?\.$/)
  await answer(0, { notificationIds: (await news(0)).notificationIds })
  expect(await effect(0)).toEqual([])
  await handTo(2)
  expect((await effect(0)).join(' ')).toMatch(/^In March: 0 shifts, fair share /)
})

it('asks nobody about days that are over', async () => {
  now = new Date('2027-03-11T12:00:00Z')
  expect((await news(0)).days).toEqual([])
  expect((await news(1)).days).toHaveLength(1)
})

it('takes “Looks good” once; the coordinator sees who has answered', async () => {
  const { notificationIds } = await news(0)
  await answer(0, { notificationIds })
  const statuses = (
    await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId)).orderBy(shifts.id)
  ).map(({ status }) => status)
  expect(statuses).toEqual(['confirmed', 'scheduled'])
  expect(await news(0)).toMatchObject({ notificationIds: [], days: [] })
  expect(await answers()).toMatchObject({
    looksGood: [{ name: 'First0 Last0' }],
    problems: [],
    waiting: [{ name: 'First1 Last1' }],
  })
  await answer(0, { notificationIds })
  await handTo(2)
  expect((await answers()).waiting).toMatchObject([
    { name: 'First0 Last0' },
    { name: 'First1 Last1' },
    { name: 'First2 Last2' },
  ])
})

it('sends a problem to the coordinators, with the shift attached', async () => {
  await answer(0, { notificationIds: (await news(0)).notificationIds, problem: 'I am at a course.' })
  const [message] = await test.services.orm
    .select()
    .from(notifications)
    .where(eq(notifications.userId, own.admin))
    .orderBy(desc(notifications.id))
  expect(message).toMatchObject({
    text: 'First0 Last0 has a problem with a change: I am at a course. Added: Wed, Mar 10, Day 7:00 AM–7:00 PM.',
    link: `/schedule?schedule=${scheduleId}&shift=${shift.id}`,
  })
  expect((await answers()).problems).toMatchObject([{ name: 'First0 Last0', says: 'I am at a course.' }])
})

it('is for the person alone: nobody answers for a colleague, and physicians do not read the answers', async () => {
  const { notificationIds } = await news(0)
  const forColleague = { as: own.physicians[1]!, body: { notificationIds } }
  expect((await test.call('POST', '/api/news/answer', forColleague)).statusCode).toBe(404)
  const asPhysician = { as: own.physicians[0]! }
  expect((await test.call('GET', `/api/schedules/${scheduleId}/answers`, asPhysician)).statusCode).toBe(403)
})

it('names dates and roles in the message, and leads to the shift', async () => {
  const [message] = await test.services.orm
    .select()
    .from(notifications)
    .where(eq(notifications.userId, own.physicians[0]!))
  expect(message).toMatchObject({
    text: 'The schedule for March 2027 is published. You have 1 shift. Added: Wed, Mar 10, Day 7:00 AM–7:00 PM.',
    link: `/schedule?schedule=${scheduleId}&shift=${shift.id}`,
  })
})
