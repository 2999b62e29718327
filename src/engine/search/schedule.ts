/** How temperature and the price of an uneven slot change over a run. */
import type { Board } from '../shapes/limit.ts'
import { guideSlots, priceSlots } from './slots.ts'
import { refreshSlotWeights, type SearchState, setTemperature } from './state.ts'
import { smallWeight } from './weights.ts'

export type Schedule = {
  kind: 'R' | 'D'
  hottest: number
  coldest: number
  /** R: an uncovered slot weighs this many temperatures at the start and at `ramp`. */
  firstRatio: number
  lastRatio: number
  /** D: the penalty beside the bound's prices at the start and at `ramp`. */
  firstPenalty: number
  lastPenalty: number
  guide: Float64Array | undefined
  /** D: a price of the guide follows everyone missing or too many by this share of the temperature, each sweep. */
  learning: number
  /** Exchanges of blocks between two people after each row draw. */
  swaps: number
  /** Rounds in which two people share out their days again, after each row draw. */
  shares: number
  /** Row draws for each exchange among many; Infinity: none. */
  drawsPerExchange: number
  /** From this share of the run on the weights grow to the true ones. */
  ramp: number
}

/**
 * Exchanges between two people for each row draw, and where slots are stiff, row draws for each exchange among many. These
 * and the numbers of this file that are for stiff slots were judged by `npm run bench -- only=P45,P60,P100 seconds=30`
 * (docs/benchmark.md); no run is on record that chose the others.
 */
const swapsPerDraw = 100
const stiffDrawsPerExchange = 2
/** Where heat is low, rounds of sharing out do what exchanges do, and more; the higher it is, the longer they take. */
const gentleMix = { swaps: 20, drawsPerExchange: 4 }
const gentleHeat = 2
const sharesByHeat = 25

/** The last part of a run has the true weights: shorter leaves open what only they show, longer searches less. */
const polishShare = 0.06

/** Temperatures follow the board's own weights, so that a board with all weights doubled runs the same way. */
export function planSchedule(board: Board, kind: 'R' | 'D', guide: Float64Array | undefined): Schedule {
  const unit = smallWeight(board)
  const isStiff = hasStiffSlots(board)
  return {
    kind,
    hottest: (isStiff ? 4 : 8) * unit,
    coldest: (isStiff ? 0.25 : 0.4) * unit,
    firstRatio: isStiff ? 4 : 6,
    lastRatio: isStiff ? 8 : 16,
    firstPenalty: (isStiff ? 8 : 12) * unit,
    lastPenalty: (isStiff ? 4 : 14) * unit,
    guide,
    learning: 0,
    swaps: swapsPerDraw,
    shares: 0,
    drawsPerExchange: Number.POSITIVE_INFINITY,
    ramp: 0.8,
  }
}

/** Mean prices of slots, in small weights, to the heat that schedule D begins with. */
const heatOfPrices = 1.1
const gentlest = 0.65
const stiffColdest = 0.1
/** Schedule D has frozen here. */
const guidedColdest = 0.15
const stiffLearning = 0.1

/**
 * A long run on stiff slots has time for exchanges among many, which still find something where all else is frozen. Low
 * prices of slots say that almost nothing has to be broken: schedule D then begins near where it ends.
 */
export function planLongRun(board: Board, schedule: Schedule): Schedule {
  if (!hasStiffSlots(board)) return schedule
  const unit = smallWeight(board)
  const { kind, guide } = schedule
  const stiff = { ...schedule, coldest: stiffColdest * unit, drawsPerExchange: stiffDrawsPerExchange }
  if (kind === 'R' || !guide) return stiff
  const heat = Math.max(gentlest, Math.min(4, (heatOfPrices * meanPrice(guide)) / unit))
  return {
    ...stiff,
    ...(heat < gentleHeat ? { ...gentleMix, shares: Math.round(sharesByHeat / heat) } : {}),
    hottest: heat * unit,
    coldest: guidedColdest * unit,
    firstPenalty: 3 * heat * unit,
    lastPenalty: 3 * unit,
    guide: guide.slice(),
    learning: stiffLearning,
  }
}

