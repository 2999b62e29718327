/** The shape "count": at least and at most so much of a measure. */
import { type Breach, costOf } from './breach.ts'
import type { Board, Count, Roster } from './limit.ts'
import { daysOf, measureOutside, measureRow } from './measure.ts'

export function countCount<Id>(limit: Count<Id>, board: Board, roster: Roster): Breach<Id>[] {
  const { rule, shape, person, measure, strength } = limit
  const total = measureRow(measure, roster[person]!) + outsideOf(limit, board)
  const units = Math.max(0, limit.atLeast - total) + Math.max(0, total - limit.atMost)
  if (units <= tolerance) return []
  const cost = costOf(strength, units)
  return [{ rule, shape, person, days: daysOf(measure), units, cost, hard: strength.hard, limit }]
}

/** What the days outside the horizon count: they can't change, so alone they exceed nothing. */
export function outsideOf(
  { measure, person, atMost }: Pick<Count, 'person' | 'measure' | 'atMost'>,
  board: Board,
): number {
  return Math.min(atMost, measureOutside(measure, board, person))
}

/** Enters the row graph as the price of ending the window with this total. */
export function priceOfTotal(limit: Count, total: number): number {
  const under = limit.atLeast - total
  const over = total - limit.atMost
  const outside = under > tolerance ? under : over > tolerance ? over : 0
  if (outside === 0) return 0
  return limit.strength.hard ? Number.POSITIVE_INFINITY : limit.strength.weight * outside
}

/** Totals are sums of fractions of hours: below this they are equal. */
const tolerance = 1e-9
