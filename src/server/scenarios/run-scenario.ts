/** The job that computes a scenario: searches on the threads that generate schedules, and measures on the advisor's. */
import type { Roster } from '../../engine/shapes/limit.ts'
import { carriedAssignments } from '../../engine/supposition.ts'
import { MalformedProblemError, validateProblem } from '../../engine/validate-problem.ts'
import { mostOffered } from '../../engine/versions/choose-versions.ts'
import { sensesOf } from '../../engine/versions/lean.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import type { Searcher } from '../platform/search/searcher.ts'
import { describeForLog, describeMalformed } from '../schedules/problem/malformed.ts'
import { CannotSuppose } from '../what-if/suppositions.ts'
import { describeSchedule, lookAtMonth, supposeAll } from './look-at-month.ts'
import { claimScenario, endScenario, type ScenarioRow } from './scenarios.store.ts'
import { searchVersions } from './search-versions.ts'
import { type JobTry, type Watch, watchScenario } from './watch-scenario.ts'

export type ScenarioDependencies = { orm: Orm; advisor: Advisor; searcher: Searcher; log: Log; now: () => Date }

/** Milliseconds of the search from the current schedule, alone or before steps toward each sense, and of such a step; less if the group wants less. */
const longest = { alone: 8000, first: 4000, step: 1300 }
/** Milliseconds for the other end of the scale; alternatives need it: without a scale, nothing is known to be near. */
const forScale = { alone: 6000, alternatives: 120_000 }

/** Ends with a result, a sentence why there is none, or an error, after which the job is retried. */
export async function runScenario(deps: ScenarioDependencies, id: number, job: JobTry): Promise<void> {
  const row = await claimScenario(deps.orm, id)
  if (!row) return
  const watch = watchScenario(deps, row, job)
  try {
    await compute(deps, row, watch)
  } catch (error) {
    if (job.signal.aborted) throw error
    const sentence = sentenceOf(error, job)
    if (sentence === undefined) throw error
    deps.log.warn({ scenarioId: id, error: describeForLog(error) }, 'A scenario could not be computed.')
    await endScenario(deps.orm, row, { state: 'failed', error: sentence })
  } finally {
    watch.stop()
  }
}

/** What the requestor reads; undefined while another attempt may succeed. */
function sentenceOf(error: unknown, job: JobTry): string | undefined {
  if (error instanceof MalformedProblemError) return describeMalformed(error, 'run this scenario')
  if (error instanceof CannotSuppose) return error.message
  return job.isLastTry ? 'Something went wrong on our side. We logged it; please try again.' : undefined
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
  let offered: { count: number; answer: ReturnType<typeof ask> } | undefined
  const ask = async (found: Roster[]) =>
    advisor.ask('offerVersions', supposed, {
      present: look.judged.gathered.problem,
      judged,
      assignments: look.assignments,
      found,
      offersAlternatives: row.offersAlternatives,
      canStay: row.changes.length === 0,
      careless: await scaled,
    })
  /** Once for the same schedules. */
  const offer = (found: Roster[]) => {
    if (offered?.count !== found.length) offered = { count: found.length, answer: ask(found) }
    return offered.answer
  }
  const found = await searchVersions(deps.searcher, watch, {
    supposed,
    seed: row.id,
    first: Math.min(row.offersAlternatives ? longest.first : longest.alone, limit),
    step: Math.min(longest.step, limit / 2),
    senses: row.offersAlternatives ? sensesOf(supposed) : [],
    start: carriedAssignments(look.assignments, supposed),
    isEnough: async (until) => (await offer(until)).versions.length >= mostOffered,
  })
  watch.throwIfAborted()
  if (watch.isCanceled()) return endScenario(orm, row, { state: 'cancelled' })
  if (found.length === 0)
    throw new CannotSuppose(
      'We couldn’t find a schedule for this in your group’s search time. Increase it under Group Settings, Advanced.',
    )
  const { before, broken, lifted, versions } = await offer(found)
  const result = { ...describeSchedule(look), measures: before, broken, lifted, versions }
  await endScenario(orm, row, { state: 'done', result, scheduleId: look.schedule.id })
}
