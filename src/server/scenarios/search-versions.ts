/** Searches for the schedules that versions are chosen from: first toward the best total, then from there and from now toward each sense. */
import type { Problem } from '../../engine/model.ts'
import type { Roster } from '../../engine/shapes/limit.ts'
import { furtherLeanings, leanings, leanToward } from '../../engine/versions/lean.ts'
import type { Sense } from '../../engine/versions/senses.ts'
import type { Searcher, SearchRun } from '../platform/search/searcher.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import type { Watch } from './watch-scenario.ts'

type VersionSearch = Pick<SearchRun, 'seed' | 'start'> & {
  supposed: Problem
  senses: readonly Sense[]
  /** Milliseconds of the first search, and of each step toward a sense. */
  first: number
  step: number
  /** Whether these do, before the search goes on. */
  isEnough: (found: Roster[]) => Promise<boolean>
}

/**
 * What a shift that differs costs (points): of the best total, so that nothing changes without a reason; toward a sense
 * only as much as keeps out changes that do nothing for it. With 2, months that follow a plan moved by a few shifts only.
 */
const changePrice = { first: 2, step: 1 }
/** Schedules kept of one step: the last ones lean furthest. */
const keptOfStep = 8
const threads = ['R', 'D'] as const
/** Of the progress, when the usual steps are done. */
const usualShare = 0.9

/** The last schedules of each step. */
export async function searchVersions(searcher: Searcher, watch: Watch, work: VersionSearch): Promise<Roster[]> {
  const found: Roster[] = []
  const run = async (problem: Problem, planned: number, more: Partial<SearchRun>) => {
    const kept: Roster[] = []
    const { result, stop } = searcher.search(problem, {
      ...{ planned, deadline: steadyNow() + planned, seed: work.seed },
      ...more,
      // A fixed shift may break a rule: then no schedule is legal, and those that break nothing else are as good.
      onProgress: ({ roster }) => {
        if (roster && kept.at(-1) !== roster) kept.push(roster)
      },
    })
    const { roster } = await watch.whileRunning(stop, result)
    found.push(...kept.slice(-keptOfStep))
    return roster
  }
  const leaning = Math.ceil((work.senses.length * leanings.length) / threads.length) * work.step
  const share = work.first / (work.first + leaning)
  watch.expect(0, share, work.first)
  const now = { start: work.start ?? [] }
  const best = await run(work.supposed, work.first, { ...now, disruption: changePrice.first })
  if (!best || work.senses.length === 0) return found
  const leanAll = async (all: typeof leanings | typeof furtherLeanings, seed: number) => {
    const steps = work.senses.flatMap((sense) => all.map((one) => ({ sense, ...one })))
    const leanOn = async (thread: (typeof threads)[number]) => {
      for (let step = steps.shift(); step && !watch.isCanceled(); step = steps.shift()) {
        const from = step.from === 'now' ? now : { startRoster: best }
        const leaned = leanToward(work.supposed, step.sense, step.factor)
        await run(leaned, work.step, { ...from, seed, disruption: changePrice.step, thread })
      }
    }
    await Promise.all(threads.map(leanOn))
  }
  watch.expect(share, usualShare, leaning)
  await leanAll(leanings, work.seed)
  if (watch.isCanceled() || (await work.isEnough(found))) return found
  watch.expect(usualShare, 1, leaning)
  await leanAll(furtherLeanings, work.seed + 1)
  return found
}
