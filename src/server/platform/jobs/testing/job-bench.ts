/** Shared by job tests: processes on one database, a readable log, and patience. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { openPostgres } from '../../db/postgres/postgres.ts'
import type { TestDatabase } from '../../db/testing/test-database.ts'
import type { Log } from '../../log.ts'
import { openQueue, type Queue } from '../queue.ts'

export type Process = { database: Database; queue: Queue; stop(): Promise<void> }

/** As another process would see the database: on PostgreSQL with its own connections. */
export async function startProcess(database: TestDatabase, log: Log): Promise<Process> {
  const own = database.url ? await openPostgres({ url: database.url, poolSize: 4 }) : undefined
  const queue = await openQueue(own ?? database, log)
  return {
    database: own ?? database,
    queue,
    async stop() {
      await queue.stop(2)
      await own?.close()
    },
  }
}

/** A process without jobs, and the log that it writes. */
export async function startIdleProcess(database: TestDatabase): Promise<{ log: ReadableLog; process: Process }> {
  const log = createReadableLog()
  const process = await startProcess(database, log)
  await database.execute('delete from pgboss.job')
  return { log, process }
}

export type ReadableLog = Log & { lines: string[] }

export function createReadableLog(): ReadableLog {
  const lines: string[] = []
  const write = (details: object, message: string) => {
    lines.push(JSON.stringify({ ...details, message }))
  }
  return { lines, info: write, warn: write, error: write }
}

export async function waitUntil(isSo: () => boolean | Promise<boolean>, milliseconds = 20_000): Promise<void> {
  const until = Date.now() + milliseconds
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`It did not happen within ${milliseconds} ms: ${isSo}`)
    await wait(20)
  }
}
