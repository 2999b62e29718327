import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
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

const countJobs = async () => Number((await database.execute('select count(*)::int as n from pgboss.job')).rows[0]?.n)

describe('sending', () => {
  /** The median of five: a busy machine delays one or two. */
  /** The shortest of five: a busy machine delays some, a polling-only queue delays all. */
  async function measureDelay(sender: Process): Promise<number> {
    let startedAt = 0
    await one.queue.work('send-mail', async () => {
      startedAt = performance.now()
    })
    const delays: number[] = []
    for (let round = 0; round < 5; round++) {
      await wait(100)
      startedAt = 0
      const sentAt = performance.now()
      await sender.queue.send('send-mail', {})
      await waitUntil(() => startedAt > 0)
      delays.push(startedAt - sentAt)
    }
    return Math.min(...delays)
  }

  // Without notifications a process polls every 15 s (2 s if it can't be notified).
  it('starts a job in the process that sent it because it hears of it, not because it looks', async () => {
    expect(await measureDelay(one)).toBeLessThan(1_500)
  })

  it('starts a job that another process sent, long before it would look by itself', async () => {
    const other = await startProcess(database, log)
    expect(await measureDelay(other)).toBeLessThan(10_000)
    await other.stop()
  })

  it('sends one job for all who ask for it soon, and at a stop what is still asked for', async () => {
    const before = await countJobs()
    for (let asked = 0; asked < 20; asked++) one.queue.sendSoon('send-mail', {})
    await waitUntil(async () => (await countJobs()) > before)
    const other = await startProcess(database, log)
    other.queue.sendSoon('send-mail', {})
    await other.stop()
    expect(await countJobs()).toBe(before + 2)
  })

  it('sends with the commit of the transaction, even as the first job of the process', async () => {
    const other = await startProcess(database, log)
    let ran = 0
    await other.queue.work('send-mail', async () => {
      ran++
    })
    await one.database.orm.transaction(async (tx) => {
      await one.queue.send('send-mail', {}, { tx })
      await wait(300)
      expect(ran).toBe(0)
    })
    await waitUntil(() => ran === 1)
    await other.stop()
  })

  it('sends nothing when the transaction is rolled back', async () => {
    const change = one.database.orm.transaction(async (tx) => {
      await one.queue.send('send-mail', {}, { tx })
      throw new Error('undo')
    })
    await expect(change).rejects.toThrow('undo')
    expect(await countJobs()).toBe(0)
  })

  it('does not start a job before its time', async () => {
    let ran = 0
    await one.queue.work('send-mail', async () => {
      ran++
    })
    await one.queue.send('send-mail', {}, { startAfter: new Date(Date.now() + 60_000) })
    await wait(500)
    expect(ran).toBe(0)
  })

  it('refuses a second unique job with the same key while one waits, and a key where it means nothing', async () => {
    expect(await one.queue.send('housekeeping', {}, { key: 'all' })).not.toBeNull()
    expect(await one.queue.send('housekeeping', {}, { key: 'all' })).toBeNull()
    expect(await one.queue.send('housekeeping', {}, { key: 'others' })).not.toBeNull()
    await expect(one.queue.send('send-mail', {}, { key: 'all' })).rejects.toThrow('take no key')
  })

  it('repeats a job once among many processes', async () => {
    const others = await Promise.all([startProcess(database, log), startProcess(database, log)])
    for (const { queue } of [one, ...others]) queue.repeat('send-mail', {}, 3600)
    await waitUntil(async () => (await countJobs()) > 0)
    await wait(300)
    expect(await countJobs()).toBe(1)
    for (const other of others) await other.stop()
  })
})

describe('working', () => {
  it('runs fifty jobs once each, with three processes, however few notices woke them', async () => {
    const processes = [one, await startProcess(database, log), await startProcess(database, log)]
    const ran: string[] = []
    for (const { queue } of processes) {
      await queue.work(
        'send-mail',
        async (_, run) => {
          ran.push(run.id)
          await wait(5)
        },
        { concurrency: 2 },
      )
    }
    await wait(300)
    await one.database.orm.transaction(async (tx) => {
      for (let sent = 0; sent < 50; sent++) await one.queue.send('send-mail', {}, { tx })
    })
    await waitUntil(() => ran.length >= 50, 30_000)
    await wait(200)
    expect(ran).toHaveLength(50)
    expect(new Set(ran).size).toBe(50)
    for (const process of processes.slice(1)) await process.stop()
  })

  it('tries a failed job again, and logs the failure without the values of a query', async () => {
    const tries: number[] = []
    await one.queue.work('send-mail', async (_, run) => {
      tries.push(run.retry)
      const cause = Object.assign(new Error('connection lost'), { code: '08006' })
      if (run.retry === 0) throw new DrizzleQueryError('select $1', ['amy.chen@hospital.example'], cause)
    })
    await one.queue.send('send-mail', {})
    await waitUntil(() => tries.length === 1)
    await waitUntil(async () => {
      const { rows } = await database.execute(
        `update pgboss.job set start_after = now() where state = 'retry' returning id`,
      )
      return rows.length === 1
    })
    await one.queue.send('send-mail', {})
    await waitUntil(() => tries.includes(1))
    expect(tries[0]).toBe(0)
    expect(log.lines.join()).toContain('connection lost')
    expect(log.lines.join()).not.toContain('amy.chen')
    const { rows } = await database.execute('select output::text as output from pgboss.job where output is not null')
    expect(JSON.stringify(rows)).not.toContain('amy.chen')
  })

  it('tells a running job to end when the process stops, and waits for it', async () => {
    const process = await startProcess(database, log)
    const events: string[] = []
    await process.queue.work('send-mail', async (_, run) => {
      events.push('started')
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
      await wait(200)
      events.push('finished')
    })
    await process.queue.send('send-mail', {})
    await waitUntil(() => events.length === 1)
    await process.stop()
    expect(events).toEqual(['started', 'finished'])
    const { rows } = await database.execute('select state::text from pgboss.job')
    expect(rows).toEqual([{ state: 'completed' }])
  })

  it('leaves a job that does not end in time to be tried again', async () => {
    const process = await startProcess(database, log)
    let started = false
    await process.queue.work('send-mail', async () => {
      started = true
      await new Promise(() => {})
    })
    await process.queue.send('send-mail', {})
    await waitUntil(() => started)
    await process.stop()
    const { rows } = await database.execute('select state::text from pgboss.job')
    expect(rows).toEqual([{ state: 'retry' }])
  })
})

describe('the state of the queue', () => {
  it('counts what waits, runs and failed', async () => {
    await one.queue.send('send-mail', {})
    expect(await one.queue.state()).toEqual({
      state: 'ok',
      detail: '1 waiting, 0 running, 0 failed in the last 24 hours.',
    })
  })

  it('is failing when jobs wait and nobody takes them', async () => {
    await one.queue.send('send-mail', {})
    await database.execute(`update pgboss.job set start_after = now() - interval '6 minutes'`)
    expect((await one.queue.state()).state).toBe('failing')
  })
})
