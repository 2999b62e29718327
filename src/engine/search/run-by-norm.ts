/**
 * A search on a board with norms, such as weeks of seven days in one role: first among the rows that keep to them, then
 * among all rows, from the best that was found. The first part is where a month gets its shape; the second bends it.
 */
import type { Bound } from '../bound/lagrangian.ts'
import { type CompiledRows, compileRowsUntil, heavyPrice, searchSize } from '../rows/compile-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { findPrices, findPricesOf } from './prices.ts'
import { normSchedule } from './schedule.ts'
import { advanceUntil, finishFirstRun, isOver, type Run, tell, unknownBudget } from './slices.ts'
import { createSearch, type Search, type SearchOptions } from './solve.ts'

/** Share of the time after which all rows are looked at. */
const shareOfNorm = 0.6
const earlyMilliseconds = 1000

export function runByNorm(board: Board, run: Run, narrow: CompiledRows): void {
  const { options, host, begin } = run
  const make = (special: Partial<SearchOptions>): Search =>
    createSearch(board, {
      ...options,
      schedule: 'R',
      budget: unknownBudget,
      compiled: narrow,
      bound: host.readBound(),
      tuning: normSchedule(board),
      ...special,
    })
  const { search: first, bound } =
    options.part === 'R' ? { search: make({}), bound: undefined } : guided(board, run, narrow, make)
  advanceUntil(run, first, bound, begin + options.milliseconds * shareOfNorm)
  finishFirstRun(run, first)
  tell(run, first, false)
  const compiled = isOver(run, first)
    ? undefined
    : compileRowsUntil(board, searchSize, heavyPrice(board), host.shouldStop)
  if (!compiled) {
    tell(run, first, true)
    return
  }
  countIn(run, first)
  const second = make({ compiled, start: first.report().best, tuning: undefined })
  advanceUntil(run, second, bound, begin + options.milliseconds)
  tell(run, second, true)
}

/** The thread that proves the bound does so first; then it follows prices of its own kind of rows. */
function guided(
  board: Board,
  run: Run,
  narrow: CompiledRows,
  make: (special: Partial<SearchOptions>) => Search,
): { search: Search; bound: Bound | undefined } {
  const { host, options } = run
  const early = make({ budget: board.people.length })
  advanceUntil(run, early, undefined, host.now() + Math.min(earlyMilliseconds, options.milliseconds * 0.1))
  tell(run, early, false)
  const bound = findPrices(board, run, early)
  if (!bound || isOver(run, early)) return { search: early, bound }
  countIn(run, early)
  return { search: make({ schedule: 'D', guide: findPricesOf(board, narrow, run) }), bound }
}

/** What a search has done counts on when the next one takes over. */
function countIn(run: Run, search: Search): void {
  const { iterations, proposals } = search.report()
  run.iterations += iterations
  run.proposals += proposals
}
