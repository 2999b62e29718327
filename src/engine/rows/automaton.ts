/** Joins the trackers of a person into one machine over the kinds, without unreachable, dead, or equal states. */
import type { Look } from '../stopping.ts'
import type { Tracker } from './tracker.ts'

export type Automaton = {
  states: number
  kinds: number
  start: number
  /** State after a kind: next[state * kinds + kind]; -1 where it is forbidden. */
  next: Int32Array
  /** Price of that step. */
  cost: Float64Array
  /** Price of ending a row in a state; Infinity where it is forbidden. */
  end: Float64Array
}

/** `usable[kind]` says which kinds the person can ever have. */
export function joinTrackers(trackers: Tracker[], kinds: number, usable: Uint8Array, look: Look): Automaton {
  return mergeEqualStates(exploreStates(trackers, kinds, usable, look), look)
}

function exploreStates(trackers: Tracker[], kinds: number, usable: Uint8Array, look: Look): Automaton {
  const found = new Map<string, number>()
  const tuples: Int32Array[] = []
  const visit = (tuple: Int32Array) => {
    const key = tuple.join()
    let state = found.get(key)
    if (state === undefined) {
      state = tuples.length
      found.set(key, state)
      tuples.push(tuple)
    }
    return state
  }
  visit(Int32Array.from(trackers, (tracker) => tracker.start))
  const next: number[] = []
  const cost: number[] = []
  for (let state = 0; state < tuples.length; state++) {
    const tuple = tuples[state]!
    look(kinds * trackers.length)
    for (let kind = 0; kind < kinds; kind++) {
      const price = usable[kind] ? priceOfStep(trackers, tuple, kinds, kind) : Number.POSITIVE_INFINITY
      if (price === Number.POSITIVE_INFINITY) {
        next.push(-1)
        cost.push(0)
        continue
      }
      next.push(visit(stepTuple(trackers, tuple, kinds, kind)))
      cost.push(price)
    }
  }
  const end = Float64Array.from(tuples, (tuple) =>
    trackers.reduce((price, tracker, index) => price + tracker.end[tuple[index]!]!, 0),
  )
  return { states: tuples.length, kinds, start: 0, next: Int32Array.from(next), cost: Float64Array.from(cost), end }
}

function priceOfStep(trackers: Tracker[], tuple: Int32Array, kinds: number, kind: number): number {
  let price = 0
  for (let index = 0; index < trackers.length; index++) price += trackers[index]!.cost[tuple[index]! * kinds + kind]!
  return price
}

function stepTuple(trackers: Tracker[], tuple: Int32Array, kinds: number, kind: number): Int32Array {
  const after = new Int32Array(trackers.length)
  for (let index = 0; index < trackers.length; index++)
    after[index] = trackers[index]!.next[tuple[index]! * kinds + kind]!
  return after
}

/** Moore's refinement: states are equal when every kind costs the same and leads to equal states, and so does the end. */
function mergeEqualStates(automaton: Automaton, look: Look): Automaton {
  const { states, kinds, next, cost, end } = automaton
  const prices = indexPrices(cost)
  let block = indexPrices(end)
  let blocks = 1 + block.reduce((most, index) => Math.max(most, index), 0)
  for (;;) {
    const found = new Map<string, number>()
    const refined = new Int32Array(states)
    const signature = new Int32Array(2 * kinds + 1)
    for (let state = 0; state < states; state++) {
      look(2 * kinds)
      signature[2 * kinds] = block[state]!
      for (let kind = 0; kind < kinds; kind++) {
        const arc = state * kinds + kind
        signature[kind] = next[arc]! < 0 ? -1 : block[next[arc]!]!
        signature[kinds + kind] = prices[arc]!
      }
      const key = String.fromCharCode(...signature.map((part) => part + 1))
      let index = found.get(key)
      if (index === undefined) {
        index = found.size
        found.set(key, index)
      }
      refined[state] = index
    }
    block = refined
    if (found.size === blocks) break
    blocks = found.size
  }
  const mergedNext = new Int32Array(blocks * kinds)
  const mergedCost = new Float64Array(blocks * kinds)
  const mergedEnd = new Float64Array(blocks)
  for (let state = states - 1; state >= 0; state--) {
    mergedEnd[block[state]!] = end[state]!
    for (let kind = 0; kind < kinds; kind++) {
      const target = next[state * kinds + kind]!
      mergedNext[block[state]! * kinds + kind] = target < 0 ? -1 : block[target]!
      mergedCost[block[state]! * kinds + kind] = cost[state * kinds + kind]!
    }
  }
  const start = block[automaton.start]!
  return { states: blocks, kinds, start, next: mergedNext, cost: mergedCost, end: mergedEnd }
}

function indexPrices(cost: Float64Array): Int32Array<ArrayBuffer> {
  const found = new Map<number, number>()
  return Int32Array.from(cost, (price) => {
    let index = found.get(price)
    if (index === undefined) {
      index = found.size
      found.set(price, index)
    }
    return index
  })
}
