/** Says whether every roster costs a whole number, so that a bound may be rounded up. */
import type { Board, Limit, Measure } from '../shapes/limit.ts'

export function isWholeNumbered(board: Board): boolean {
  return board.limits.every(isWholeLimit)
}

function isWholeLimit(limit: Limit): boolean {
  if (limit.shape === 'cover') {
    const over = limit.over === Number.POSITIVE_INFINITY ? 0 : limit.over
    return areWhole(limit.under, over, limit.atLeast, finite(limit.atMost))
  }
  if (limit.strength.hard) return true
  if (!Number.isInteger(limit.strength.weight)) return false
  if (limit.shape === 'count') return isWholeMeasure(limit.measure) && areWhole(limit.atLeast, finite(limit.atMost))
  if (limit.shape === 'balance') return isWholeMeasure(limit.measure) && areWhole(limit.target, limit.band)
  return true
}

function isWholeMeasure(measure: Measure): boolean {
  return areWhole(measure.already) && (measure.blocks !== undefined || areWhole(...measure.units))
}

function areWhole(...values: number[]): boolean {
  return values.every(Number.isInteger)
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}
