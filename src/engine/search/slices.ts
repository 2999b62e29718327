/** The slices of a search against the clock: after each, a thread checks the time, the flag, and the other threads' best. */
import type { Bound } from '../bound/lagrangian.ts'
import { recount } from '../shapes/check.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import type { Look } from '../stopping.ts'
import type { Search, SearchProgress } from './solve.ts'

export type PartOptions = {
  part: 'R' | 'D'
  seed: number
  milliseconds: number
  start?: Roster
  disruption?: number
}

export type Host = {
  /** Milliseconds, from any starting point. */
  now: () => number
  shouldStop: () => boolean
  /**
   * The hard deadline: whatever is running ends right there, with what it has. Without it, only a stop does
   * that. A busy machine may give a search longer; a large month may not take longer by itself.
   */
  isOverdue?: () => boolean
  onNews: (news: News) => void
  /** The best cost that another thread has found, and the best bound; Infinity and -Infinity when there is none. */
  readBest: () => number
  readBound: () => number
}

export type News = {
  part: 'R' | 'D'
  isDone: boolean
  /** Present if it is better than in the previous report. */
  best?: Roster
  cost: number
  isLegal: boolean
  changed: number
  openSlots: number
  bound: number
  iterations: number
  proposals: number
}

export type Run = {
  /** Ends work that can't be sliced. */
  look: Look
  options: PartOptions
  host: Host
  begin: number
  bound: number
  reported: number
  lastNews: number
  iterations: number
  proposals: number
}

/** How many row draws the time allows is found out on the way. */
export const unknownBudget = Number.MAX_SAFE_INTEGER

/** A stop must be seen within 50 ms. */
const sliceMilliseconds = 15
const newsMilliseconds = 200
/** Row draws in a slice, at most. */
const longestSlice = 200
/** Parts of a slice: between two of them, a thread makes room for calls that wait. */
const partsOfSlice = 8
/** Share of the time for the bound during a search: a tighter proof versus a better roster. Not chosen by a recorded run. */
const boundBeside = 0.15
/** What a busy machine may add to a search without a fair roster: its time again, and at least this. */
const leastGrace = 10_000

/**
 * Advances a search until `end`, aiming its schedule at that time, or until it `isEnough`; a bound that is given has its
 * share of the slices.
 */
export function advanceUntil(
  run: Run,
  search: Search,
  bound: Bound | undefined,
  end: number,
  isEnough = () => false,
): void {
  const { host } = run
  const begin = host.now()
  let done = 0
  let searching = 0
  let perSlice = 1
  while (host.now() < end && !search.isDone() && !isEnough() && !isOver(run, search)) {
    const sliceBegin = host.now()
    done += advanceSlice(host, search, perSlice)
    const spent = Math.max(host.now() - sliceBegin, 0.01)
    searching += spent
    perSlice = Math.max(1, Math.min(perSlice * 2, longestSlice, Math.round((perSlice * sliceMilliseconds) / spent)))
    if (bound && !bound.isDone()) advanceBound(run, bound, host.now() + spent * boundBeside)
    const share = searching / Math.max(0.01, host.now() - begin)
    search.retarget(Math.max(1, Math.round(done + (done / searching) * share * (end - host.now()))))
    if (host.now() - run.lastNews > newsMilliseconds) report(run, search, false)
  }
}

function advanceSlice(host: Host, search: Search, steps: number): number {
  const part = Math.ceil(steps / partsOfSlice)
  let done = search.advance(part)
  while (done < steps && !search.isDone() && !host.shouldStop()) done += search.advance(Math.min(part, steps - done))
  return done
}

/** Stopped, or late for good. */
export function mustEnd(host: Host): boolean {
  return host.shouldStop() || host.isOverdue?.() === true
}

export function proveUntil(run: Run, early: Search, bound: Bound, end: number): void {
  const { host } = run
  while (host.now() < end && !bound.isDone() && !isOver(run, early)) {
    advanceBound(run, bound, host.now() + sliceMilliseconds)
    if (host.now() - run.lastNews > newsMilliseconds) report(run, early, false)
  }
}

export function isOver(run: Run, search: Search): boolean {
  const isLate = run.host.now() - run.begin >= run.options.milliseconds
  return run.host.shouldStop() || isLate || isProven(run, search)
}

/** The best of both threads is proven optimal. */
function isProven(run: Run, search: Search): boolean {
  const bound = Math.max(run.bound, run.host.readBound())
  search.setBound(bound)
  return Math.min(search.bestCost(), run.host.readBest()) <= bound + 1e-6
}

/** On a very busy machine the time may be over before the first short run is: it ends late, not unfair. */
export function finishFirstRun(run: Run, search: Search): void {
  const { host, begin, options } = run
  const latest = begin + options.milliseconds + Math.max(options.milliseconds, leastGrace)
  search.hurry()
  while (!search.hasAnswer() && !mustEnd(host) && host.now() < latest && !isProven(run, search)) search.advance(1)
}

function advanceBound(run: Run, bound: Bound, end: number): void {
  const { host } = run
  bound.setUpper(Math.min(host.readBest(), run.reported))
  while (host.now() < end && !bound.isDone() && !host.shouldStop()) bound.advance(1, run.look)
  run.bound = Math.max(run.bound, bound.value())
}

/** Share of the time for settling what was found, and no more than this. */
const shareToSettle = 0.03
const longestToSettle = 1000

/** When a search ends, so there is time to settle. */
export function endOfSearch({ begin, options: { milliseconds } }: Run): number {
  return begin + milliseconds - Math.min(longestToSettle, milliseconds * shareToSettle)
}

/** The last report of a run. A stop gets the current best, at once. */
export function finish(run: Run, search: Search): void {
  search.settle(() => mustEnd(run.host))
  report(run, search, true)
}

const nothingYet: Told = {
  best: undefined,
  cost: Number.POSITIVE_INFINITY,
  recount: undefined,
  changed: 0,
  isLegal: false,
  iterations: 0,
  proposals: 0,
}

/** Without a search when the run was stopped before there was one. */
export function report(run: Run, search: Search | undefined, isDone: boolean): void {
  tell(run, search?.report() ?? nothingYet, search?.bestCost() ?? Number.POSITIVE_INFINITY, isDone)
}

/** A roster from before the search. */
export function reportRoster(run: Run, board: Board, roster: Roster): void {
  const counted = recount(board, roster)
  const { cost, hard } = counted
  tell(run, { ...nothingYet, best: roster, cost, recount: counted, isLegal: hard.length === 0 }, cost, false)
}

type Told = Omit<SearchProgress, 'budget' | 'isDone'>

function tell(run: Run, progress: Told, bestCost: number, isDone: boolean): void {
  run.lastNews = run.host.now()
  const { best, cost, recount, changed, isLegal, iterations, proposals } = progress
  const isBetter = best !== undefined && bestCost < run.reported
  if (isBetter) run.reported = bestCost
  run.host.onNews({
    part: run.options.part,
    isDone,
    best: isBetter ? best : undefined,
    cost,
    isLegal,
    changed,
    openSlots: recount?.open.reduce((sum, slot) => sum + slot.missing, 0) ?? 0,
    bound: run.bound,
    iterations: run.iterations + iterations,
    proposals: run.proposals + proposals,
  })
}
