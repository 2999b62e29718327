/** Joins the trackers of a person into one machine over the kinds, without unreachable, dead or equal states. */
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
  const found = new Map<string | number, number>()
  const tuples: Int32Array[] = []
  const keyOf = keyOfTuples(trackers)
  const visit = (tuple: Int32Array) => {
    const key = keyOf(tuple)
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

/** A number where all of them fit into one: strings of a large group's tuples take longer to make than to look up. */
function keyOfTuples(trackers: Tracker[]): (tuple: Int32Array) => string | number {
  const all = trackers.reduce((product, { states }) => product * states, 1)
  if (all > Number.MAX_SAFE_INTEGER) return (tuple) => tuple.join()
  return (tuple) => {
    let key = 0
    for (let index = 0; index < tuple.length; index++) key = key * trackers[index]!.states + tuple[index]!
    return key
  }
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
    look(states * kinds)
    const refined = refine(automaton, prices, block)
    const count = 1 + refined.reduce((most, index) => Math.max(most, index), 0)
    block = refined
    if (count === blocks) break
    blocks = count
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

/** Numbers the states anew, equal ones alike: found by hashing what they cost and where they lead. */
function refine({ states, kinds, next }: Automaton, prices: Int32Array, block: Int32Array): Int32Array<ArrayBuffer> {
  const refined = new Int32Array(states)
  const blockAfter = (arc: number) => (next[arc]! < 0 ? -1 : block[next[arc]!]!)
  const isSame = (one: number, other: number) => {
    if (block[one] !== block[other]) return false
    for (let kind = 0; kind < kinds; kind++) {
      const [arc, otherArc] = [one * kinds + kind, other * kinds + kind]
      if (prices[arc] !== prices[otherArc] || blockAfter(arc) !== blockAfter(otherArc)) return false
    }
    return true
  }
  let size = 16
  while (size < states * 2) size *= 2
  const bucket = new Int32Array(size).fill(-1)
  let count = 0
  for (let state = 0; state < states; state++) {
    let hash = Math.imul(block[state]! + 1, 0x9e3779b1)
    for (let arc = state * kinds; arc < (state + 1) * kinds; arc++) {
      hash = Math.imul(hash ^ blockAfter(arc), 0x85ebca6b)
      hash = Math.imul((hash ^ (hash >>> 15)) + prices[arc]!, 0xc2b2ae35)
    }
    let slot = (hash ^ (hash >>> 13)) & (size - 1)
    while (bucket[slot]! >= 0 && !isSame(bucket[slot]!, state)) slot = (slot + 1) & (size - 1)
    if (bucket[slot]! < 0) {
      bucket[slot] = state
      refined[state] = count++
    } else refined[state] = refined[bucket[slot]!]!
  }
  return refined
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
