/** Tells whether every roster costs a whole number, so a bound may be rounded up; rounds weights down to make it so. */
import type { Board, Limit, Measure } from '../shapes/limit.ts'

export function isWholeNumbered(board: Board): boolean {
  return board.limits.every(isWholeLimit)
}

/** A board that costs no more than the given one, in whole numbers; the given one if that isn't possible. */
export function roundWeightsDown(board: Board): Board {
  const rounded = { ...board, limits: board.limits.map(roundLimitDown) }
  return isWholeNumbered(rounded) ? rounded : board
}

function roundLimitDown(limit: Limit): Limit {
  if (limit.shape === 'cover' || limit.strength.hard) return limit
  return { ...limit, strength: { hard: false, weight: Math.floor(limit.strength.weight) } }
}

function isWholeLimit(limit: Limit): boolean {
  if (limit.shape === 'cover') {
    const over = limit.over === Number.POSITIVE_INFINITY ? 0 : limit.over
    return areWhole(limit.under, over, limit.atLeast, finite(limit.atMost))
  }
  if (limit.strength.hard) return true
  if (!Number.isInteger(limit.strength.weight)) return false
  if (limit.shape === 'count') return isWholeMeasure(limit.measure) && areWhole(limit.atLeast, finite(limit.atMost))
  if (limit.shape === 'balance')
    return isWholeMeasure(limit.measure) && areWhole(limit.target - limit.band, limit.target + limit.band)
  return true
}

function isWholeMeasure(measure: Measure): boolean {
  return measure.blocks !== undefined || areWhole(...measure.units)
}

function areWhole(...values: number[]): boolean {
  return values.every(Number.isInteger)
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}
