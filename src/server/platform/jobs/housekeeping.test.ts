/** Housekeeping deletes what has expired, and nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { groups, notifications, outbox, providerEntries, schedules, sessions, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { cleanUp } from './housekeeping.ts'
import { createReadableLog } from './testing/job-bench.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

it('deletes what has expired, and nothing else', async () => {
  const { orm } = database
  const sess = { userId: 1, signedInAt: '', lastSeenAt: '' }
  await orm.insert(sessions).values([
    { sid: 'over', sess, expire: daysAgo(1.01) },
    { sid: 'stays', sess, expire: daysAgo(0.99) },
  ])
  await orm.insert(providerEntries).values([
    { kind: 'Grant', id: 'over', payload: {}, expiresAt: daysAgo(0.01) },
    { kind: 'Grant', id: 'stays', payload: {}, expiresAt: daysAgo(-1) },
    { kind: 'Grant', id: 'stays for ever', payload: {}, expiresAt: null },
  ])
  const mail = { toAddress: 'amy@hospital.example', subject: '', body: '' }
  await orm.insert(outbox).values([
    { ...mail, messageId: 'over', sentAt: daysAgo(31) },
    { ...mail, messageId: 'over, given up', gaveUp: true, createdAt: daysAgo(31) },
    { ...mail, messageId: 'stays', sentAt: daysAgo(29), createdAt: daysAgo(31) },
    { ...mail, messageId: 'stays, waiting', createdAt: daysAgo(31) },
  ])
  const [group] = await orm.insert(groups).values({ name: 'Riverside', joinCode: 'RIVER123' }).returning()
  const [user] = await orm.insert(users).values({ email: 'amy@hospital.example' }).returning()
  const note = { groupId: group?.id ?? 0, userId: user?.id ?? 0 }
  await orm.insert(notifications).values([
    { ...note, text: 'over', readAt: daysAgo(181) },
    { ...note, text: 'stays', readAt: daysAgo(179) },
    { ...note, text: 'stays, unread', at: daysAgo(400) },
  ])

  const draft = { groupId: note.groupId, month: 3, year: 2027, status: 'archived' } as const
  await orm.insert(schedules).values([
    { ...draft, name: 'over', deletedAt: daysAgo(30.01) },
    { ...draft, name: 'stays', deletedAt: daysAgo(29.99) },
    { ...draft, name: 'stays, archived', createdAt: daysAgo(400) },
  ])

  const log = createReadableLog()
  await cleanUp(orm, log)

  const left = [
    ...(await orm.select({ name: sessions.sid }).from(sessions)),
    ...(await orm.select({ name: providerEntries.id }).from(providerEntries)),
    ...(await orm.select({ name: outbox.messageId }).from(outbox)),
    ...(await orm.select({ name: notifications.text }).from(notifications)),
    ...(await orm.select({ name: schedules.name }).from(schedules)),
  ].map((row) => row.name)
  expect(left.sort()).toEqual(
    [
      ...['stays', 'stays', 'stays', 'stays', 'stays', 'stays for ever', 'stays, unread', 'stays, waiting'],
      'stays, archived',
    ].sort(),
  )
  const deleted = { sessions: 1, 'provider entries': 1, messages: 2, notifications: 1, 'deleted drafts': 1 }
  expect(log.lines).toEqual([JSON.stringify({ deleted, message: 'Deleted expired rows.' })])
  await cleanUp(orm, log)
  expect(log.lines, 'nothing to delete, nothing to log').toHaveLength(1)
})
