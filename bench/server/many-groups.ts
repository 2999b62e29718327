/** Many groups on PostgreSQL, with two servers and two workers: the demo group, copied. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startProduct } from '../../e2e/testing/product.ts'
import { startPostgresServer } from '../../src/server/platform/db/testing/postgres-server.ts'
import { rateOf, rateOfBarePostgres } from './bare.ts'
import { copyGroups } from './copy-groups.ts'
import { createFigures } from './figures.ts'
import { liveUntil, readWorld, type World } from './mix.ts'
import type { Outcome } from './outcome.ts'
import { becomePerson, type Person } from './person.ts'
import { watch } from './watch.ts'

export type Plan = { groups: number; people: number; seconds: number; pauseMs: number }

export async function measureManyGroups(root: string, { groups, people, seconds, pauseMs }: Plan): Promise<Outcome> {
  const postgres = await startPostgresServer({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-load-'))
  const program = (name: string) => join(root, 'build/server', name)
  const database = await makeDatabase(postgres.url)
  const settings = { DATABASE_URL: database, JOBS: 'off' }
  const servers = [await startProduct(folder, program('main.js'), settings)]
  servers.push(await startProduct(folder, program('main.js'), settings))
  const workers = [startWorker(program('worker.js'), database), startWorker(program('worker.js'), database)]
  try {
    await copyGroups(database, groups)
    const cookies = await openSessions(database, people)
    const figures = createFigures()
    const members = new Map<number, { person: Person; world: World }[]>()
    const today = new Date()
    for (const [groupId, values] of cookies) {
      const persons = await Promise.all(
        values.map((cookie, place) => becomePerson(servers[place % 2]!.url, cookie, figures)),
      )
      const admin = persons.find(({ isAdmin }) => isAdmin)!
      const world = await readWorld(admin, today.getFullYear(), today.getMonth() + 1)
      members.set(
        groupId,
        persons.map((person) => ({ person, world })),
      )
    }
    const everybody = [...members.values()].flat()
    const closers = await Promise.all(everybody.map(({ person }) => person.listen()))
    figures.clear()
    const watching = servers.map(({ url }) => watch(url, Math.max(500, (seconds * 1000) / 30)))
    const end = performance.now() + seconds * 1000
    await Promise.all(everybody.map(({ person, world }) => liveUntil(end, person, world, pauseMs)))
    const samples = await Promise.all(watching.map((one) => one.stop()))
    const rates = await compareWithBare(everybody[0]!.person, database)
    for (const close of closers) close()
    return {
      title: `${everybody.length} people in ${groups} groups, PostgreSQL, two servers and two workers`,
      seconds,
      lines: figures.lines(),
      linesByCall: figures.linesByCall(),
      errors: figures.errors(),
      samples,
      eventsHeard: everybody.reduce((sum, { person }) => sum + person.heard(), 0),
      generated: 0,
      rates,
      goals: false,
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    await Promise.all(workers.map(endWorker))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeDatabase(url: string): Promise<string> {
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
async function openSessions(database: string, people: number): Promise<Map<number, string[]>> {
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

async function compareWithBare(person: Person, database: string) {
  const path = `/api/roles/group/${person.groupId}`
  const ask = async () => (await fetch(`${person.url}${path}`, { headers: { cookie: person.cookie } })).text()
  const product = await rateOf(`the product, ${path.replace(/\d+/, ':id')}`, 2000, ask)
  const query = 'select * from roles where group_id = $1'
  return [product, await rateOfBarePostgres(database, query, [person.groupId], 2000)]
}
