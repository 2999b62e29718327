/** How long a session lasts. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { groups, sessions, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { createSession, destroyAllSessionsOf, hasRunOut, prepareFindSignedIn } from './sessions.ts'

let database: TestDatabase
let userId: number
let groupId: number
let cookie: string

const start = Date.parse('2026-03-02T07:00:00Z')
const after = (minutes: number) => new Date(start + minutes * 60_000)
const hours = 8

beforeAll(async () => {
  database = await openTestDatabase()
  const [group] = await database.orm.insert(groups).values({ name: 'Riverbend', joinCode: '333333' }).returning()
  groupId = group?.id ?? 0
  const values = { email: 'ines@example.org', firstName: 'Ines', lastName: 'Marchetti', groupId }
  const [user] = await database.orm.insert(users).values(values).returning()
  userId = user?.id ?? 0
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.orm.delete(sessions)
  await setIdleLimit(0)
  await database.orm.update(users).set({ isActive: true })
  cookie = await createSession(database.orm, { userId, hours, now: after(0) })
})

async function setIdleLimit(signOutAfterMinutes: number) {
  await database.orm.update(groups).set({ settings: { signOutAfterMinutes } }).where(eq(groups.id, groupId))
}
const find = (minutes: number, countsAsUse = true) =>
  prepareFindSignedIn(database.orm)(cookie, { now: after(minutes), countsAsUse })
async function lastSeen() {
  const [row] = await database.orm.select().from(sessions)
  return row?.sess.lastSeenAt
}

it('tells the person', async () => {
  const person = await find(1)
  expect(person).toMatchObject({
    userId,
    groupId,
    role: 'physician',
    name: 'Ines Marchetti',
    email: 'ines@example.org',
  })
  const [row] = await database.orm.select().from(sessions)
  expect(person?.sid).toBe(row?.sid)
})

it('is nobody for another cookie', async () => {
  expect(await prepareFindSignedIn(database.orm)(`${cookie}x`, { now: after(1), countsAsUse: true })).toBeUndefined()
})

it('lasts its full time, busy or idle, and no longer', async () => {
  expect(await find(hours * 60 - 1)).toBeDefined()
  expect(await find(hours * 60)).toBeUndefined()
})

it('is of no group, and of no administrator, once the membership ended', async () => {
  expect(await find(1)).toMatchObject({ groupId })
  await database.orm.update(users).set({ isActive: false, role: 'admin' })
  expect(await find(2)).toMatchObject({ userId, groupId: null, role: 'physician' })
  await database.orm.update(users).set({ role: 'physician' })
})

it('ends after a day without use where the group chose nothing, and never where it chose that', async () => {
  cookie = await createSession(database.orm, { userId, hours: 200, now: after(0) })
  expect(await find(100 * 60)).toBeDefined()
  await database.orm.update(groups).set({ settings: {} }).where(eq(groups.id, groupId))
  cookie = await createSession(database.orm, { userId, hours: 200, now: after(0) })
  expect(await find(24 * 60)).toBeDefined()
  expect(await find(49 * 60)).toBeUndefined()
})

it('ends after the idle minutes of the group, for good', async () => {
  await setIdleLimit(15)
  expect(await find(15)).toBeDefined()
  expect(await find(30)).toBeDefined()
  expect(await hasRunOut(database.orm, cookie, after(30))).toBe(false)
  expect(await find(46)).toBeUndefined()
  expect(await hasRunOut(database.orm, cookie, after(46))).toBe(true)
  await setIdleLimit(0)
  expect(await find(46)).toBeUndefined()
})

it('does not end for somebody at work when the limit is one minute', async () => {
  await setIdleLimit(1)
  for (let minutes = 0.5; minutes < 5; minutes += 0.9) expect(await find(minutes), `${minutes}`).toBeDefined()
})

it('is not kept alive by a window that only listens', async () => {
  await setIdleLimit(15)
  expect(await find(10, false)).toBeDefined()
  expect(await find(16, false)).toBeUndefined()
})

it('notes its last use once a minute at most', async () => {
  await find(0.9)
  expect(await lastSeen()).toBe(after(0).toISOString())
  await find(1.1)
  expect(await lastSeen()).toBe(after(1.1).toISOString())
})

it('ends everywhere at once, for this person alone', async () => {
  const [other] = await database.orm.insert(users).values({ email: 'other@example.org' }).returning()
  const otherCookie = await createSession(database.orm, { userId: other?.id ?? 0, hours, now: after(0) })
  await createSession(database.orm, { userId, hours, now: after(0) })
  expect(await destroyAllSessionsOf(database.orm, userId)).toBe(2)
  expect(await find(1)).toBeUndefined()
  const untouched = await prepareFindSignedIn(database.orm)(otherCookie, { now: after(1), countsAsUse: true })
  expect(untouched?.email).toBe('other@example.org')
})
