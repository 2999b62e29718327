/** The dashboard's counts at a moment in the group's time zone; the audit log; a person's messages. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { groups, notifications, roles, shifts } from '../platform/db/schema/index.ts'

let now = new Date('2027-01-04T12:00:00Z')
let test: TestApp
let own: TestGroup

beforeAll(async () => {
  test = await openTestApp(() => now)
  own = await addGroup(test.services.orm)
})
afterAll(() => test.close())

const stats = async () => (await test.call('GET', '/api/dashboard/stats', { as: own.physician })).json()

describe('the counts', () => {
  it('see who works at this very moment', async () => {
    expect(await stats()).toMatchObject({
      totalPhysicians: 1,
      activeShifts: 1,
      pendingRequests: 1,
      coveragePercentage: 100,
    })
    now = new Date('2027-01-04T19:30:00Z')
    expect(await stats()).toMatchObject({ activeShifts: 0 })
  })

  it('follow the clock of the group', async () => {
    const { orm } = test.services
    await orm
      .update(groups)
      .set({ settings: { timeZone: 'America/Los_Angeles' } })
      .where(eq(groups.id, own.ids.group))
    expect(await stats()).toMatchObject({ activeShifts: 1 })
    await orm
      .update(groups)
      .set({ settings: { timeZone: 'UTC' } })
      .where(eq(groups.id, own.ids.group))
  })

  it('name open shifts, and who is on call today', async () => {
    now = new Date('2027-01-05T09:00:00Z')
    const { orm } = test.services
    const [backup] = await orm
      .insert(roles)
      .values({ groupId: own.ids.group, name: 'Backup', category: 'backup' })
      .returning()
    const shift = {
      groupId: own.ids.group,
      scheduleId: own.ids.schedule,
      roleId: backup!.id,
      startTime: '07:00',
      endTime: '19:00',
    }
    await orm.insert(shifts).values([
      { ...shift, date: '2027-01-05', physicianId: own.physician },
      { ...shift, date: '2027-01-07' },
      { ...shift, date: '2027-01-06' },
      { ...shift, date: '2027-01-01' },
    ])
    const counted = await stats()
    expect(counted).toMatchObject({
      onCallToday: 1,
      openShifts: 2,
      nextOpenDate: '2027-01-06',
      coveragePercentage: 33.3,
    })
  })
})

it('shows the audit log newest first, and only as much as asked for', async () => {
  for (const name of ['One', 'Two', 'Three']) await test.call('POST', '/api/roles', { as: own.admin, body: { name } })
  const events = (await test.call('GET', '/api/activity?limit=2', { as: own.admin })).json()
  expect(events.map((event: { text: string }) => event.text)).toEqual(['added the role Three', 'added the role Two'])
  expect(events[0].actorName).toContain('Test Person')
  expect((await test.call('GET', '/api/activity?limit=0', { as: own.admin })).statusCode).toBe(400)
})

it('shows own messages only, and marks them as read once', async () => {
  const list = async (as: number) => (await test.call('GET', '/api/notifications', { as })).json()
  expect(await list(own.admin)).toEqual([])
  const [message] = await list(own.physician)
  expect(message).toMatchObject({ text: 'Hello', readAt: null })
  const read = (as: number) => test.call('POST', `/api/notifications/${message.id}/read`, { as, body: {} })
  expect((await read(own.admin)).statusCode).toBe(404)
  expect((await read(own.physician)).statusCode).toBe(200)
  const first = (await list(own.physician))[0].readAt
  await read(own.physician)
  expect((await list(own.physician))[0].readAt).toBe(first)
})

it("marks all own messages as read, and nobody else's", async () => {
  const { orm } = test.services
  const message = { groupId: own.ids.group, text: 'News' }
  await orm.insert(notifications).values([
    { ...message, userId: own.physician },
    { ...message, userId: own.physician },
    { ...message, userId: own.admin },
  ])
  const unread = async (as: number) =>
    (await test.call('GET', '/api/notifications', { as }))
      .json()
      .filter(({ readAt }: { readAt: string | null }) => readAt === null).length
  expect((await test.call('POST', '/api/notifications/read', { as: own.physician, body: {} })).statusCode).toBe(200)
  expect([await unread(own.physician), await unread(own.admin)]).toEqual([0, 1])
})
