/** The job that generates a month's schedule: gathers, searches on two threads, checks on a third, and saves. */
import type { Assignment } from '../../engine/model.ts'
import { plural } from '../../engine/text/plural.ts'
import { MalformedProblemError, validateProblem } from '../../engine/validate-problem.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import type { Log } from '../platform/log.ts'
import type { Searcher, SearchState } from '../platform/search/searcher.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { type Gathered, gatherProblem } from '../schedules/problem/gather-problem.ts'
import { describeForLog, describeMalformed } from '../schedules/problem/malformed.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'
import { untilUnchanged } from '../shift-changes/changed-meanwhile.ts'
import { claimGeneration, endFollowers, endGeneration, type GenerationRow } from './generations.store.ts'
import { optionsOf, readKeptShifts } from './kept-shifts.ts'
import { saveResult } from './save-result.ts'
import { readStart } from './start-roster.ts'
import { type Watch, watchProgress } from './watch-progress.ts'
import { inputChoicesOf, writableResult } from './writable-result.ts'

export type GenerationDependencies = {
  orm: Orm
  queue: Queue
  advisor: Advisor
  searcher: Searcher
  log: Log
  now: () => Date
}
type JobTry = { signal: AbortSignal; isLastTry: boolean }

/** Share of the time for checking, explaining, and saving, with a minimum and maximum in milliseconds. */
const finishing = { part: 0.2, least: 400, most: 2500 }
/** A search that continues from a draft gets this multiple of the group's time limit. */
const longer = 2

/** Ends with a saved draft, a sentence why there is none, or an error, after which the job is retried. */
export async function runGeneration(deps: GenerationDependencies, id: number, job: JobTry): Promise<void> {
  const generation = await claimGeneration(deps.orm, id)
  if (!generation) return
  try {
    await makeSchedule(deps, generation, job)
  } catch (error) {
    const sentence = sentenceOf(error, job)
    if (sentence === undefined) throw error
    deps.log.error({ generationId: id, error: describeForLog(error) }, 'We couldn’t generate a schedule.')
    await deps.orm.transaction(async (tx) => {
      await endGeneration(tx, id, {
        state: 'failed',
        scheduleId: null,
        error: sentence,
        progress: { ...generation.progress, phase: 'finished' },
      })
      await endFollowers(tx, id, { state: 'failed', error: 'We couldn’t generate the month before it.' })
    })
  }
}

/** What the requestor reads; undefined while another attempt may succeed. */
function sentenceOf(error: unknown, job: JobTry): string | undefined {
  if (error instanceof MalformedProblemError) return describeMalformed(error, 'generate this month')
  if (error instanceof CannotPlan) return error.message
  return job.isLastTry ? failedOnOurSide : undefined
}

async function makeSchedule(deps: GenerationDependencies, generation: GenerationRow, job: JobTry): Promise<void> {
  const { orm } = deps
  const begin = steadyNow()
  const month = { month: generation.month, year: generation.year }
  const inputs = await readInputs(orm, generation.groupId, month, inputChoicesOf(generation))
  const budget = inputs.settings.solverSeconds * 1000 * (generation.continues === null ? 1 : longer)
  const watch = watchProgress(deps, generation, { begin, budget })
  try {
    await watch.enter('reading')
    const today = localMoment(deps.now(), inputs.settings.timeZone).date
    const kept = await readKeptShifts(orm, generation.groupId, month, { ...generation, today })
    const gathered = await gatherProblem(inputs, optionsOf(kept))
    validateProblem(gathered.problem)
    await watch.enter('searching')
    const planned = budget - Math.min(finishing.most, Math.max(finishing.least, budget * finishing.part))
    const priced = deps.advisor.ask('priceCareless', gathered.problem, { milliseconds: planned })
    // The first search to fail is the failure that counts.
    priced.then(watch.setCareless, () => {})
    const start = await readStart(orm, generation, gathered.problem)
    const work = { generation, job, watch, deadline: begin + planned, planned, start, searcher: deps.searcher }
    const found = await onlyOnce(job, search(gathered, work))
    const { roster, cost } = found
    if (!roster) {
      if (!watch.hear.cancelled) throw new CannotPlan(describeTooLarge(inputs.settings.solverSeconds))
      await endWithoutSchedule(deps.orm, generation, watch)
      return
    }
    await watch.enter('checking')
    const conclude = async () =>
      deps.advisor.ask('conclude', gathered.problem, {
        roster,
        cost,
        carelessCost: await priced,
        milliseconds: Math.max(1, begin + budget - steadyNow()),
      })
    const concluded = await onlyOnce(job, conclude())
    watch.stop()
    const result = { gathered, kept, found, concluded }
    // Someone may leave the group meanwhile: their shifts are open in it.
    await untilUnchanged(async () => {
      const { people, result: current } = await writableResult(deps, generation, result)
      await saveResult(deps, { ...current, people, generation, watch, begin })
    })
  } finally {
    watch.stop()
  }
}

/** A failure that a retry would repeat: it is reported right away. */
class CannotPlan extends Error {}

const failedOnOurSide = 'We couldn’t generate this month, and we logged why. If it keeps happening, contact support.'

/** The same month in the same threads fails the same way; only a process that is shutting down leaves it to another. */
async function onlyOnce<Result>(job: JobTry, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (job.signal.aborted) throw error
    throw new CannotPlan(failedOnOurSide, {
      cause: error,
    })
  }
}

function describeTooLarge(seconds: number): string {
  return `We couldn’t generate this month in ${plural(seconds, 'second')}. Give it more time under Group Settings, Advanced.`
}

/** Someone stopped it before there was anything to keep. */
function endWithoutSchedule(orm: Orm, { id }: GenerationRow, watch: Watch): Promise<void> {
  watch.stop()
  return orm.transaction(async (tx) => {
    const progress = { ...watch.current(), phase: 'finished' as const }
    await endGeneration(tx, id, { state: 'cancelled', scheduleId: null, error: null, progress })
    await endFollowers(tx, id, { state: 'cancelled', error: null })
  })
}

type SearchWork = {
  generation: GenerationRow
  job: JobTry
  watch: Watch
  deadline: number
  planned: number
  start: Assignment[] | undefined
  searcher: Searcher
}

async function search(
  { problem }: Gathered,
  { generation, job, watch, searcher, ...work }: SearchWork,
): Promise<SearchState> {
  const { result, stop } = searcher.search(problem, {
    ...work,
    startsFromWeeks: true,
    seed: generation.id,
    onProgress: watch.take,
  })
  watch.hear.onCancel = stop
  if (watch.hear.cancelled) stop()
  job.signal.addEventListener('abort', stop, { once: true })
  const found = await result
  // The process is shutting down: another one, or this one after a restart, starts over.
  if (job.signal.aborted) throw new Error('The process is stopping.')
  return found
}
