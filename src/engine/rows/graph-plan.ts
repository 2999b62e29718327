/** What a row graph is made from: the machine over groups of kinds and the counters that are carried along. */
import type { Look } from '../stopping.ts'
import type { Automaton } from './automaton.ts'
import { type Counter, settledTotal } from './counter.ts'
import type { KindGroups } from './kind-groups.ts'

export type PlannedCounter = {
  units: Int32Array
  isBlock: boolean
  /** Last day of the block of a day, or -1. */
  blockLast: Int32Array
  firstDay: number
  lastDay: number
  price: Float64Array
  /** From this total on nothing changes: totals are cut here. */
  settled: number
  /** Totals from here on are forbidden for good. */
  deadFrom: number
  /** Least total that is allowed in the end. */
  needed: number
  /** Most that can still be added from a day in a state: gain[day * states + state]. */
  gain: Int32Array
  /** Number of values that the counter takes in a node's key. */
  size: number
}

export type GraphPlan = {
  days: number
  states: number
  groups: number
  start: number
  next: Int32Array
  cost: Float64Array
  /** Price of ending a row in a state. */
  end: Float64Array
  counters: PlannedCounter[]
  /** Cells that the person may have; undefined: all, and the label weights forbid the others. */
  allowed: Uint8Array | undefined
}

export function planGraph(
  automaton: Automaton,
  counters: Counter[],
  kindGroups: KindGroups,
  days: number,
  allowedKinds: Uint8Array | undefined,
  look: Look,
): GraphPlan {
  const groups = kindGroups.count
  const { states, kinds, start, end } = automaton
  const next = new Int32Array(states * groups)
  const cost = new Float64Array(states * groups)
  for (let state = 0; state < states; state++)
    for (let group = 0; group < groups; group++) {
      const kind = kindGroups.kinds[kindGroups.start[group]!]!
      next[state * groups + group] = automaton.next[state * kinds + kind]!
      cost[state * groups + group] = automaton.cost[state * kinds + kind]!
    }
  const allowed = allowedKinds && allowedGroups(allowedKinds, kindGroups, days, kinds)
  const plan: GraphPlan = { days, states, groups, start, next, cost, end, counters: [], allowed }
  for (const counter of counters) plan.counters.push(planCounter(plan, counter, kindGroups, kinds, look))
  return plan
}

function allowedGroups(allowed: Uint8Array, kindGroups: KindGroups, days: number, kinds: number): Uint8Array {
  const groups = kindGroups.count
  const result = new Uint8Array(days * groups)
  for (let day = 0; day < days; day++)
    for (let group = 0; group < groups; group++)
      for (let index = kindGroups.start[group]!; index < kindGroups.start[group + 1]!; index++)
        if (allowed[day * kinds + kindGroups.kinds[index]!]) result[day * groups + group] = 1
  return result
}

function planCounter(
  plan: GraphPlan,
  counter: Counter,
  kindGroups: KindGroups,
  kinds: number,
  look: Look,
): PlannedCounter {
  const { days, groups } = plan
  const units = new Int32Array(days * groups)
  for (let day = 0; day < days; day++)
    for (let group = 0; group < groups; group++)
      units[day * groups + group] = counter.units[day * kinds + kindGroups.kinds[kindGroups.start[group]!]!]!
  const { price } = counter
  const settled = settledTotal(price)
  const deadFrom = price[price.length - 1] === Number.POSITIVE_INFINITY ? settled : price.length
  let needed = 0
  while (needed < price.length - 1 && price[needed] === Number.POSITIVE_INFINITY) needed++
  const isBlock = counter.blocks !== undefined
  return {
    units,
    isBlock,
    blockLast: counter.blocks ? counter.blocks.last : new Int32Array(days).fill(-1),
    firstDay: counter.firstDay,
    lastDay: counter.lastDay,
    price,
    settled,
    deadFrom,
    needed,
    gain: gainsOf(plan, units, isBlock ? counter.blocks!.last : undefined, look),
    size: (settled + 1) * (isBlock ? 2 : 1),
  }
}

/** Backwards over the days: what the machine alone lets a row still add. Blocks add at most one each, on their last day. */
function gainsOf(plan: GraphPlan, units: Int32Array, blockLast: Int32Array | undefined, look: Look): Int32Array {
  const { days, states, groups, next, end, allowed } = plan
  const gain = new Int32Array((days + 1) * states)
  for (let state = 0; state < states; state++)
    if (end[state] === Number.POSITIVE_INFINITY) gain[days * states + state] = -1
  for (let day = days - 1; day >= 0; day--) {
    look((states * groups) / 10)
    for (let state = 0; state < states; state++) {
      let best = -1
      for (let group = 0; group < groups; group++) {
        const target = next[state * groups + group]!
        if (target < 0 || (allowed && !allowed[day * groups + group])) continue
        const rest = gain[(day + 1) * states + target]!
        if (rest < 0) continue
        const added = blockLast ? (blockLast[day] === day ? 1 : 0) : units[day * groups + group]!
        if (rest + added > best) best = rest + added
      }
      gain[day * states + state] = best
    }
  }
  return gain
}
