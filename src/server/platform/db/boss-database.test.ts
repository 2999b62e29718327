// Jobs are in the same database, on both kinds, and are sent in the transaction of the change that requests them.
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobsInside } from './boss-database.ts'
import { groups } from './schema/index.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
let boss: PgBoss
const troubles: unknown[] = []

function createBoss(): PgBoss {
  const created = new PgBoss({ ...database.bossDatabase(), useListenNotify: true })
  created.on('error', (error) => troubles.push(error))
  return created
}

beforeAll(async () => {
  database = await openTestDatabase()
  boss = createBoss()
  await boss.start()
  await boss.createQueue('solve', { notify: true })
  await boss.createQueue('mail')
})

afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.close()
  expect(troubles).toEqual([])
})

test('a job that is sent is done, without waiting for the next poll', async () => {
  const done: unknown[] = []
  await boss.work('solve', { pollingIntervalSeconds: 30 }, async (jobs) => {
    done.push(...jobs.map((job) => job.data))
  })
  await boss.send('solve', { month: '2026-03' })
  await vi.waitFor(() => expect(done).toEqual([{ month: '2026-03' }]), 25_000)
  await boss.offWork('solve')
})

test('a job sent in a transaction is there after the commit only', async () => {
  await database.orm.transaction(async (tx) => {
    await tx.insert(groups).values({ name: 'With job', joinCode: 'JOB001' })
    await boss.send('mail', { to: 'kept' }, { db: jobsInside(tx) })
  })
  const failed = database.orm.transaction(async (tx) => {
    await boss.send('mail', { to: 'lost' }, { db: jobsInside(tx) })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  const jobs = await boss.fetch<{ to: string }>('mail', { batchSize: 10 })
  expect(jobs.map((job) => job.data)).toEqual([{ to: 'kept' }])
})

test('a queue that this process has not met yet can be used inside of a transaction', async () => {
  const other = createBoss()
  await other.start()
  await boss.createQueue('created-later')
  await database.orm.transaction(async (tx) => {
    await other.send('created-later', { number: 1 }, { db: jobsInside(tx) })
  })
  const failed = database.orm.transaction(async () => {
    await other.send('created-later', { number: 2 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  const jobs = await other.fetch('created-later', { batchSize: 10 })
  expect(jobs.map((job) => job.data)).toEqual([{ number: 1 }])
  await other.stop({ graceful: false })
})

test('a failing statement of pg-boss does not disturb the next', async () => {
  await expect(boss.send('no-such-queue', {})).rejects.toThrow('does not exist')
  await expect(boss.send('mail', {})).resolves.toBeTypeOf('string')
})
