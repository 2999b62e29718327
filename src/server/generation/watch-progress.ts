/** Reports the progress of a generation, and learns whether someone wants it to stop. */
import type { GenerationProgress } from '../../contract/generation.ts'
import { pointsOf100 } from '../../engine/search/careless.ts'
import type { Orm } from '../platform/db/database.ts'
import { describeError, type Log } from '../platform/log.ts'
import type { SearchState } from '../platform/search/searcher.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { type GenerationRow, nothingYet, reportProgress } from './generations.store.ts'

/** Milliseconds between reports. */
const reportEvery = 250

export type Watch = ReturnType<typeof watchProgress>

/** Reports several times a second, and learns the same way whether someone wants it to stop. */
export function watchProgress(
  deps: { orm: Orm; log: Log },
  generation: GenerationRow,
  { begin, budget }: { begin: number; budget: number },
) {
  const progress: GenerationProgress = { ...nothingYet, budget }
  const hear = { cancelled: false, onCancel: () => {} }
  let isReporting = false
  let careless: number | null = null
  const report = async () => {
    if (isReporting) return
    isReporting = true
    try {
      const goesOn = await reportProgress(deps.orm, generation, { ...progress, elapsed: steadyNow() - begin })
      if (goesOn || hear.cancelled) return
      hear.cancelled = true
      hear.onCancel()
    } catch (error) {
      deps.log.warn({ generationId: generation.id, error: describeError(error) }, 'Could not send the progress.')
    } finally {
      isReporting = false
    }
  }
  const timer = setInterval(report, reportEvery)
  return {
    hear,
    enter: (phase: GenerationProgress['phase']) => {
      progress.phase = phase
      return report()
    },
    /** The other end of the scale. The search doesn't wait for it. */
    setCareless: (cost: number | null) => {
      careless = cost
    },
    take: ({ roster, cost, bound, openShifts, scores }: SearchState) => {
      if (!roster || careless === null) return
      progress.score = pointsOf100(cost, careless)
      // A bound of zero says nothing: no schedule costs less.
      progress.bestPossible = bound > 0 ? pointsOf100(bound, careless) : null
      progress.openShifts = openShifts
      progress.scores = scores ?? progress.scores
    },
    current: (): GenerationProgress => ({ ...progress, elapsed: steadyNow() - begin }),
    stop: () => clearInterval(timer),
  }
}
