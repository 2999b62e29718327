/** The shape "succession": one kind may not stand a given number of days after another. */
import type { Tracker } from '../rows/tracker.ts'
import { type Breach, costOf, kindOn } from './breach.ts'
import type { Board, Roster, Succession } from './limit.ts'

export function countSuccession<Id>(limit: Succession<Id>, board: Board, roster: Roster): Breach<Id>[] {
  const { rule, shape, person, gap, strength } = limit
  const row = roster[person]!
  const breaches: Breach<Id>[] = []
  for (let day = 0; day < board.days; day++) {
    const before = kindOn(board, row, person, day - gap)
    if (before === undefined || !limit.first.includes(before) || !limit.second.includes(row[day]!)) continue
    const cost = costOf(strength, 1)
    breaches.push({ rule, shape, person, day, days: [day - gap, day], units: 1, cost, hard: strength.hard, limit })
  }
  return breaches
}

/** Enters the row graph as a register of `gap` bits: on which of the last days did the person have a first kind. */
export function trackSuccessions(limits: Succession[], kindCount: number, past: number[]): Tracker {
  const { first, gap } = limits[0]!
  const states = 2 ** gap
  const next = new Int32Array(states * kindCount)
  const cost = new Float64Array(states * kindCount)
  for (let state = 0; state < states; state++)
    for (let kind = 0; kind < kindCount; kind++) {
      const arc = state * kindCount + kind
      next[arc] = ((state << 1) | (first.includes(kind) ? 1 : 0)) & (states - 1)
      if ((state & (states >> 1)) !== 0) cost[arc] = priceOfSecond(limits, kind)
    }
  let start = 0
  for (let back = gap; back >= 1; back--) {
    const kind = past[past.length - back]
    start = (start << 1) | (kind !== undefined && first.includes(kind) ? 1 : 0)
  }
  return { states, start, next, cost }
}

function priceOfSecond(limits: Succession[], kind: number): number {
  let price = 0
  for (const limit of limits)
    if (limit.second.includes(kind)) price += limit.strength.hard ? Number.POSITIVE_INFINITY : limit.strength.weight
  return price
}
