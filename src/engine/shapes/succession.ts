/** The shape "succession": one kind may not stand a given number of days after another. */
import type { Tracker } from '../rows/tracker.ts'
import { type Breach, costOf, isAmong, kindOn, kindOutside } from './breach.ts'
import type { Board, Never, Roster, Succession } from './limit.ts'

export function countSuccession<Id>(limit: Succession<Id>, board: Board, roster: Roster): Breach<Id>[] {
  const { rule, shape, person, gap, strength } = limit
  const row = roster[person]!
  const breaches: Breach<Id>[] = []
  for (let second = 0; second < board.days + gap; second++) {
    const first = second - gap
    const isOutside = first < 0 && second >= board.days
    if (isOutside || !isAmong(limit.first, kindOn(board, row, person, first))) continue
    if (!isAmong(limit.second, kindOn(board, row, person, second))) continue
    const day = second < board.days ? second : first
    const cost = costOf(strength, 1)
    breaches.push({ rule, shape, person, day, days: [first, second], units: 1, cost, hard: strength.hard, limit })
  }
  return breaches
}

/** Enters the row graph as a register of `gap` bits: the last days on which the person had a first kind. */
export function trackSuccessions(limits: Succession[], kindCount: number): Tracker {
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
  return { states, start: 0, next, cost, end: new Float64Array(states) }
}

/** Where one of the two days lies outside the horizon, it enters the row graph as a limit on the other one alone. */
export function neversAtEdges(limit: Succession, board: Board): Never[] {
  const { rule, strength, person, first, second, gap } = limit
  const nevers: Never[] = []
  for (let day = 0; day < board.days; day++) {
    const made = { rule, strength, shape: 'never' as const, person, day }
    if (isAmong(first, kindOutside(board, board.days, person, day - gap))) nevers.push({ ...made, kinds: second })
    if (isAmong(second, kindOutside(board, board.days, person, day + gap))) nevers.push({ ...made, kinds: first })
  }
  return nevers
}

function priceOfSecond(limits: Succession[], kind: number): number {
  let price = 0
  for (const limit of limits)
    if (limit.second.includes(kind)) price += limit.strength.hard ? Number.POSITIVE_INFINITY : limit.strength.weight
  return price
}
