/**
 * A search on a board with norms, such as 7-day weeks in one role: first among the rows that meet them, then among all
 * rows, from the best found. The first part gives a month its shape; the second adjusts it.
 */
import type { Bound } from '../bound/lagrangian.ts'
import { type CompiledRows, compileRows, heavyPrice, searchSize } from '../rows/compile-rows.ts'
import { compileNarrowRows } from '../rows/narrow-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { fillCarelessly } from './careless.ts'
import { findPrices } from './prices.ts'
import { planNarrowRun } from './schedule.ts'
import {
  advanceUntil,
  endOfSearch,
  finish,
  finishFirstRun,
  isOver,
  type Run,
  report,
  reportRoster,
  unknownBudget,
} from './slices.ts'
import { createSearch, type Search, type SearchOptions } from './solve.ts'

/** Share of the time after which all rows are looked at; 0.6 and 0.7 sign the same months (`npm run bench -- signature`). */
const shareOfNorm = 0.65
/**
 * What the thread that proves the bound has for a first roster and for the bound, which goes on beside the search. With 1000 and
 * a quarter, and narrow rows that followed prices of their own, it ended an eighth above: five groups, 10 s of processor time.
 */
const earlyMilliseconds = 500
const shareOfBound = 0.1

export function runByNorm(board: Board, run: Run): void {
  if (run.options.start) {
    runFromStart(board, run)
    return
  }
  if (run.options.part === 'D') {
    runWithBound(board, run)
    return
  }
  const compiled = compileNarrowRows(board, searchSize, run.look)
  runBoth(board, run, makeSearch(board, run, { compiled, tuning: planNarrowRun(board) }))
}

/** A roster that already has its shape is only adjusted. */
function runFromStart(board: Board, run: Run): void {
  const compiled = compileRows(board, searchSize, heavyPrice(board), run.look)
  const search = makeSearch(board, run, { compiled })
  report(run, search, false)
  const bound = run.options.part === 'D' ? findPrices(board, run, search) : undefined
  advanceUntil(run, search, bound, endOfSearch(run))
  finish(run, search)
}

/**
 * The thread that proves the bound begins with a month that is only full, which takes a third of a second, and improves it among
 * all rows; then it does as the other, from another seed.
 */
function runWithBound(board: Board, run: Run): void {
  const { host, options } = run
  const full = fillCarelessly(board, run.look)
  if (full) reportRoster(run, board, full)
  const compiled = compileRows(board, searchSize, heavyPrice(board), run.look)
  const early = makeSearch(board, run, { compiled, start: full, budget: board.people.length })
  advanceUntil(run, early, undefined, host.now() + Math.min(earlyMilliseconds, options.milliseconds * 0.1))
  report(run, early, false)
  const bound = findPrices(board, run, early, shareOfBound)
  if (isOver(run, early)) {
    finish(run, early)
    return
  }
  const narrow = compileNarrowRows(board, searchSize, run.look)
  countIn(run, early)
  const first = makeSearch(board, run, { compiled: narrow, tuning: planNarrowRun(board) })
  runBoth(board, run, first, bound, compiled)
}

/** Ends `first`, which looks at narrow rows, and goes on from there among all rows. */
function runBoth(board: Board, run: Run, first: Search, bound?: Bound, known?: CompiledRows): void {
  const { options, begin } = run
  advanceUntil(run, first, bound, begin + options.milliseconds * shareOfNorm)
  finishFirstRun(run, first)
  report(run, first, false)
  if (isOver(run, first)) {
    finish(run, first)
    return
  }
  const compiled = known ?? compileRows(board, searchSize, heavyPrice(board), run.look)
  countIn(run, first)
  const second = makeSearch(board, run, { compiled, start: first.report().best })
  advanceUntil(run, second, bound, endOfSearch(run))
  finish(run, second)
}

function makeSearch(board: Board, { options, host, look }: Run, special: Partial<SearchOptions>): Search {
  const usual = { ...options, look, schedule: 'R' as const, budget: unknownBudget, bound: host.readBound() }
  return createSearch(board, { ...usual, ...special })
}

/** A search's progress continues in the next one. */
function countIn(run: Run, search: Search): void {
  const { iterations, proposals } = search.report()
  run.iterations += iterations
  run.proposals += proposals
}
