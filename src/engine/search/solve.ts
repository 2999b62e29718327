/** The search as an object advanced step by step: same seed and budget, same roster, bit for bit. */
import { type CompiledRows, compileRows } from '../rows/compile-rows.ts'
import { hasNorm } from '../rows/narrow-rows.ts'
import type { Breach } from '../shapes/breach.ts'
import { type Recount, recount } from '../shapes/check.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { validateBoard } from '../shapes/validate.ts'
import type { Look } from '../stopping.ts'
import { type Anneal, advanceAnneal, createAnneal, keepBest } from './anneal.ts'
import { ensureRows, placeBegunFirst, placeFirstRoster } from './first-roster.ts'
import { planBendingRun, planLongRun, planSchedule, type Schedule } from './schedule.ts'
import { settle } from './settle.ts'
import { type Change, costOfRoster, createState, hasSurplus, replaceRows, rosterOf } from './state.ts'

export type SearchOptions = {
  seed: number
  /** R ties the weight of an open slot to the temperature; D follows the prices of the bound, in `guide`. */
  schedule: 'R' | 'D'
  /** Row draws in all. */
  budget: number
  /** An incumbent to start with; rows that have become illegal are drawn again. */
  start?: Roster
  /** Price of each cell that differs from `start`: turns the search into a repair. */
  disruption?: number
  guide?: Float64Array
  compiled?: CompiledRows
  /** Interrupts the preparation of the search, by throwing (see `untilStopped`). */
  look?: Look
  /** A cost known to be unbeatable: the search stops when it is reached. */
  bound?: number
  /** Changes to the schedule, for measurements. */
  tuning?: Partial<Schedule>
}

export type SearchProgress = {
  iterations: number
  budget: number
  isDone: boolean
  /** Best roster so far and its recount. */
  best: Roster | undefined
  cost: number
  /** Cells that differ from the incumbent. */
  changed: number
  recount: Recount | undefined
  /** No hard limit is broken. Early in a run, or where limits contradict each other, one may be. */
  isLegal: boolean
  proposals: number
}

export type Search = {
  /** Does so many row draws, or fewer when the budget is used up; returns how many. */
  advance: (iterations: number) => number
  isDone: () => boolean
  /** Best cost so far, including the price of changes; cheap. */
  bestCost: () => number
  /** Scores the best roster again with the independent checker; throws if it disagrees. */
  report: () => SearchProgress
  /** Changes how many row draws remain: for callers that measure time. */
  retarget: (budget: number) => void
  /** The first short run is over, or there was an incumbent: the best roster is usable. */
  hasAnswer: () => boolean
  /** The time is up: the first short run ends as soon as it has a fair roster. */
  hurry: () => void
  /** Improves the best roster until no small change makes it cheaper, or until it should stop. */
  settle: (shouldStop: () => boolean) => void
  /** Tells the search a bound proven elsewhere. */
  setBound: (bound: number) => void
}

/** Up to this share of the budget, and so many sweeps, is a short run: a first answer sooner against time for the long run. */
const earlyShare = 0.05
const earlySweeps = 60
/** Below so many sweeps a run ends on a roster that is legal and unfair; so many more cool down one that was cut short. */
const leastSweeps = 20
const coolingSweeps = 5
/** Where a warm start enters the schedule: earlier forgets the start, later can't leave it. No recorded run chose it. */
const warmFrom = 0.6

