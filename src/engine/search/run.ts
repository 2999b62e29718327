/**
 * A search against the clock, in slices: what one thread does. One thread begins with schedule R; the other proves the
 * bound and follows its prices (schedule D). Clock, stop flag and channel are the caller's, so that nothing here is a thread.
 */
import { type Bound, compileForBound, createBound } from '../bound/lagrangian.ts'
import { roundWeightsDown } from '../bound/whole-numbers.ts'
import { compileRowsUntil, heavyPrice, searchSize } from '../rows/compile-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { hasStiffSlots } from './schedule.ts'
import {
  advanceUntil,
  finishFirstRun,
  type Host,
  isOver,
  type PartOptions,
  proveUntil,
  type Run,
  report,
} from './slices.ts'
import { createSearch, type Search } from './solve.ts'

export type { Host, News, PartOptions } from './slices.ts'

/**
 * Share of the time that the bound has before schedule D begins, at most this long. More gives better prices and a higher
 * bound, and leaves less for the search. No run is on record that chose it.
 */
const boundShare = 0.25
const boundMilliseconds = 6000
const earlyMilliseconds = 1000
/**
 * The other thread looks for prices too when it has so much time, and its first answer within this share of it. Judged by
 * `npm run bench -- only=P45,P60,P100 seconds=30` (docs/benchmark.md).
 */
const leastForPrices = 20_000
const latestShare = 0.2

type MakeSearch = (schedule: 'R' | 'D', budget: number, guide?: Float64Array) => Search

/** How many row draws the time allows is found out on the way. */
const unknownBudget = Number.MAX_SAFE_INTEGER

export function runPart(board: Board, options: PartOptions, host: Host): void {
  const run: Run = {
    options,
    host,
    begin: host.now(),
    bound: Number.NEGATIVE_INFINITY,
    reported: Number.POSITIVE_INFINITY,
    lastNews: Number.NEGATIVE_INFINITY,
    iterations: 0,
    proposals: 0,
  }
  const compiled = compileRowsUntil(board, searchSize, heavyPrice(board), host.shouldStop)
  if (!compiled) {
    report(run, undefined, true)
    return
  }
  const make: MakeSearch = (schedule, budget, guide) =>
    createSearch(board, {
      ...options,
      schedule,
      guide,
      compiled,
      budget,
      bound: host.readBound(),
    })
  if (options.part === 'R') runWithoutBound(board, run, make)
  else runWithBound(board, run, make)
}

/** Where slots are stiff, schedule R falls behind D: when its first short run is soon over, D gets the rest of the time. */
function runWithoutBound(board: Board, run: Run, make: MakeSearch): void {
  const { options, host, begin } = run
  const { milliseconds } = options
  const search = make('R', unknownBudget)
  const canFollow = !options.start && milliseconds >= leastForPrices && hasStiffSlots(board)
  const isEnough = () => canFollow && search.hasAnswer() && host.now() - begin <= milliseconds * latestShare
  advanceUntil(run, search, undefined, begin + milliseconds, isEnough)
  const hasTime = () => !search.isDone() && !isOver(run, search)
  const quick = canFollow && hasTime() ? findQuickPrices(roundWeightsDown(board), run, search) : undefined
  if (quick && hasTime()) {
    followPrices(run, make, search, quick, undefined)
    return
  }
  finishFirstRun(run, search)
  report(run, search, true)
}

function runWithBound(board: Board, run: Run, make: MakeSearch): void {
  const { host } = run
  const { milliseconds } = run.options
  const early = make('R', board.people.length)
  advanceUntil(run, early, undefined, host.now() + Math.min(earlyMilliseconds, milliseconds * 0.1))
  report(run, early, false)
  const bound = findPrices(board, run, early)
  if (!bound || isOver(run, early)) {
    report(run, early, true)
    return
  }
  followPrices(run, make, early, bound, bound)
}

/** Ends a run with schedule D; a bound that is given as `beside` is raised meanwhile. */
function followPrices(run: Run, make: MakeSearch, early: Search, prices: Bound, beside: Bound | undefined): void {
  report(run, early, false)
  run.iterations += early.report().iterations
  run.proposals += early.report().proposals
  const search = make('D', unknownBudget, prices.duals().prices)
  advanceUntil(run, search, beside, run.begin + run.options.milliseconds)
  report(run, search, true)
}

/** Small graphs find good prices quickly; the large ones, with all counters inside, then raise the bound from there. */
function findPrices(given: Board, run: Run, early: Search): Bound | undefined {
  const board = roundWeightsDown(given)
  const { host } = run
  const begin = host.now()
  const time = timeForPrices(run)
  const quick = findQuickPrices(board, run, early)
  const large = quick && !isOver(run, early) && compileForBound(board, host.shouldStop)
  const bound = large ? createBound(board, large, quick.duals()) : quick
  if (bound) proveUntil(run, early, bound, begin + time)
  return bound
}

function findQuickPrices(board: Board, run: Run, early: Search): Bound | undefined {
  const { host } = run
  const end = host.now() + timeForPrices(run) / 2
  const small = compileRowsUntil(board, searchSize, 0, host.shouldStop)
  const quick = small && createBound(board, small)
  if (quick) proveUntil(run, early, quick, end)
  return quick
}

function timeForPrices({ options }: Run): number {
  return Math.min(boundMilliseconds, options.milliseconds * boundShare)
}
