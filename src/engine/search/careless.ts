/** What a month costs whose every position is filled and whose every hard rule is kept, where nothing else was minded. */

import { recount } from '../shapes/check.ts'
import type { Board } from '../shapes/limit.ts'
import { createSearch } from './solve.ts'

/** Row draws a person: realistic months of 45 and 60 are filled after 5, and cost the same after 100. */
const sweeps = 20

/** The other end of the scale: 100 is a month that costs nothing, 0 is this one. */
export function priceCareless(board: Board): number {
  const limits = board.limits.filter((limit) => limit.shape === 'cover' || limit.strength.hard)
  const search = createSearch({ ...board, limits }, { seed: 1, schedule: 'R', budget: sweeps * board.people.length })
  while (!search.isDone()) search.advance(1000)
  const { best } = search.report()
  if (!best) throw new Error('The month has no legal roster.')
  return recount(board, best).cost
}

/** How much better a month could be at most, in points of 100; null where nothing is proven. */
export function roomToImprove(
  { cost, bound }: { cost: number; bound: number | null },
  careless: number,
): number | null {
  if (bound === null || !Number.isFinite(bound)) return null
  const room = Math.max(0, cost - bound)
  return room === 0 ? 0 : Math.min(100, (100 * room) / Math.max(careless, room))
}
