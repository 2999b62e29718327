/** The prices of the bound, which a search with schedule D follows. */
import { createBranching } from '../bound/branch.ts'
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
/** Branching and dives pay where a step over all graphs takes less than a millisecond. */
const largestToBranch = 50_000

/**
 * Small graphs find good prices quickly; the large ones, with more counters inside, then raise the bound from there. Where the
 * small ones hold every counter, the first bound continues.
 */
export function findPrices(given: Board, run: Run, early: Search, share = boundShare): Bound {
  const board = roundWeightsDown(given)
  const { host } = run
  const begin = host.now()
  const time = timeForPrices(run, share)
  const small = compileRows(board, searchSize, 0, run.look)
  const quick = createBound(board, small)
  proveUntil(run, early, quick, begin + time / 2)
  if (isOver(run, early)) return quick
  const isExact = holdsAllCounters(small)
  const bound = isExact ? quick : createBound(board, compileForBound(board, run.look), quick.duals())
  proveUntil(run, early, bound, begin + time)
  if (!canBranch(small) || !bound.isDone() || isOver(run, early)) return bound
  const branching = createBranching(board, small, bound.duals())
  proveUntil(run, early, branching, begin + time)
  return branching
}

export function findQuickPrices(board: Board, run: Run, early: Search): Bound {
  const end = run.host.now() + timeForPrices(run, boundShare) / 2
  const quick = createBound(board, compileRows(board, searchSize, 0, run.look))
  proveUntil(run, early, quick, end)
  return quick
}

function timeForPrices({ options }: Run, share: number): number {
  return Math.min(boundMilliseconds, options.milliseconds * share)
}

export function canBranch(rows: CompiledRows): boolean {
  return holdsAllCounters(rows) && rows.people.reduce((sum, { graph }) => sum + graph.arcs, 0) <= largestToBranch
}

function holdsAllCounters({ people }: CompiledRows): boolean {
  return people.every(({ isOutside }) => isOutside.every((outside) => outside === 0))
}
