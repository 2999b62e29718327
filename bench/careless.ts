/** What a month costs whose every position is filled and whose every hard rule is kept, where nothing else was minded. */
import { createSearch } from '../src/engine/search/solve.ts'
import { recount } from '../src/engine/shapes/check.ts'
import type { Board } from '../src/engine/shapes/limit.ts'

/** Row draws a person: enough to fill every position, and no more. */
const sweeps = 100

/** The other end of the scale of points: 100 is a month that costs nothing, 0 is this one. */
export function priceCareless(board: Board): number {
  const limits = board.limits.filter((limit) => limit.shape === 'cover' || limit.strength.hard)
  const search = createSearch({ ...board, limits }, { seed: 1, schedule: 'R', budget: sweeps * board.people.length })
  while (!search.isDone()) search.advance(1000)
  const { best } = search.report()
  if (!best) throw new Error('The month has no legal roster.')
  return recount(board, best).cost
}
