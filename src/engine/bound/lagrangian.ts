/**
 * A lower bound on the cost of every roster, by the volume algorithm (Barahona and Anbil, 2000): prices move from the best
 * ones known along an average of many gradients, because a single one only describes what's wrong with one choice of rows.
 */
import { boundSize, type CompiledRows, compileRows } from '../rows/compile-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { type Look, neverStops } from '../stopping.ts'
import { tiltsOf } from './counter-links.ts'
import { createDual, type Dual, evaluate } from './dual.ts'
import { isWholeNumbered } from './whole-numbers.ts'

export type Bound = {
  /** Does this many steps, or fewer once no step helps; returns how many. A step that `look` interrupts doesn't count. */
  advance: (steps: number, look?: Look) => number
  isDone: () => boolean
  /** Best bound so far, rounded up where all costs are whole numbers. */
  value: () => number
  /** The prices that gave it. */
  duals: () => Duals
  /** The cost of an incumbent: steps are measured against it. */
  setUpper: (cost: number) => void
}

/** What a missing person costs by slot, and the tilts of counters by person and counter. */
export type Duals = { prices: Float64Array; tilts: Map<string, number> }

/**
 * How prices move: chosen by the bounds of public instances 1 to 16 and of months for 45 after 4 s (docs/benchmark.md).
 * A pace that failed `patience` times in a row is cut. At the smallest one, a round ends: the next begins at `paceAgain`,
 * until so many rounds in a row gained next to nothing.
 */
const warmPace = 0.3
const faster = 1.1
const fastest = 2
const slower = 0.66
const patience = 10
const smallestPace = 1e-4
const paceAgain = 0.02
const roundsInVain = 4
const nextToNothing = 1e-3
/** The most that a new gradient is worth in the average; half of it whenever so many steps gained little. */
const largestShare = 0.1
const smallestShare = 1e-3
const stepsToJudge = 100
const little = 0.01
/** The first prices: the best of these shares of the highest price, the same for every slot. */
const evenShares = [0, 0.1, 0.3, 1]

/** Rows for a bound: people without a legal row have no hard limits here, so the bound stays below every roster. */
export function compileForBound(board: Board, look: Look): CompiledRows {
  return compileRows(board, boundSize(board.people.length), 0, look)
}

/** `warm` are the prices of an earlier bound on the same board, to continue from. */
export function createBound(board: Board, compiled: CompiledRows, warm?: Duals): Bound {
  return climb(createDual(board, compiled), isWholeNumbered(board), warm)
}

export function climb(dual: Dual, isWhole: boolean, warm?: Duals): Bound {
  let best = Number.NEGATIVE_INFINITY
  let upper = Number.POSITIVE_INFINITY
  let pace = warm ? warmPace : 1
  let share = largestShare
  let failed = 0
  let hasDirection = false
  let stepsSince = 0
  let bestThen = Number.NEGATIVE_INFINITY
  let roundsFailed = 0
  let bestOfRound = Number.NEGATIVE_INFINITY
  const untried = warm ? [] : [...evenShares]
  if (warm) takeDuals(dual, warm)

  const endRound = () => {
    const isGain = best - bestOfRound > nextToNothing * Math.max(1, Math.abs(best))
    roundsFailed = isGain ? 0 : roundsFailed + 1
    bestOfRound = best
    pace = roundsFailed >= roundsInVain ? 0 : paceAgain
  }
  const judge = () => {
    if (++stepsSince < stepsToJudge) return
    if (best < bestThen + little * Math.abs(bestThen)) share = Math.max(smallestShare, share / 2)
    stepsSince = 0
    bestThen = best
  }
  const step = (look: Look) => {
    const even = untried.shift()
    if (even !== undefined) setEvenPrices(dual, even)
    const value = evaluate(dual, look)
    const isBetter = value > best + 1e-9
    if (isBetter) {
      best = value
      keepPrices(dual)
    }
    if (even !== undefined) {
      if (untried.length === 0) returnToBest(dual)
      return
    }
    const along = mixGradient(dual, hasDirection ? share : undefined)
    hasDirection = true
    if (isBetter) failed = 0
    if (isBetter && along > 0) pace = Math.min(fastest, pace * faster)
    if (!isBetter && ++failed >= patience) {
      failed = 0
      pace *= slower
      if (pace < smallestPace) endRound()
    }
    judge()
    const length = squaredLength(dual)
    if (length < 1e-9) {
      // The average says nothing is missing, which only the rows at the best prices can confirm.
      hasDirection = false
      if (++roundsFailed >= roundsInVain) pace = 0
      returnToBest(dual)
      return
    }
    const hoped = Math.min(upper, best + Math.max(100 * dual.scale, 0.2 * Math.abs(best)))
    moveFromBest(dual, (pace * Math.max(hoped - best, 1e-3 * Math.max(1, Math.abs(best)))) / length)
  }
  const isDone = () => pace < smallestPace
  return {
    advance: (steps, look = neverStops) => {
      let done = 0
      while (done < steps && !isDone()) {
        step(look)
        done++
      }
      return done
    },
    isDone,
    value: () => (isWhole && Number.isFinite(best) ? Math.ceil(best - 1e-6) : best - 1e-9 * Math.abs(best)),
    duals: () => ({ prices: dual.bestPrice.slice(), tilts: tiltsOf(dual.links) }),
    setUpper: (cost) => {
      upper = Math.min(upper, cost)
    },
  }
}