export function createSearch(board: Board, options: SearchOptions): Search {
  validateBoard(board)
  const compiled = options.compiled ?? compileRows(board, undefined, undefined, options.look)
  const { start, disruption } = options
  const change = start && disruption ? { from: start, price: disruption } : undefined
  const makeState = (change?: Change) => createState(board, compiled, options.seed, { change, look: options.look })
  const known = ensureRows(board, compiled, makeState, options.look)
  const state = makeState(change)
  // A roster of full weeks is only adjusted: from the usual heat, a search doesn't soon find its way back to them.
  const tuning = { ...(start && hasNorm(board) ? planBendingRun(board) : {}), ...options.tuning }
  const schedule = { ...planSchedule(board, options.schedule, options.guide), ...tuning }
  const long = { ...planLongRun(board, schedule), ...tuning }
  placeFirstRoster(state, known, start, start ? schedule.coldest : schedule.hottest)

  const people = Math.max(1, board.people.length)
  const early = start ? 0 : Math.min(Math.floor(options.budget * earlyShare), earlySweeps * people)
  const runs: Anneal[] = []
  if (early >= people) runs.push(createAnneal(state, { ...schedule, kind: 'R' }, early, 0))
  const isShort = start !== undefined || options.budget <= earlySweeps * people
  runs.push(createAnneal(state, isShort ? schedule : long, options.budget - early, start ? warmFrom : 0))
  keepBest(runs[0]!)
  if (!start && hasSurplus(state)) offerLegalRoster()
  let running = 0
  let bound = options.bound ?? Number.NEGATIVE_INFINITY
  let best: { cost: number; roster: Roster; recount: Recount } | undefined

  /** Only as the best so far: the search itself continues from where it started. */
  function offerLegalRoster(): void {
    const other = makeState()
    placeBegunFirst(other, known, schedule.hottest)
    const cost = costOfRoster(other)
    if (cost >= runs[0]!.bestCost) return
    runs[0]!.bestCost = cost
    runs[0]!.bestCells.set(other.cells)
  }

  const bestRun = () => runs.reduce((one, other) => (other.bestCost < one.bestCost ? other : one))
  const bestCost = () => Math.min(...runs.map((run) => run.bestCost))
  const isDone = () => running >= runs.length || bestCost() <= bound + 1e-6
  return {
    advance: (iterations) => {
      let done = 0
      while (done < iterations && !isDone()) {
        const run = runs[running]!
        done += advanceAnneal(run, Math.min(iterations - done, people))
        if (run.done >= run.budget) running++
      }
      return done
    },
    isDone,
    bestCost,
    report: () => {
      const run = bestRun()
      if (run.bestCost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
        const roster = rosterOf(run.bestCells, state.people, state.days)
        best = { cost: run.bestCost, roster, recount: verify(board, compiled, roster, run.bestCost, change) }
      }
      return {
        iterations: runs.reduce((sum, one) => sum + one.done, 0),
        budget: runs.reduce((sum, one) => sum + one.budget, 0),
        isDone: isDone(),
        best: best?.roster,
        cost: best?.recount.cost ?? Number.POSITIVE_INFINITY,
        changed: best && start ? countChanges(start, best.roster) : 0,
        recount: best?.recount,
        isLegal: best?.recount.hard.length === 0,
        proposals: runs.reduce((sum, one) => sum + one.proposals, 0),
      }
    },
    retarget: (budget) => {
      const last = runs[runs.length - 1]!
      const before = runs.length > 1 ? runs[0]!.budget : 0
      last.budget = Math.max(last.done, 1, budget - before)
      if (running === runs.length - 1 && last.done >= last.budget) running++
    },
    hasAnswer: () => running > 0 || runs.length === 1 || isDone(),
    hurry: () => {
      const first = runs[0]!
      if (running > 0 || runs.length === 1) return
      first.budget = Math.min(first.budget, Math.max(leastSweeps * people, first.done + coolingSweeps * people))
    },
    settle: (shouldStop) => {
      const run = bestRun()
      if (run.bestCost === Number.POSITIVE_INFINITY) return
      replaceRows(state, run.bestCells)
      settle(state, shouldStop)
      keepBest(run)
    },
    setBound: (proven) => {
      bound = Math.max(bound, proven)
    },
  }
}

function countChanges(one: Roster, other: Roster): number {
  let changed = 0
  for (const [person, row] of one.entries())
    for (const [day, kind] of row.entries()) if (other[person]![day] !== kind) changed++
  return changed
}

/** A result that the independent checker scores differently is an error, never a schedule. */
function verify(
  board: Board,
  compiled: CompiledRows,
  roster: Roster,
  cost: number,
  change: { from: Roster; price: number } | undefined,
): Recount {
  const result = recount(board, roster)
  let expected = result.cost + (change ? countChanges(change.from, roster) * change.price : 0)
  for (const breach of result.hard) {
    if (breach.shape === 'cover' || breach.shape === 'clash') expected += breach.units * compiled.heavy
    if (!isExcused(breach, compiled))
      throw new Error(`The search broke the hard limit ${breach.rule} on day ${breach.day}: this is a defect.`)
  }
  const isExact = !compiled.people.some((person) => person.isSoftened)
  if (isExact && Math.abs(expected - cost) > 1e-6 * Math.max(1, Math.abs(cost)))
    throw new Error(`The search says the roster costs ${cost}, the recount says ${expected}: this is a defect.`)
  return result
}

/** Between people, hard limits may be impossible to meet together; in a row, only where it was softened. */
function isExcused(breach: Breach, compiled: CompiledRows): boolean {
  if (breach.shape === 'cover') return true
  if (breach.shape === 'clash' && breach.limit.shape === 'clash') {
    const { first, second } = breach.limit
    return first.person !== second.person || compiled.people[first.person]!.isSoftened
  }
  return compiled.people[breach.person!]!.isSoftened
}
