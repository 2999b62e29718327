/**
 * A search against the clock, in slices: the work of one thread. One thread starts with schedule R; the other proves the
 * bound and follows its prices (schedule D). The caller provides the clock, stop flag, and channel, so nothing here is a thread.
 */
import { dive } from '../bound/dive.ts'
import type { Bound } from '../bound/lagrangian.ts'
import { roundWeightsDown } from '../bound/whole-numbers.ts'
import { createRandom, draw } from '../random.ts'
import { type CompiledRows, compileRows, heavyPrice, searchSize } from '../rows/compile-rows.ts'
import { hasNorm } from '../rows/narrow-rows.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { createLook, untilStopped } from '../stopping.ts'
import { canBranch, findPrices, findQuickPrices } from './prices.ts'
import { runByNorm } from './run-by-norm.ts'
import { hasStiffSlots } from './schedule.ts'
import {
  advanceUntil,
  endOfSearch,
  finish,
  finishFirstRun,
  type Host,
  isOver,
  mustEnd,
  type PartOptions,
  type Run,
  report,
  unknownBudget,
} from './slices.ts'
import { createSearch, type Search } from './solve.ts'

export type { Host, News, PartOptions } from './slices.ts'

const earlyMilliseconds = 1000
/**
 * The other thread looks for prices too when it has so much time, and its first answer within this share of it. Judged by
 * `npm run bench -- only=P45,P60,P100 seconds=30` (docs/benchmark.md).
 */
const leastForPrices = 20_000
const latestShare = 0.2

/** Share of the time for dives on a small board; all but the first waver by so much. */
const shareOfDives = 0.1
const wavering = 0.1

type MakeSearch = (schedule: 'R' | 'D', budget: number, guide?: Float64Array, start?: Roster) => Search

export function runPart(board: Board, options: PartOptions, host: Host): void {
  const run: Run = {
    options,
    host,
    look: createLook(() => mustEnd(host)),
    begin: host.now(),
    bound: Number.NEGATIVE_INFINITY,
    reported: Number.POSITIVE_INFINITY,
    lastNews: Number.NEGATIVE_INFINITY,
    iterations: 0,
    proposals: 0,
  }
  const isWhole = untilStopped(() => {
    if (hasNorm(board)) runByNorm(board, run)
    else runAmongAll(board, run)
    return true
  })
  // What was found until then has been reported.
  if (!isWhole) report(run, undefined, true)
}

function runAmongAll(board: Board, run: Run): void {
  const { options, host, look } = run
  const compiled = compileRows(board, searchSize, heavyPrice(board), look)
  const make: MakeSearch = (schedule, budget, guide, start = options.start) =>
    createSearch(board, {
      ...options,
      start,
      schedule,
      guide,
      compiled,
      look,
      budget,
      bound: host.readBound(),
    })
  if (options.part === 'R') runWithoutBound(board, run, make)
  else runWithBound(board, run, make, compiled)
}

/** Where slots are stiff, schedule R falls behind D: when its first short run is soon over, D gets the rest of the time. */
function runWithoutBound(board: Board, run: Run, make: MakeSearch): void {
  const { options, host, begin } = run
  const { milliseconds } = options
  const search = make('R', unknownBudget)
  const canFollow = !options.start && milliseconds >= leastForPrices && hasStiffSlots(board)
  const isEnough = () => canFollow && search.hasAnswer() && host.now() - begin <= milliseconds * latestShare
  advanceUntil(run, search, undefined, endOfSearch(run), isEnough)
  const hasTime = () => !search.isDone() && !isOver(run, search)
  const quick = canFollow && hasTime() ? findQuickPrices(roundWeightsDown(board), run, search) : undefined
  if (quick && hasTime()) {
    followPrices(run, make, search, quick, undefined)
    return
  }
  finishFirstRun(run, search)
  finish(run, search)
}

function runWithBound(board: Board, run: Run, make: MakeSearch, compiled: CompiledRows): void {
  const { host } = run
  const { milliseconds } = run.options
  const early = make('R', board.people.length)
  advanceUntil(run, early, undefined, host.now() + Math.min(earlyMilliseconds, milliseconds * 0.1))
  report(run, early, false)
  const bound = findPrices(board, run, early)
  const canDive = !run.options.start && canBranch(compiled) && !isOver(run, early)
  const dived = canDive ? diveForRoster(board, run, make, compiled, early, bound) : early
  if (isOver(run, dived)) {
    finish(run, dived)
    return
  }
  followPrices(run, make, early, bound, bound)
}

/** The best of several dives, settled; the given search where none is better. */
function diveForRoster(
  board: Board,
  run: Run,
  make: MakeSearch,
  compiled: CompiledRows,
  early: Search,
  bound: Bound,
): Search {
  const { host, options, look } = run
  const end = host.now() + options.milliseconds * shareOfDives
  const random = createRandom(options.seed)
  let best = early
  for (let dives = 0; host.now() < end && !isOver(run, best); dives++) {
    const root = { duals: bound.duals(), upper: Math.min(host.readBest(), best.bestCost()) }
    const waver = dives === 0 ? () => 0 : () => wavering * draw(random)
    const { roster } = dive(board, compiled, root, waver, () => host.now() >= end || isOver(run, best), look)
    if (!roster) continue
    const search = make('R', 1, undefined, roster)
    search.settle(() => mustEnd(host))
    report(run, search, false)
    if (search.bestCost() < best.bestCost()) best = search
  }
  return best
}

/** Ends a run with schedule D; a bound that is given as `beside` is raised meanwhile. */
function followPrices(run: Run, make: MakeSearch, early: Search, prices: Bound, beside: Bound | undefined): void {
  report(run, early, false)
  run.iterations += early.report().iterations
  run.proposals += early.report().proposals
  const search = make('D', unknownBudget, prices.duals().prices)
  advanceUntil(run, search, beside, endOfSearch(run))
  finish(run, search)
}
