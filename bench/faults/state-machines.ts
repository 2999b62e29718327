/** Exercises every state machine at random on two servers that are killed at random, then checks the result independently. */
import { findBreaches } from './check-history.ts'
import { isQueued } from './check-lives.ts'
import { end, startCluster } from './cluster.ts'
import { pause, until } from './group.ts'
import { prepareWalk } from './random-walk.ts'
import { requireThat, type Scenario } from './scenario.ts'

/** One round of the benchmark; `rounds=25` is a hundred kills. */
const killsARound = 4
/** Of the kills: those of a worker, which makes schedules. */
const workerShare = 0.2
/** Seconds for a generation or a scenario that a killed worker left to another one. */
const patience = 240

export const stateMachines: Scenario = {
  name: 'state machines',
  tried:
    'requests, decisions, swaps, call-outs, edits, undo, schedules, generations, scenarios, people and roles at random; kill -9 of either server or worker at random',
  isQuick: true,
  play: async (root, rounds) => {
    const kills = rounds * killsARound
    const cluster = await startCluster(root)
    try {
      const down = new Set<number>()
      const walk = await prepareWalk(() => cluster.servers.filter((_, place) => !down.has(place)).map(({ url }) => url))
      const walking = walk.start()
      try {
        for (let kill = 0; kill < kills; kill++) {
          await pause(500 + Math.random() * 2000)
          const place = Math.random() < 0.5 ? 0 : 1
          if (Math.random() < workerShare) {
            await end(cluster.workers[place]!, 'SIGKILL')
            await cluster.restartWorker(place)
            continue
          }
          // Calls under way find out by themselves; new ones go to the other server.
          await end(cluster.servers[place]!.server, 'SIGKILL')
          down.add(place)
          await cluster.restartServer(place)
          down.delete(place)
        }
        await pause(2000)
      } finally {
        await walking.stop()
      }
      const unfinished = `select id from generations where state in ('queued', 'running')
        union all select id from scenarios s where state in ('queued', 'running') and ${isQueued('s')}`
      await until('Generations and scenarios end', async () => (await cluster.query(unfinished)).length === 0, patience)
      const { calls, succeeded, refused, unanswered, faults } = walk.figures
      const breaches = await findBreaches(cluster.query, walk)
      requireThat(breaches.length === 0, `${breaches.length} breaches: ${breaches.slice(0, 5).join(' ')}`)
      requireThat(
        faults.length === 0,
        `${faults.length} faults: ${[...new Set(faults)].slice(0, 5).join(' ')} ${cluster.unforeseen.slice(0, 3).join(' ')}`,
      )
      requireThat(succeeded > kills, 'Nothing went on between the kills.')
      const done = new Map<string, number>()
      for (const { action } of walk.acknowledged) done.set(action, (done.get(action) ?? 0) + 1)
      const kinds = [...done].map(([action, times]) => `${action} ${times}`).join(', ')
      return `${kills} kills, ${calls} calls: ${succeeded} succeeded, ${refused} refused, ${unanswered} unanswered; ${walk.acknowledged.length} acknowledged changes (${kinds}), none lost or doubled`
    } finally {
      await cluster.stop()
    }
  },
}