function takeDuals(dual: Dual, { prices, tilts }: Duals): void {
  dual.price.set(prices)
  for (const link of dual.links) link.tilt = tilts.get(link.name) ?? 0
  keepPrices(dual)
}

function setEvenPrices({ slots, price, lowest, highest }: Dual, share: number): void {
  for (let slot = 0; slot < slots.count; slot++)
    if (slots.isCovered[slot]) price[slot] = Math.max(lowest[slot]!, share * highest[slot]!)
}

function keepPrices(dual: Dual): void {
  dual.bestPrice.set(dual.price)
  for (const link of dual.links) link.bestTilt = link.tilt
}

function returnToBest(dual: Dual): void {
  dual.price.set(dual.bestPrice)
  for (const link of dual.links) link.tilt = link.bestTilt
}

/**
 * Makes the new gradient part of the direction, with the share that shortens it most, at most `largest`; undefined: it is
 * the direction. Returns how far both point the same way.
 */
function mixGradient(dual: Dual, largest: number | undefined): number {
  const { slots, links, direction, lacking } = dual
  let along = 0
  let own = 0
  let apart = 0
  const measure = (before: number, gradient: number) => {
    along += before * gradient
    own += before * before
    apart += (before - gradient) * (before - gradient)
  }
  for (let slot = 0; slot < slots.count; slot++) if (slots.isCovered[slot]) measure(direction[slot]!, lacking[slot]!)
  for (const { counter, ...link } of links) measure(link.direction / counter.largest, link.gradient / counter.largest)
  const shortest = apart > 0 ? (own - along) / apart : 1
  const share = largest === undefined ? 1 : Math.min(largest, Math.max(largest / 10, shortest))
  for (let slot = 0; slot < slots.count; slot++)
    if (slots.isCovered[slot]) direction[slot] = (1 - share) * direction[slot]! + share * lacking[slot]!
  for (const link of links) link.direction = (1 - share) * link.direction + share * link.gradient
  mixRows(dual, share)
  return along
}

/** What people work in the average of rows that belongs to the direction: an estimate of the relaxation's own roster. */
function mixRows({ compiled, rows, mean }: Dual, share: number): void {
  const { kinds } = compiled
  for (let index = 0; index < mean.length; index++) mean[index]! *= 1 - share
  for (let index = 0; index < rows.length; index++) mean[index * kinds + rows[index]!]! += share
}

/** Of the direction from the best prices, without slots whose price can't move there. */
function squaredLength({ slots, links, bestPrice, direction, lowest, highest }: Dual): number {
  let length = 0
  for (let slot = 0; slot < slots.count; slot++) {
    const way = slots.isCovered[slot] ? direction[slot]! : 0
    const isStuck = way > 0 ? bestPrice[slot]! >= highest[slot]! : bestPrice[slot]! <= lowest[slot]!
    if (!isStuck) length += way * way
  }
  for (const { direction: way, counter } of links) length += (way / counter.largest) ** 2
  return length
}

function moveFromBest({ slots, links, price, bestPrice, direction, lowest, highest }: Dual, step: number): void {
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    const moved = bestPrice[slot]! + step * direction[slot]!
    price[slot] = Math.min(highest[slot]!, Math.max(lowest[slot]!, moved))
  }
  for (const link of links) link.tilt = link.bestTilt + (step * link.direction) / link.counter.largest ** 2
}
