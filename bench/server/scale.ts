/** How the cost grows with the number of groups of 45: one size a run, kept beside the others for the table and the plot. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { groupBy } from '../../src/engine/group-by.ts'
import { copyGroups } from './copy-groups.ts'
import { createFigures } from './figures.ts'
import { type Acting, gatherPeople, type LoadCluster, openSessions, startLoadCluster } from './load-cluster.ts'
import { liveUntil } from './mix.ts'
import { readSample, watch } from './watch.ts'

export type ScaleRow = {
  groups: number
  /** People who act once a minute, over all groups. */
  acting: number
  seconds: number
  calls: number
  errors: number
  /** Milliseconds. */
  reads: { p50: number; p95: number; p99: number }
  edits: { p50: number; p95: number }
  /** Milliseconds of processor time a call: both servers, and PostgreSQL. */
  serverMs: number
  databaseMs: number
  databaseMb: number
  /** Of one server, after the run. */
  residentMb: number
  loopP99Ms: number
  /** Seconds to make the groups. */
  fillSeconds: number
  /** Months of the group that asked for four which were started while another group's only one waited. */
  startedBefore: number
  load: number
}

export type ScalePlan = { groups: number; people: number; most: number; seconds: number }

const pauseMs = 60_000
const fileOf = (root: string) => join(root, 'bench/results/scale.json')

export function readScale(root: string): ScaleRow[] {
  return existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : []
}

/** `people` act in each group, but not more than `most` in all. */
export async function measureScale(root: string, { groups, people, most, seconds }: ScalePlan): Promise<ScaleRow> {
  const cluster = await startLoadCluster(root)
  try {
    const filling = performance.now()
    await copyGroups(cluster.database, groups)
    const fillSeconds = (performance.now() - filling) / 1000
    const figures = createFigures()
    const each = Math.max(2, Math.min(people, Math.floor(most / groups)))
    const gathered = await gatherPeople(cluster, await openSessions(cluster.database, each + 1), figures)
    const everybody = chooseActing(gathered, each, people)
    const closers = await Promise.all(everybody.map(({ person }) => person.listen()))
    figures.clear()
    const watching = cluster.servers.map(({ url }) => watch(url, Math.max(500, (seconds * 1000) / 30)))
    const before = await readSpent(cluster)
    const end = performance.now() + seconds * 1000
    await Promise.all(everybody.map(({ person, world }) => liveUntil(end, person, world, pauseMs)))
    const after = await readSpent(cluster)
    const samples = (await Promise.all(watching.map((one) => one.stop()))).flat()
    const calls = figures.count()
    const lineOf = (kind: string) => figures.lines().find((line) => line.kind === kind)
    const [reads, edits] = [lineOf('read'), lineOf('edit')]
    const row: ScaleRow = {
      ...{ groups, acting: everybody.length, seconds, calls, fillSeconds },
      errors: figures.lines().reduce((sum, line) => sum + line.errors, 0),
      reads: { p50: reads?.p50 ?? 0, p95: reads?.p95 ?? 0, p99: reads?.p99 ?? 0 },
      edits: { p50: edits?.p50 ?? 0, p95: edits?.p95 ?? 0 },
      serverMs: (after.servers - before.servers) / calls,
      databaseMs: (after.database - before.database) / calls,
      databaseMb: await readSize(cluster.database),
      residentMb: (await readSample(cluster.servers[0]!.url, 0)).residentMb,
      loopP99Ms: Math.max(...samples.map(({ loopP99Ms }) => loopP99Ms)),
      startedBefore: await measureTurns(cluster, gathered),
      load: loadavg()[0]!,
    }
    for (const close of closers) close()
    for (const error of figures.errors()) console.log(`error: ${error}`)
    keep(root, row)
    return row
  } finally {
    await cluster.stop()
  }
}

type Member = { person: { groupId: number; isAdmin: boolean } }

/** `each` of every group. At any size as many of those who act are coordinators, who do more: one in `people`. */
export function chooseActing<One extends Member>(gathered: One[], each: number, people: number): One[] {
  let due = 0
  return [...groupBy(gathered, ({ person }) => person.groupId).values()].flatMap((members) => {
    due += each / people
    const takesPart = due > 1 - 1e-9
    if (takesPart) due -= 1
    return members.filter(({ person }) => takesPart || !person.isAdmin).slice(0, each)
  })
}

function keep(root: string, row: ScaleRow): void {
  const rows = [...readScale(root).filter(({ groups }) => groups !== row.groups), row]
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(
    fileOf(root),
    JSON.stringify(
      rows.sort((one, other) => one.groups - other.groups),
      null,
      2,
    ),
  )
}

/** One group asks for four months, then others for one each: theirs come first among those that wait. */
async function measureTurns({ database }: LoadCluster, everybody: Acting[]): Promise<number> {
  const admins = everybody.map(({ person }) => person).filter(({ isAdmin }) => isAdmin)
  const [greedy, ...others] = [...new Map(admins.map((admin) => [admin.groupId, admin])).values()].slice(0, 5)
  if (!greedy || others.length === 0) return 0
  const year = new Date().getFullYear() + 2
  const asked: Promise<unknown>[] = []
  const ask = async (admin: typeof greedy, month: number) => {
    asked.push(admin.call('request', 'POST', '/api/schedules/generate', { month, year }))
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  for (const month of [1, 2, 3, 4]) await ask(greedy, month)
  for (const admin of others) await ask(admin, 1)
  await Promise.all(asked)
  const rows = await query<{ groupId: number; created: number; started: number }>(
    database,
    `select group_id as "groupId", extract(epoch from created_at)::float as created,
       extract(epoch from started_at)::float as started
     from generations where year = $1`,
    [year],
  )
  const own = rows.filter(({ groupId }) => groupId === greedy.groupId)
  const passed = rows
    .filter(({ groupId }) => groupId !== greedy.groupId)
    .map((other) => own.filter(({ started }) => other.created < started && started < other.started).length)
  return Math.max(0, ...passed)
}

async function query<Row extends pg.QueryResultRow>(database: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function readSize(database: string): Promise<number> {
  const [row] = await query<{ bytes: string }>(database, 'select pg_database_size(current_database()) as bytes')
  return Number(row?.bytes ?? 0) / 1e6
}

/** Milliseconds of processor time so far. PostgreSQL is its first process and all its children. */
async function readSpent({ database, servers }: LoadCluster): Promise<{ servers: number; database: number }> {
  const [child] = await query<{ pid: number }>(
    database,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const postmaster = statOf(child!.pid)!.parent
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: statOf(Number(name)) }))
  const sum = (list: typeof all) => list.reduce((total, { stat }) => total + (stat?.milliseconds ?? 0), 0)
  return {
    servers: sum(all.filter(({ pid }) => servers.some(({ server }) => server.pid === pid))),
    database:
      sum(all.filter(({ pid, stat }) => pid === postmaster || stat?.parent === postmaster)) +
      (statOf(postmaster)?.ended ?? 0),
  }
}

/** Linux counts in hundredths of a second. Children that ended are counted with their parent. Undefined for a process that has just ended. */
function statOf(pid: number): { parent: number; milliseconds: number; ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) * 10)
    return { parent: Number(fields[1]), milliseconds: own! + system!, ended: ended! + endedSystem! }
  } catch {
    return undefined
  }
}
