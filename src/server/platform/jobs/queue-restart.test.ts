/** Jobs after a restart of the process, and of its database. */
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { administer, makeEmbeddedFolder, openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { openQueue } from './queue.ts'
import { type Process, type ReadableLog, startIdleProcess, startProcess, waitUntil } from './testing/job-bench.ts'

let database: TestDatabase
let log: ReadableLog
let one: Process

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  ;({ log, process: one } = await startIdleProcess(database))
})
afterEach(() => one.stop())

describe('a restart', () => {
  it('keeps the jobs that were waiting, and on the embedded database also tries those again that were running', async () => {
    const folder = await makeEmbeddedFolder()
    const settings = { url: database.url, folder }
    const before = await openDatabase(settings)
    const sender = await openQueue(before, log)
    await sender.send('send-mail', {})
    if (before.kind === 'embedded') {
      await sender.send('housekeeping', {})
      await before.execute(
        `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'housekeeping'`,
      )
    }
    await sender.stop(1)
    await before.close()

    const after = await openDatabase(settings)
    const worker = await openQueue(after, log)
    let ran = 0
    await worker.work('send-mail', async () => {
      ran++
    })
    await waitUntil(() => ran === 1)
    const { rows } = await after.execute(`select state::text from pgboss.job where name = 'housekeeping'`)
    if (after.kind === 'embedded') expect(rows).toEqual([{ state: 'retry' }])
    await worker.stop(1)
    await after.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  it('makes the tables of the queue once, when many processes start at the same time', async () => {
    const fresh = await openTestDatabase()
    const processes = await Promise.all([1, 2, 3, 4, 5].map(() => startProcess(fresh, log)))
    for (const { queue } of processes) expect(await queue.send('send-mail', {})).not.toBeNull()
    for (const process of processes) await process.stop()
    await fresh.close()
    expect(log.lines).toEqual([])
  })

  it('misses a database that is gone, and goes on by itself when it is back', async () => {
    const server = process.env.TEST_DATABASE_URL ?? ''
    const name = new URL(database.url ?? '').pathname.slice(1)
    const far = await startProcess(database, log)
    let ran = 0
    await far.queue.work('send-mail', async () => {
      ran++
    })
    await administer(server, async (client) => {
      await client.query(`alter database ${name} allow_connections false`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      await expect(far.queue.state()).rejects.toThrow()
      await client.query(`alter database ${name} allow_connections true`)
    })
    // A connection may be used before it learns that the server has closed it; the statement then fails.
    await waitUntil(async () => (await one.queue.send('send-mail', {}).catch(() => null)) !== null)
    await waitUntil(() => ran === 1, 60_000)
    expect((await far.queue.state()).state).toBe('ok')
    await far.stop()
  }, 40_000)
})
