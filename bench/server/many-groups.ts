/** Many groups on PostgreSQL, with two servers and two workers: the demo group, copied. */
import { copyGroups } from './copy-groups.ts'
import { createFigures } from './figures.ts'
import { gatherPeople, openSessions, startLoadCluster } from './load-cluster.ts'
import { liveUntil } from './mix.ts'
import type { Outcome } from './outcome.ts'
import { watch } from './watch.ts'

export type Plan = { groups: number; people: number; seconds: number; pauseMs: number }

export async function measureManyGroups(root: string, { groups, people, seconds, pauseMs }: Plan): Promise<Outcome> {
  const cluster = await startLoadCluster(root)
  const { database, servers } = cluster
  try {
    await copyGroups(database, groups)
    const cookies = await openSessions(database, people)
    const figures = createFigures()
    const everybody = await gatherPeople(cluster, cookies, figures)
    const closers = await Promise.all(everybody.map(({ person }) => person.listen()))
    figures.clear()
    const watching = servers.map(({ url }) => watch(url, Math.max(500, (seconds * 1000) / 30)))
    const end = performance.now() + seconds * 1000
    await Promise.all(everybody.map(({ person, world }) => liveUntil(end, person, world, pauseMs)))
    const samples = await Promise.all(watching.map((one) => one.stop()))
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
      goals: false,
    }
  } finally {
    await cluster.stop()
  }
}
