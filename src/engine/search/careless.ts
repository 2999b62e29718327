/** What a month costs with every position filled and every hard rule kept, but nothing else considered. */

import { recount } from '../shapes/check.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import { type Look, neverStops, stepsPerLook } from '../stopping.ts'
import { createSearch } from './solve.ts'

/** Row draws per person: realistic months of 45 and 60 are filled after 5, and cost the same after 100. */
const sweeps = 20
/** A stop is seen within so many row draws. */
const drawsPerLook = 10

/** The other end of the scale: 100 is a month that costs nothing, 0 is this one. */
export function priceCareless(board: Board, look: Look = neverStops): number {
  const best = fillCarelessly(board, look)
  if (!best) throw new Error('The month has no legal roster.')
  return recount(board, best).cost
}

/** Such a month. A search for a good one takes seconds to fill every position; this takes a fraction of one. */
export function fillCarelessly(board: Board, look: Look): Roster | undefined {
  const limits = board.limits.filter((limit) => limit.shape === 'cover' || limit.strength.hard)
  const budget = sweeps * board.people.length
  const search = createSearch({ ...board, limits }, { seed: 1, schedule: 'R', budget, look })
  while (!search.isDone()) {
    search.advance(drawsPerLook)
    look(stepsPerLook)
  }
  return search.report().best
}

/** Points on the 0-100 scale; null if there are none, or if there was no time to find its other end. */
export function pointsOf100(cost: number | null, careless: number | null): number | null {
  if (cost === null || careless === null || !Number.isFinite(cost)) return null
  if (cost <= 0) return 100
  return Math.max(0, 100 - (100 * cost) / Math.max(careless, 1))
}

/** How much better a month could be at most, in points of 100; null if nothing is proven. */
export function roomToImprove(
  { cost, bound }: { cost: number; bound: number | null },
  careless: number | null,
): number | null {
  if (bound === null || careless === null || !Number.isFinite(bound)) return null
  const room = Math.max(0, cost - bound)
  return room === 0 ? 0 : Math.min(100, (100 * room) / Math.max(careless, room))
}
