/** Many groups on PostgreSQL, with two servers and two workers: the demo group, copied. */
import { rateOf, rateOfBarePostgres } from './bare.ts'
import { copyGroups } from './copy-groups.ts'
import { createFigures } from './figures.ts'
import { gatherPeople, openSessions, startLoadCluster } from './load-cluster.ts'
import { liveUntil } from './mix.ts'
import type { Outcome } from './outcome.ts'
import type { Person } from './person.ts'
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
    await cluster.stop()
  }
}

async function compareWithBare(person: Person, database: string) {
  const path = `/api/roles/group/${person.groupId}`
  const ask = async () => (await fetch(`${person.url}${path}`, { headers: { cookie: person.cookie } })).text()
  const product = await rateOf(`the product, ${path.replace(/\d+/, ':id')}`, 2000, ask)
  const query = 'select * from roles where group_id = $1'
  return [product, await rateOfBarePostgres(database, query, [person.groupId], 2000)]
}
