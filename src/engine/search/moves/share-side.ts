/** One of two people who share out their days: their machine, their choice on each day, and a bound on what is left. */
import type { SearchState } from '../state.ts'

export type Side = {
  person: number
  next: Int32Array
  cost: Float64Array
  end: Float64Array
  kept: Int32Array
  priceKept: Float64Array
  other: Int32Array
  /** Infinity where the two may not change places. */
  priceOther: Float64Array
  /** By day and state of the machine: rest[day * states + state]; those of earlier rounds do not count. */
  rest: Float64Array
  roundOf: Int32Array
  round: number
  states: number
  kinds: number
  days: number
}

export function createSide({ days, kinds }: SearchState, states: number): Side {
  return {
    person: 0,
    next: new Int32Array(0),
    cost: new Float64Array(0),
    end: new Float64Array(0),
    kept: new Int32Array(days),
    priceKept: new Float64Array(days),
    other: new Int32Array(days),
    priceOther: new Float64Array(days),
    rest: new Float64Array(days * states),
    roundOf: new Int32Array(days * states),
    round: 0,
    states,
    kinds,
    days,
  }
}

/**
 * `priceOther` must say by 0 or Infinity where the two may change places. Returns what the row costs now from the first
 * day on, without its counters.
 */
export function beginSide(state: SearchState, side: Side, person: number, partner: number, first: number): number {
  const { days, kinds, cells } = state
  const { automaton } = state.rows[person]!
  const linear = state.linear[person]!
  const { kept, other, priceKept, priceOther } = side
  side.person = person
  side.next = automaton.next
  side.cost = automaton.cost
  side.end = automaton.end
  side.round++
  let at = first > 0 ? state.machine[person * days + first - 1]! : automaton.start
  let sum = 0
  for (let day = first; day < days; day++) {
    const kind = cells[person * days + day]!
    const taken = cells[partner * days + day]!
    kept[day] = kind
    other[day] = taken
    priceKept[day] = linear[day * kinds + kind]!
    priceOther[day]! += linear[day * kinds + taken]!
    sum += automaton.cost[at * kinds + kind]! + priceKept[day]!
    at = state.machine[person * days + day]!
  }
  return sum + automaton.end[at]!
}

/** A lower bound: on every open day the person takes the cheaper of the two cells, whatever the other does. */
export function leastFrom(side: Side, day: number, from: number): number {
  if (day === side.days) return side.end[from]!
  const place = day * side.states + from
  if (side.roundOf[place] === side.round) return side.rest[place]!
  const { next, cost } = side
  let arc = from * side.kinds + side.kept[day]!
  let to = next[arc]!
  let least = to < 0 ? Number.POSITIVE_INFINITY : cost[arc]! + side.priceKept[day]! + leastFrom(side, day + 1, to)
  if (side.priceOther[day]! < Number.POSITIVE_INFINITY) {
    arc = from * side.kinds + side.other[day]!
    to = next[arc]!
    if (to >= 0) {
      const total = cost[arc]! + side.priceOther[day]! + leastFrom(side, day + 1, to)
      if (total < least) least = total
    }
  }
  side.roundOf[place] = side.round
  side.rest[place] = least
  return least
}
