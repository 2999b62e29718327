/** The prices of the bound, which a search with schedule D follows. */
import { type Bound, compileForBound, createBound } from '../bound/lagrangian.ts'
import { roundWeightsDown } from '../bound/whole-numbers.ts'
import { type CompiledRows, compileRows, searchSize } from '../rows/compile-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { isOver, proveUntil, type Run } from './slices.ts'
import type { Search } from './solve.ts'

/**
 * Share of the time that the bound has before schedule D begins, at most this long. More gives better prices and a higher
 * bound, and leaves less for the search. No run is on record that chose it.
 */
const boundShare = 0.25
const boundMilliseconds = 6000
/** What prices of narrow rows get of it: they are few, so that prices settle soon. */
const shareOfNarrow = 0.4

/** Small graphs find good prices quickly; the large ones, with all counters inside, then raise the bound from there. */
export function findPrices(given: Board, run: Run, early: Search): Bound {
  const board = roundWeightsDown(given)
  const { host } = run
  const begin = host.now()
  const time = timeForPrices(run)
  const quick = findQuickPrices(board, run, early)
  if (isOver(run, early)) return quick
  const bound = createBound(board, compileForBound(board, run.look), quick.duals())
  proveUntil(run, early, bound, begin + time)
  return bound
}

export function findQuickPrices(board: Board, run: Run, early: Search): Bound {
  const end = run.host.now() + timeForPrices(run) / 2
  const quick = createBound(board, compileRows(board, searchSize, 0, run.look))
  proveUntil(run, early, quick, end)
  return quick
}

function timeForPrices({ options }: Run): number {
  return Math.min(boundMilliseconds, options.milliseconds * boundShare)
}

/** Prices of slots for rows that keep to the norm. They prove nothing of the board, which has other rows. */
export function findPricesOf(given: Board, narrow: CompiledRows, run: Run): Float64Array {
  const { host } = run
  const bound = createBound(roundWeightsDown(given), narrow)
  const end = host.now() + timeForPrices(run) * shareOfNarrow
  while (host.now() < end && !bound.isDone() && !host.shouldStop()) bound.advance(1, run.look)
  return bound.duals().prices
}
