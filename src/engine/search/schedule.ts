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
  /** Exchanges of blocks after each row draw. */
  swaps: number
  /** From this share of the run on the weights grow to the true ones. */
  ramp: number
}

/** Where slots are stiff, exchanges find what draws cannot, in large groups above all; a short run needs its draws first. */
const swapsPerPerson = 18
const manySwaps = 800
export const fewSwaps = 100

/** The last part of a run has the true weights. */
const polishShare = 0.06

/** Temperatures follow the board's own weights, so that a board with all weights doubled runs the same way. */
export function planSchedule(board: Board, kind: 'R' | 'D', guide: Float64Array | undefined): Schedule {
  const unit = smallWeight(board)
  // Where surplus is as dear as a hole, slots are stiff on both sides: less heat and lower ratios do the same.
  const isStiff = board.limits.some((limit) => limit.shape === 'cover' && limit.over > limit.under / 10)
  return {
    kind,
    hottest: (isStiff ? 4 : 8) * unit,
    coldest: (isStiff ? 0.25 : 0.4) * unit,
    firstRatio: isStiff ? 4 : 6,
    lastRatio: isStiff ? 8 : 16,
    firstPenalty: (isStiff ? 8 : 12) * unit,
    lastPenalty: (isStiff ? 4 : 14) * unit,
    guide,
    swaps: isStiff ? Math.max(fewSwaps, Math.min(manySwaps, swapsPerPerson * board.people.length)) : fewSwaps,
    ramp: 0.8,
  }
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
    const steep = cooling > ramp ? (dearest / lastPenalty) ** ((cooling - ramp) / (1 - ramp)) : 1
    guideSlots(state.slots, temperature, schedule.guide, firstPenalty * (lastPenalty / firstPenalty) ** share * steep)
  } else {
    const weight = weightOfHole(schedule, temperature, cooling, dearest)
    priceSlots(state.slots, temperature, weight, weight)
  }
  refreshSlotWeights(state)
}

function weightOfHole(schedule: Schedule, temperature: number, cooling: number, dearest: number): number {
  const { firstRatio, lastRatio, ramp } = schedule
  if (cooling < ramp) return temperature * (firstRatio + ((lastRatio - firstRatio) * cooling) / ramp)
  const weight = temperature * lastRatio
  return dearest > weight ? weight * (dearest / weight) ** ((cooling - ramp) / (1 - ramp)) : dearest
}
