/** Faults in a cluster: servers, workers, and the database are killed while people write and schedules are generated. */
import { type Cluster, end, startCluster } from './cluster.ts'
import { createGroup, type Group, isReady, pause, until } from './group.ts'
import { requireThat, type Scenario } from './scenario.ts'

type Play = (cluster: Cluster, group: Group, round: number) => Promise<string>

function onCluster(name: string, tried: string, play: Play, isQuick = true): Scenario {
  return {
    name,
    tried,
    isQuick,
    play: async (root, rounds) => {
      const cluster = await startCluster(root)
      try {
        const group = await createGroup(cluster.servers[0]!.url)
        const writing = group.write()
        const seen: string[] = []
        try {
          for (let round = 0; round < rounds; round++) {
            await pause(200 + Math.random() * 400)
            seen.push(await play(cluster, group, round))
          }
        } finally {
          await writing.stop()
        }
        await group.requireNothingLost()
        await requireInvariants(cluster)
        return `${seen.at(-1)}; ${group.answered()} answered changes, none lost`
      } finally {
        await cluster.stop()
      }
    },
  }
}

/** States the database must never be in. */
async function requireInvariants({ query }: Cluster): Promise<void> {
  const overlaps = await query(`select 1 from shifts a join shifts b on a.physician_id = b.physician_id
    and a.schedule_id = b.schedule_id and a.id < b.id and a.span && b.span
    and a.status <> 'cancelled' and b.status <> 'cancelled'`)
  requireThat(overlaps.length === 0, `${overlaps.length} pairs of shifts of one physician overlap.`)
  const doubled = await query(
    `select 1 from schedules where status = 'active' group by group_id, year, month having count(*) > 1`,
  )
  requireThat(doubled.length === 0, 'A month has two active schedules.')
  const silent = await query(`select 1 from shift_requests r where not exists
    (select from audit_events e where e.thing = 'request' and e.thing_id = r.id)`)
  requireThat(silent.length === 0, `${silent.length} requests have no audit event.`)
}

/** Each finished job has one schedule, and no job is left unfinished. */
async function requireOneScheduleEach({ query }: Cluster): Promise<void> {
  const rows = await query(`select g.month, g.state, count(s.id)::int as schedules from generations g
    left join schedules s on s.group_id = g.group_id and s.month = g.month and s.year = g.year and not s.is_unfinished
    group by g.id`)
  for (const { month, state, schedules } of rows)
    requireThat(state === 'done' && schedules === 1, `Month ${month}: ${state} with ${schedules} schedules.`)
}

export const onClusters: Scenario[] = [
  onCluster('server killed', 'kill -9 of one of two servers; its people go to the other', async (cluster, group) => {
    const [first, second] = cluster.servers
    await end(first!.server, 'SIGKILL')
    group.moveTo(second!.url)
    const before = group.answered()
    const seconds = await until('The other server goes on', async () => group.answered() > before)
    await cluster.restartServer(0)
    await until('The killed server is back', () => isReady(cluster.servers[0]!.url))
    cluster.servers.reverse()
    return `the other went on after ${seconds.toFixed(1)} s`
  }),
  onCluster('worker killed', 'kill -9 of workers in the middle of making a schedule', async (cluster, group, round) => {
    const asked = group.generate(round + 1)
    await until('A worker makes the schedule', async () => {
      const rows = await cluster.query(`select 1 from generations where state = 'running'`)
      return rows.length > 0
    })
    await pause(300 + Math.random() * 1500)
    // Kills both workers, since either one may have the job.
    for (const worker of cluster.workers) await end(worker, 'SIGKILL')
    await Promise.all([cluster.restartWorker(0), cluster.restartWorker(1)])
    const { status } = await asked
    requireThat(status === 200, `The schedule was answered with ${status}.`)
    await requireOneScheduleEach(cluster)
    return 'the schedule was finished by the next worker, once'
  }),
  onCluster('database killed', 'kill -9 of PostgreSQL, started again', async (cluster, group) => {
    await cluster.postgres.kill()
    await pause(300)
    await cluster.postgres.resume()
    const before = group.answered()
    const seconds = await until('Changes are answered again', async () => group.answered() > before)
    return `answered again ${seconds.toFixed(1)} s after its start`
  }),
  onCluster(
    'database restarted',
    'PostgreSQL stopped in order and started, servers and workers left alone',
    async (cluster, group, round) => {
      await cluster.postgres.halt()
      await pause(500)
      await cluster.postgres.resume()
      const before = group.answered()
      const seconds = await until('Changes are answered again', async () => group.answered() > before)
      const { status } = await group.generate(round + 1)
      requireThat(status === 200, `A schedule asked for afterward was answered with ${status}.`)
      return `answered again ${seconds.toFixed(1)} s after its start; workers take jobs again`
    },
  ),
  onCluster(
    'rolling restart',
    'both servers restarted one after the other, in order, behind readiness',
    async (cluster, group) => {
      for (const place of [0, 1]) {
        group.moveTo(cluster.servers[1 - place]!.url)
        const failures = { count: 0 }
        const asking = askAll(() => group.url(), failures)
        await end(cluster.servers[place]!.server, 'SIGTERM')
        await cluster.restartServer(place)
        await until('It is ready again', () => isReady(cluster.servers[place]!.url))
        await asking.stop()
        requireThat(failures.count === 0, `${failures.count} reads failed while a server restarted.`)
      }
      return 'no read failed meanwhile'
    },
  ),
]

function askAll(url: () => string, failures: { count: number }) {
  let isOver = false
  const loop = (async () => {
    while (!isOver) {
      const answer = await fetch(`${url()}/api/health`).catch(() => undefined)
      if (!answer?.ok) failures.count += 1
      await pause(20)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await loop
    },
  }
}
