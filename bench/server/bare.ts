/**
 * One small read of the product beside the least this machine can do: Fastify with one query for the same rows, and
 * that query alone. Each is a process of its own, and they take turns, so a busy machine slows all of them alike.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startProduct } from '../../e2e/testing/product.ts'
import { startPostgresServer } from '../../src/server/platform/db/testing/postgres-server.ts'
import { copyGroups } from './copy-groups.ts'
import { makeDatabase, openSessions } from './load-cluster.ts'

/** One after the other, and as many at once as a browser opens connections to one server. */
const [alone, callers] = [1, 6]
/** Milliseconds: each turn, and the first one, which doesn't count. */
const [turn, warmUp] = [400, 2500]
/** A person may make 600 calls a minute, and 6 at once make over 60,000: everyone of these groups in turn. */
const groups = 8
const goals = { fastify: 1.5, postgres: 3 }
const query = 'select * from roles where group_id = $1 order by id'
const prepared = (values: number[]) => ({ name: 'roles', text: query, values })

type Rival = { what: string; once: () => Promise<unknown>; goal?: number }

export async function compareWithBare(root: string, turns: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'evenshift-bare-'))
  const postgres = await startPostgresServer({ durable: true })
  const database = await makeDatabase(postgres.url)
  const settings = { DATABASE_URL: database, JOBS: 'off' }
  const product = await startProduct(folder, join(root, 'build/server/main.js'), settings)
  const pool = new pg.Pool({ connectionString: database, max: callers })
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  try {
    await copyGroups(database, groups)
    const sessions = await openSessions(database, 1000)
    const members = [...sessions].flatMap(([id, cookies]) =>
      cookies.map((cookie) => ({ cookie, url: `${product.url}/api/roles/group/${id}` })),
    )
    let asked = 0
    const ask = () => {
      const { url, cookie } = members[asked++ % members.length]!
      return read(agent, url, cookie)
    }
    const groupId = Math.min(...sessions.keys())
    const bare = await startBareFastify(database, groupId)
    try {
      const rivals: Rival[] = [
        { what: 'the product, /api/roles/group/:id', once: ask },
        { what: 'bare Fastify, same rows', once: () => read(agent, bare.url), goal: goals.fastify },
        { what: 'bare PostgreSQL, same rows', once: () => pool.query(prepared([groupId])), goal: goals.postgres },
      ]
      for (const { once } of rivals) await countIn(warmUp, callers, once)
      for (const count of [alone, callers]) await printRatios(rivals, turns, count)
    } finally {
      bare.stop()
    }
  } finally {
    agent.destroy()
    await pool.end()
    await product.stop('SIGTERM')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function printRatios(rivals: Rival[], turns: number, atOnce: number): Promise<void> {
  const counts = rivals.map(() => 0)
  console.log(atOnce === alone ? 'one read after the other' : `${atOnce} reads at once`)
  for (let round = 0; round < turns; round++)
    for (const [place, { once }] of rivals.entries()) counts[place]! += await countIn(turn, atOnce, once)
  const rates = counts.map((count) => (count * 1000) / (turns * turn))
  for (const [place, { what, goal }] of rivals.entries()) {
    const times = rates[place]! / rates[0]!
    const verdict = goal ? `, ${times.toFixed(1)} times the product's (goal: at most ${goal})` : ''
    console.log(`  ${what}: ${rates[place]!.toFixed(0)} a second${verdict}`)
  }
}

async function countIn(milliseconds: number, atOnce: number, once: () => Promise<unknown>): Promise<number> {
  let count = 0
  const end = performance.now() + milliseconds
  const caller = async () => {
    for (; performance.now() < end; count++) await once()
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return count
}

function read(agent: Agent, url: string, cookie = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${answer.statusCode} ${text}`)),
      )
    }).on('error', reject)
  })
}

/** Without a session, rights, or validation. */
async function startBareFastify(database: string, groupId: number): Promise<{ url: string; stop(): void }> {
  const program = `
    import fastify from 'fastify'
    import pg from 'pg'
    const pool = new pg.Pool({ connectionString: process.env.DATABASE, max: ${callers} })
    const app = fastify()
    app.get('/', async () => (await pool.query({ name: 'roles', text: '${query}', values: [${groupId}] })).rows)
    console.log(await app.listen({ host: '127.0.0.1', port: 0 }))`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(server.stdout.setEncoding('utf8'), 'data')
  return { url: String(url).trim(), stop: () => void server.kill() }
}
