/** How many people a publication notifies, by the way it reaches them: the same people, and nothing about any one of them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { notificationSettings } from '../../../contract/fields/physician-work.ts'
import { devices, users } from '../../platform/db/schema/index.ts'
import { systemScope } from '../../platform/scope.ts'
import { countNotified } from './count-notified.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const choose = (place: number, choices: Partial<typeof defaults>) =>
  test.services.orm
    .update(users)
    .set({ notificationSettings: { ...defaults, ...choices } })
    .where(eq(users.id, own.physicians[place]!))
const defaults = notificationSettings.parse({})

const addDevice = (place: number) =>
  test.services.orm.insert(devices).values({
    userId: own.physicians[place]!,
    name: 'Chrome on Android',
    endpoint: `https://push.example.com/${own.groupId}/${place}`,
    publicKey: 'key',
    authSecret: 'secret',
  })

const read = async (id: number, as = own.admin) => test.call('GET', `/api/schedules/${id}/notified`, { as })

it('counts each person once, by email, on their devices, or only in Evenshift', async () => {
  const shifts = [0, 1, 2, 3].map((place): Planned => ({ date: `2027-03-0${place + 1}`, role: 'day', place }))
  await addSchedule(test.services.orm, own, 'active', [])
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', shifts)
  await Promise.all([0, 1, 2].map(addDevice))
  await choose(1, { emailSchedule: false })
  await choose(2, { emailSchedule: false, pushSchedule: false })
  const isSetUp = { email: true, push: true }
  expect(await countNotified(test.services.orm, systemScope(own.groupId), schedule.id, isSetUp)).toEqual({
    emailAndDevice: 1,
    email: 1,
    device: 1,
    neither: 1,
  })
  // Email isn’t set up here.
  expect((await read(schedule.id)).json()).toEqual({ emailAndDevice: 0, email: 0, device: 2, neither: 2 })
})

it('counts those whom publishing then notifies: everyone for a first schedule, else those with changes', async () => {
  const planned: Planned[] = [{ date: '2027-03-01', role: 'day', place: 0 }]
  for (const status of ['draft', 'draft'] as const) {
    const { schedule } = await addSchedule(test.services.orm, own, status, planned)
    const counts = Object.values<number>((await read(schedule.id)).json())
    const published = await test.call('POST', `/api/schedules/${schedule.id}/publish`, { as: own.admin, body: {} })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(published.json().notified)
    planned.push({ date: '2027-03-02', role: 'day', place: 1 })
  }
})

it('is for coordinators', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [])
  expect((await read(schedule.id, own.physicians[0]!)).statusCode).toBe(403)
})
