/** PostgreSQL, two servers, and two workers under load, with people who are signed in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Product, startProduct } from '../../e2e/testing/product.ts'
import { startPostgresServer } from '../../src/server/platform/db/testing/postgres-server.ts'
import type { Figures } from './figures.ts'
import { readWorld, type World } from './mix.ts'
import { becomePerson, type Person } from './person.ts'

export type LoadCluster = { database: string; servers: Product[]; workers: ChildProcess[]; stop(): Promise<void> }

export async function startLoadCluster(root: string): Promise<LoadCluster> {
  const postgres = await startPostgresServer({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-load-'))
  const program = (name: string) => join(root, 'build/server', name)
  const database = await makeDatabase(postgres.url)
  const settings = { DATABASE_URL: database, JOBS: 'off' }
  const servers = [await startProduct(folder, program('main.js'), settings)]
  servers.push(await startProduct(folder, program('main.js'), settings))
  const workers = [startWorker(program('worker.js'), database), startWorker(program('worker.js'), database)]
  return {
    database,
    servers,
    workers,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop('SIGTERM')))
      await Promise.all(workers.map(endWorker))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Acting = { person: Person; world: World }

/** Members of one group are on both servers. */
export async function gatherPeople(
  { servers }: LoadCluster,
  cookies: Map<number, string[]>,
  figures: Figures,
): Promise<Acting[]> {
  const today = new Date()
  const everybody: Acting[] = []
  for (const values of cookies.values()) {
    const persons = await Promise.all(
      values.map((cookie, place) => becomePerson(servers[place % servers.length]!.url, cookie, figures)),
    )
    const admin = persons.find(({ isAdmin }) => isAdmin)!
    const world = await readWorld(admin, today.getFullYear(), today.getMonth() + 1)
    everybody.push(...persons.map((person) => ({ person, world })))
  }
  return everybody
}

export async function makeDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database load')
  await client.end()
  return url.replace(/\/postgres$/, '/load')
}

function startWorker(program: string, database: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: database, LOG_LEVEL: 'warn' }
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) return
  const gone = once(worker, 'exit')
  worker.kill('SIGTERM')
  await gone
}

/** Cookies by group, the admin's first. The rows match what a sign-in writes. */
export async function openSessions(database: string, people: number): Promise<Map<number, string[]>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ id: number; group_id: number }>(
    'select id, group_id from users where group_id is not null and is_active order by group_id, role, id',
  )
  const cookies = new Map<number, string[]>()
  for (const { id, group_id: groupId } of rows) {
    const list = cookies.get(groupId) ?? []
    if (list.length >= people) continue
    const value = randomBytes(32).toString('base64url')
    const now = new Date().toISOString()
    await client.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
      createHash('sha256').update(value).digest('hex'),
      JSON.stringify({ userId: id, signedInAt: now, lastSeenAt: now }),
    ])
    cookies.set(groupId, [...list, `evenshift_session=${value}`])
  }
  await client.end()
  return cookies
}