/**
 * Among rows that keep to a norm everything moves by whole stretches: heat is that of so many days at once. Heat and mix
 * chosen by `npm run bench -- signature pattern=7-on-7-off` (docs/benchmark.md).
 */
export function planNarrowRun(board: Board): Partial<Schedule> {
  const unit = smallWeight(board) * longestNorm(board)
  return { hottest: 4 * unit, coldest: 0.5 * unit, swaps: 2, drawsPerExchange: 8 }
}

/** From a roster of narrow rows on, with just enough heat to break up one of them and repair it; chosen the same way. */
export function planBendingRun(board: Board): Partial<Schedule> {
  return { hottest: 1.5 * heaviestNorm(board), coldest: smallWeight(board) }
}

function longestNorm(board: Board): number {
  let longest = 1
  for (const limit of board.limits) if (limit.shape === 'run' && limit.leads) longest = Math.max(longest, limit.atLeast)
  return longest
}

function heaviestNorm(board: Board): number {
  let heaviest = smallWeight(board)
  for (const limit of board.limits)
    if (limit.shape !== 'cover' && limit.leads && !limit.strength.hard)
      heaviest = Math.max(heaviest, limit.strength.weight)
  return heaviest
}

/** Where one person too many costs as much as one too few, slots are stiff on both sides: less heat and lower ratios do the same. */
export function hasStiffSlots(board: Board): boolean {
  return board.limits.some((limit) => limit.shape === 'cover' && limit.over > limit.under / 10)
}

function meanPrice(guide: Float64Array): number {
  let sum = 0
  let count = 0
  for (const price of guide) {
    sum += Math.abs(price)
    if (price !== 0) count++
  }
  return sum / Math.max(1, count)
}

/** Sets the state's temperature and prices for the share `progress` (0 to 1) of the run. */
export function applySchedule(state: SearchState, schedule: Schedule, progress: number): void {
  const cooling = Math.min(1, progress / (1 - polishShare))
  const temperature = schedule.hottest * (schedule.coldest / schedule.hottest) ** cooling
  setTemperature(state, temperature)
  const { dearest } = state.slots
  if (progress > 1 - polishShare)
    priceSlots(state.slots, temperature, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  else if (schedule.kind === 'D' && schedule.guide) {
    const { firstPenalty, lastPenalty, ramp } = schedule
    const share = Math.min(1, cooling / ramp)
    if (share < 1) learnPrices(state, schedule.guide, schedule.learning * temperature)
    const steep = cooling > ramp ? (dearest / lastPenalty) ** ((cooling - ramp) / (1 - ramp)) : 1
    guideSlots(state.slots, temperature, schedule.guide, firstPenalty * (lastPenalty / firstPenalty) ** share * steep)
  } else {
    const weight = weightOfHole(schedule, temperature, cooling, dearest)
    priceSlots(state.slots, temperature, weight, weight)
  }
  refreshSlotWeights(state)
}

/** The bound's prices are for the cheapest rows; drawn rows leave the same slots short again and again without this. */
function learnPrices({ slots, present }: SearchState, guide: Float64Array, step: number): void {
  for (let slot = 0; slot < slots.count; slot++) {
    if (slots.isCovered[slot] === 0) continue
    const missing = Math.max(0, slots.needed[slot]! - present[slot]!)
    const surplus = Math.max(0, present[slot]! - slots.ceiling[slot]!)
    guide[slot]! += step * (missing - surplus)
  }
}

function weightOfHole(schedule: Schedule, temperature: number, cooling: number, dearest: number): number {
  const { firstRatio, lastRatio, ramp } = schedule
  if (cooling < ramp) return temperature * (firstRatio + ((lastRatio - firstRatio) * cooling) / ramp)
  const weight = temperature * lastRatio
  return dearest > weight ? weight * (dearest / weight) ** ((cooling - ramp) / (1 - ramp)) : dearest
}
