/** PostgreSQL with two servers and two workers, each of which can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Product, startProduct } from '../../e2e/testing/product.ts'
import { type PostgresServer, startPostgresServer } from '../../src/server/platform/db/testing/postgres-server.ts'

export type Cluster = {
  postgres: PostgresServer
  servers: Product[]
  workers: ChildProcess[]
  restartServer(place: number, settings?: Record<string, string>): Promise<void>
  restartWorker(place: number): Promise<void>
  query(text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

export async function startCluster(root: string): Promise<Cluster> {
  const postgres = await startPostgresServer({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-faults-'))
  const database = postgres.url.replace(/\/postgres$/, '/faults')
  await runQuery(postgres.url, 'create database faults')
  const program = (name: string) => join(root, 'build/server', name)
  const start = (settings: Record<string, string> = {}) =>
    startProduct(folder, program('main.js'), {
      DATABASE_URL: database,
      JOBS: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      ...settings,
    })
  const work = () => startWorker(program('worker.js'), database)
  const servers = [await start(), await start()]
  const workers = await Promise.all([work(), work()])
  return {
    postgres,
    servers,
    workers,
    restartServer: async (place, settings) => {
      servers[place] = await start(settings)
    },
    restartWorker: async (place) => {
      workers[place] = await work()
    },
    query: (text) => runQuery(database, text),
    stop: async () => {
      for (const { server } of servers) await end(server)
      for (const worker of workers) await end(worker)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ready once it reports that it takes jobs. A worker that can't start, for example without a database, exits. */
async function startWorker(program: string, database: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: database, LOG_LEVEL: 'silent' }
  const worker = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    worker.stdout.setEncoding('utf8').on('data', (said: string) => {
      if (said.includes('takes jobs')) resolve()
    })
    worker.once('exit', (code) => reject(new Error(`A worker did not start: it ended with ${code}.`)))
  })
  return worker
}

async function runQuery(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
