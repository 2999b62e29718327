/** The scale of a board's soft weights: temperatures and first prices are measured in it. */
import type { Board } from '../shapes/limit.ts'

/** A small soft weight of the board: nine of ten limits weigh at least this much. */
export function smallWeight(board: Board): number {
  const weights: number[] = []
  for (const limit of board.limits)
    if (limit.shape !== 'cover' && !limit.strength.hard && limit.strength.weight > 0)
      weights.push(limit.strength.weight)
  if (weights.length === 0) return 1
  weights.sort((one, other) => one - other)
  return weights[Math.floor(weights.length * 0.1)]!
}
