/** The job that computes a scenario: searches on the threads that generate schedules, and measures on the advisor's. */
import type { Problem } from '../../engine/model.ts'
import type { Roster } from '../../engine/shapes/limit.ts'
import { carriedAssignments } from '../../engine/supposition.ts'
import { MalformedProblemError, validateProblem } from '../../engine/validate-problem.ts'
import { leanings, leanToward } from '../../engine/versions/lean.ts'
import { senses } from '../../engine/versions/senses.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { describeError, type Log } from '../platform/log.ts'
import type { Searcher, SearchRun } from '../platform/search/searcher.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { CannotSuppose } from '../what-if/suppositions.ts'
import { describeSchedule, lookAtMonth, supposeAll } from './look-at-month.ts'
import { claimScenario, endScenario, reportScenario, type ScenarioRow } from './scenarios.store.ts'

export type ScenarioDependencies = { orm: Orm; advisor: Advisor; searcher: Searcher; log: Log; now: () => Date }
type JobTry = { signal: AbortSignal; isLastTry: boolean }

/**
 * Milliseconds of the search from the current schedule, alone or before steps toward each sense, and of such a step; less if
 * the group wants less. Six steps: alternatives take 13 seconds.
 */
const longest = { alone: 8000, first: 5000, step: 1300 }
/** Milliseconds for the other end of the scale; alternatives need it: without a scale, nothing is known to be near. */
const forScale = { alone: 6000, alternatives: 15_000 }
/** What a shift that differs from the current schedule costs (points), so that nothing changes without a reason. */
const changePrice = 2
/** Schedules kept of one step: the last ones lean furthest. */
const keptOfStep = 12

/** Ends with a result, a sentence why there is none, or an error, after which the job is retried. */
export async function runScenario(deps: ScenarioDependencies, id: number, job: JobTry): Promise<void> {
  const row = await claimScenario(deps.orm, id)
  if (!row) return
  const watch = watchScenario(deps, row, job)
  try {
    await compute(deps, row, watch)
  } catch (error) {
    if (job.signal.aborted) throw error
    const isOurs = error instanceof CannotSuppose || error instanceof MalformedProblemError
    if (!isOurs && !job.isLastTry) throw error
    deps.log.warn({ scenarioId: id, error: describeError(error) }, 'A scenario could not be computed.')
    const sentence = isOurs ? error.message : 'Something went wrong on our side. We logged it; please try again.'
    await endScenario(deps.orm, row, { state: 'failed', error: sentence })
  } finally {
    watch.stop()
  }
}

async function compute(deps: ScenarioDependencies, row: ScenarioRow, watch: Watch): Promise<void> {
  const { orm, advisor } = deps
  const { groupId, month, year } = row
  const look = await lookAtMonth(orm, groupId, { month, year }, deps.now())
  const { judged, searched: supposed } = await supposeAll(orm, groupId, look, row.changes)
  validateProblem(supposed)
  const scaled = advisor.ask('priceCareless', supposed, {
    milliseconds: row.offersAlternatives ? forScale.alternatives : forScale.alone,
  })
  // The first search to fail is the failure that counts.
  scaled.catch(() => {})
  const limit = look.inputs.settings.solverSeconds * 1000
  const found = await search(deps, watch, {
    supposed,
    seed: row.id,
    first: Math.min(row.offersAlternatives ? longest.first : longest.alone, limit),
    step: Math.min(longest.step, limit / 2),
    senses: row.offersAlternatives ? senses : [],
    start: carriedAssignments(look.assignments, supposed),
  })
  watch.throwIfAborted()
  if (watch.isCanceled()) return endScenario(orm, row, { state: 'cancelled' })
  if (found.length === 0)
    throw new CannotSuppose('We found no schedule for this in the time your group gives a search.')
  const { before, broken, lifted, versions } = await advisor.ask('offerVersions', supposed, {
    present: look.judged.gathered.problem,
    judged,
    assignments: look.assignments,
    found,
    offersAlternatives: row.offersAlternatives,
    careless: await scaled,
  })
  const result = { ...describeSchedule(look), measures: before, broken, lifted, versions }
  await endScenario(orm, row, { state: 'done', result, scheduleId: look.schedule.id })
}

type Searches = Pick<SearchRun, 'seed' | 'start'> & {
  supposed: Problem
  senses: readonly (typeof senses)[number][]
  first: number
  step: number
}

/** All legal schedules on the way: first toward the best total, then from there toward each sense. */
async function search({ searcher }: ScenarioDependencies, watch: Watch, work: Searches): Promise<Roster[]> {
  const found: Roster[] = []
  const steps = work.senses.flatMap((sense) => leanings.map((factor) => ({ sense, factor })))
  const all = work.first + steps.length * work.step
  let spent = 0
  const run = async (problem: Problem, planned: number, from: Pick<SearchRun, 'start' | 'startRoster'>) => {
    const kept: Roster[] = []
    const { result, stop } = searcher.search(problem, {
      ...from,
      ...{ planned, deadline: steadyNow() + planned, seed: work.seed, disruption: changePrice },
      onProgress: ({ roster, isLegal }) => {
        if (roster && isLegal && kept.at(-1) !== roster) kept.push(roster)
      },
    })
    watch.onStop(stop)
    watch.expect(spent / all, (spent + planned) / all, planned)
    const { roster, isLegal } = await result
    spent += planned
    found.push(...kept.slice(-keptOfStep))
    if (roster && !isLegal && found.length === 0) found.push(roster)
    return roster
  }
  const best = await run(work.supposed, work.first, { start: work.start ?? [] })
  for (const sense of best ? work.senses : []) {
    let from = best!
    for (const factor of leanings) {
      if (watch.isCanceled()) return found
      from = (await run(leanToward(work.supposed, sense, factor), work.step, { startRoster: from })) ?? from
    }
  }
  return found
}

/** Milliseconds between reports. */
const reportEvery = 500

type Watch = ReturnType<typeof watchScenario>

/** Reports how far it is, and learns the same way whether someone wants it to stop. */
function watchScenario({ orm, log }: ScenarioDependencies, row: ScenarioRow, job: JobTry) {
  let isCanceled = row.cancelRequested
  let stopSearch = () => {}
  let leg = { from: 0, to: 0, begin: steadyNow(), planned: 1 }
  let isReporting = false
  const stop = () => stopSearch()
  const report = async () => {
    if (isReporting || isCanceled) return
    isReporting = true
    const part = Math.min(1, (steadyNow() - leg.begin) / leg.planned)
    try {
      // Measuring takes the last percent.
      if (await reportScenario(orm, row, Math.floor(99 * (leg.from + part * (leg.to - leg.from))))) return
      isCanceled = true
      stop()
    } catch (error) {
      log.warn({ scenarioId: row.id, error: describeError(error) }, 'Could not send the progress.')
    } finally {
      isReporting = false
    }
  }
  const timer = setInterval(report, reportEvery)
  job.signal.addEventListener('abort', stop, { once: true })
  return {
    isCanceled: () => isCanceled || job.signal.aborted,
    /** The process is shutting down: another one starts over. */
    throwIfAborted: () => job.signal.throwIfAborted(),
    onStop: (end: () => void) => {
      stopSearch = end
      if (isCanceled || job.signal.aborted) end()
    },
    expect: (from: number, to: number, planned: number) => {
      leg = { from, to, planned, begin: steadyNow() }
    },
    stop: () => clearInterval(timer),
  }
}
