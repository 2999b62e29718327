/** What it costs one person to take each of many blocks of days: their machine walks the trie of the blocks once. */
import type { Counter } from '../rows/counter.ts'
import { type BlockTrie, createBlockTrie, growTrie } from './block-trie.ts'
import type { SearchState } from './state.ts'
import { beginTrial, changeOfBlocks } from './trial.ts'

export type BlockPrices = {
  state: SearchState
  trie: BlockTrie
  /** Where the machine of the person is at each node of the trie, -1 where it can't be, and what getting there costs. */
  at: Int32Array
  cost: Float64Array
  /** Counters of several people with equal units share them: sums[share * nodes + node]. */
  shares: Int32Array[]
  shareOf: Int32Array
  sums: Int32Array
  width: number
  /** What the days behind the block cost from a state of the machine; older visits do not count. */
  behind: Float64Array
  visitOf: Int32Array
  visit: number
}

export function createBlockPrices(state: SearchState, members: number, longest: number): BlockPrices {
  const trie = createBlockTrie(members, longest, state.kinds)
  const width = trie.parent.length
  const { shares, shareOf } = shareUnits(state)
  let states = 1
  for (const { automaton } of state.rows) states = Math.max(states, automaton.states)
  return {
    state,
    trie,
    at: new Int32Array(width),
    cost: new Float64Array(width),
    shares,
    shareOf,
    sums: new Int32Array(shares.length * width),
    width,
    behind: new Float64Array(states),
    visitOf: new Int32Array(states),
    visit: 0,
  }
}

function shareUnits(state: SearchState): { shares: Int32Array[]; shareOf: Int32Array } {
  const known = new Map<string, number>()
  const shares: Int32Array[] = []
  const shareOf = new Int32Array(state.people * state.counters)
  for (let person = 0; person < state.people; person++)
    for (const [index, { units }] of state.rows[person]!.counters.entries()) {
      const key = units.join()
      const share = known.get(key) ?? shares.push(units) - 1
      known.set(key, share)
      shareOf[person * state.counters + index] = share
    }
  return { shares, shareOf }
}

/** Must run before blocks are priced: finds the different blocks of some people from `first` to `last`. */
export function findBlocks(prices: BlockPrices, people: Int32Array, first: number, last: number): void {
  growTrie(prices.trie, prices.state.cells, prices.state.days, people, first, last)
  sumUnits(prices)
}

/** What every beginning of a block adds to the counters. */
function sumUnits({ trie, shares, sums, width }: BlockPrices): void {
  const { nodes, kinds, parent, kind, day } = trie
  for (let share = 0; share < shares.length; share++) {
    const units = shares[share]!
    const base = share * width
    for (let node = 1; node < nodes; node++)
      sums[base + node] = sums[base + parent[node]!]! + units[day[node]! * kinds + kind[node]!]!
  }
}

/** Writes the change of a person's cost by the leaf of the trie whose block they would take, Infinity where illegal. */
export function priceLeaves(prices: BlockPrices, person: number, own: number, change: Float64Array): void {
  const { state, trie, at, cost } = prices
  const { leaves, nodes } = trie
  walkTrie(prices, person)
  prices.visit++
  const last = trie.day[leaves]!
  const before = cost[own]! + costBehind(prices, person, last, at[own]!)
  const { counters } = state.rows[person]!
  for (let leaf = leaves; leaf < nodes; leaf++) {
    let price = Number.POSITIVE_INFINITY
    if (at[leaf]! >= 0) {
      price = cost[leaf]! + costBehind(prices, person, last, at[leaf]!) - before
      for (let index = 0; index < counters.length && price !== Number.POSITIVE_INFINITY; index++)
        price += priceCounter(prices, person, index, counters[index]!, own, leaf)
    }
    change[leaf - leaves] = leaf === own ? 0 : price
  }
}

function walkTrie({ state, trie, at, cost }: BlockPrices, person: number): void {
  const { nodes, kinds, parent, kind, day } = trie
  const { next, cost: costOfStep, start } = state.rows[person]!.automaton
  const linear = state.linear[person]!
  const linearClass = state.linearClass[person]!
  const first = day[1]!
  at[0] = first > 0 ? state.machine[person * state.days + first - 1]! : start
  cost[0] = 0
  for (let node = 1; node < nodes; node++) {
    const above = parent[node]!
    const cell = day[node]! * kinds + kind[node]!
    const from = at[above]!
    if (from < 0 || linearClass[cell] === 0) {
      at[node] = -1
      continue
    }
    const arc = from * kinds + kind[node]!
    at[node] = next[arc]!
    cost[node] = cost[above]! + costOfStep[arc]! + linear[cell]!
  }
}

/** The difference from what the person's own row costs there. Infinity where the machine can't continue. */
function costBehind(prices: BlockPrices, person: number, last: number, state: number): number {
  const { behind, visitOf, visit } = prices
  if (visitOf[state] !== visit) {
    visitOf[state] = visit
    behind[state] = walkBehind(prices.state, person, last, state)
  }
  return behind[state]!
}

function walkBehind({ days, kinds, cells, machine, rows }: SearchState, person: number, last: number, from: number) {
  const { next, cost, end } = rows[person]!.automaton
  const base = person * days
  let at = from
  let change = 0
  for (let day = last + 1; day < days; day++) {
    const before = machine[base + day - 1]!
    if (at === before) return change
    const kind = cells[base + day]!
    const arc = at * kinds + kind
    at = next[arc]!
    if (at < 0) return Number.POSITIVE_INFINITY
    change += cost[arc]! - cost[before * kinds + kind]!
  }
  return change + end[at]! - end[machine[base + days - 1]!]!
}

function priceCounter(
  { state, trie, shareOf, sums, width }: BlockPrices,
  person: number,
  index: number,
  counter: Counter,
  own: number,
  leaf: number,
): number {
  const place = person * state.counters + index
  const before = state.totals[place]!
  let after = before
  if (counter.blocks) {
    const [trial] = state.trials
    beginTrial(state, person, trial)
    for (let node = leaf; node > 0; node = trie.parent[node]!) trial.row[trie.day[node]!] = trie.kind[node]!
    after += changeOfBlocks(state, person, counter, trial, trie.day[1]!, trie.day[leaf]!)
  } else {
    const base = shareOf[place]! * width
    after += sums[base + leaf]! - sums[base + own]!
  }
  return after === before ? 0 : counter.price[after]! - counter.price[before]!
}
