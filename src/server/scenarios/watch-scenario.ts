/** Watches a scenario's job: reports how far it is, and ends its searches when someone wants it to stop. */
import type { Orm } from '../platform/db/database.ts'
import { describeError, type Log } from '../platform/log.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { reportScenario, type ScenarioRow } from './scenarios.store.ts'

export type JobTry = { signal: AbortSignal; isLastTry: boolean }

/** Milliseconds between reports. */
const reportEvery = 500

export type Watch = ReturnType<typeof watchScenario>

/** Reports how far it is, and learns the same way whether someone wants it to stop. */
export function watchScenario({ orm, log }: { orm: Orm; log: Log }, row: ScenarioRow, job: JobTry) {
  let isCanceled = row.cancelRequested
  const running = new Set<() => void>()
  let leg = { from: 0, to: 0, begin: steadyNow(), planned: 1 }
  let isReporting = false
  const stop = () => {
    for (const end of running) end()
  }
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
    /** Ends a search that is running when it should stop. */
    whileRunning: async <Result>(end: () => void, result: Promise<Result>) => {
      running.add(end)
      if (isCanceled || job.signal.aborted) end()
      return result.finally(() => running.delete(end))
    },
    expect: (from: number, to: number, planned: number) => {
      leg = { from, to, planned, begin: steadyNow() }
    },
    stop: () => clearInterval(timer),
  }
}
