/** Builds a row graph: layers are grown day by day, dead ends cut, and nodes with the same future merged. */

import type { Look } from '../stopping.ts'
import type { GraphPlan, PlannedCounter } from './graph-plan.ts'
import { mergeNodes } from './merge-nodes.ts'
import type { RawGraph } from './raw-graph.ts'
import type { RowGraph } from './row-graph.ts'

/** Keys above this would need too large a table. */
const largestKey = 1 << 22

/** Undefined when the graph would have more raw arcs than `arcLimit`; 'no row' when there is no legal row at all. */
export function compileGraph(
  plan: GraphPlan,
  raw: RawGraph,
  arcLimit: number,
  look: Look,
): RowGraph | undefined | 'no row' {
  let keys = plan.states * plan.groups
  for (const counter of plan.counters) keys *= counter.size
  if (keys > largestKey) return undefined
  if (keys > raw.table.length) raw.table = new Int32Array(keys)
  raw.classOf.clear()
  raw.classOf.set(0, 0)
  raw.nodes = 1
  raw.arcs = 0
  raw.key[0] = plan.start * plan.groups
  raw.label[0] = 0
  raw.layer[0] = 0
  raw.layer[1] = 1
  const totals = new Int32Array(plan.counters.length)
  for (let day = 0; day < plan.days; day++) {
    growLayer(plan, raw, day, totals, look)
    raw.layer[day + 2] = raw.nodes
    for (let node = raw.layer[day + 1]!; node < raw.nodes; node++) raw.table[raw.key[node]!] = 0
    if (raw.arcs > arcLimit || raw.classOf.size > 60_000) return undefined
    if (raw.nodes === raw.layer[day + 1]) return 'no row'
  }
  return mergeNodes(raw, plan.days, plan.groups, look)
}

function growLayer(plan: GraphPlan, raw: RawGraph, day: number, totals: Int32Array, look: Look): void {
  const { groups, states, counters, allowed } = plan
  const end = raw.layer[day + 1]!
  for (let node = raw.layer[day]!; node < end; node++) {
    look(groups)
    let rest = Math.floor(raw.key[node]! / groups)
    const state = rest % states
    rest = (rest - state) / states
    for (let index = 0; index < counters.length; index++) {
      const size = counters[index]!.size
      const value = rest % size
      totals[index] = value
      rest = (rest - value) / size
    }
    for (let group = 0; group < groups; group++) {
      const target = plan.next[state * groups + group]!
      if (target < 0 || (allowed !== undefined && allowed[day * groups + group] === 0)) continue
      growArc(plan, raw, day, node, group, target, plan.cost[state * groups + group]!, totals)
    }
  }
}

function growArc(
  plan: GraphPlan,
  raw: RawGraph,
  day: number,
  node: number,
  group: number,
  target: number,
  stepCost: number,
  totals: Int32Array,
): void {
  const { counters, states, groups } = plan
  let cost = day + 1 < plan.days ? stepCost : stepCost + plan.end[target]!
  if (cost === Number.POSITIVE_INFINITY) return
  let key = target * groups + group
  let radix = states * groups
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index]!
    const place = radix
    radix *= counter.size
    if (day > counter.lastDay) continue
    const value = stepCounter(counter, totals[index]!, day, counter.units[day * groups + group]!)
    if (value < 0) return
    const total = counter.isBlock ? value >> 1 : value
    if (total < counter.needed) {
      const reachable = total + counter.gain[(day + 1) * states + target]! + (counter.isBlock ? 1 : 0)
      if (reachable < counter.needed) return
    }
    if (day < counter.lastDay) {
      key += place * value
      continue
    }
    cost += counter.price[total]!
    if (cost === Number.POSITIVE_INFINITY) return
  }
  addArc(raw, node, key, day * groups + group, cost)
}

/** The counter's value after a day, or -1 when that can no longer end well. Block counters carry one bit: counted already. */
function stepCounter(counter: PlannedCounter, value: number, day: number, units: number): number {
  if (!counter.isBlock) {
    const total = value + units
    if (total >= counter.deadFrom) return -1
    return total < counter.settled ? total : counter.settled
  }
  let total = value >> 1
  let isCounted = value & 1
  if (units > 0 && isCounted === 0) {
    total++
    isCounted = 1
    if (total >= counter.deadFrom) return -1
    if (total > counter.settled) total = counter.settled
  }
  if (counter.blockLast[day]! <= day) isCounted = 0
  return total * 2 + isCounted
}

function addArc(raw: RawGraph, from: number, key: number, label: number, cost: number): void {
  let node = raw.table[key]! - 1
  if (node < 0) {
    node = raw.nodes++
    raw.table[key] = node + 1
    if (node >= raw.key.length) {
      raw.key = enlarge(raw.key)
      raw.label = enlarge(raw.label)
    }
    raw.key[node] = key
    raw.label[node] = label
  }
  if (raw.arcs >= raw.from.length) {
    raw.from = enlarge(raw.from)
    raw.to = enlarge(raw.to)
    const classes = new Uint16Array(raw.priceClass.length * 2)
    classes.set(raw.priceClass)
    raw.priceClass = classes
  }
  raw.from[raw.arcs] = from
  raw.to[raw.arcs] = node
  raw.priceClass[raw.arcs] = cost === 0 ? 0 : classOfPrice(raw, cost)
  raw.arcs++
}

function classOfPrice(raw: RawGraph, cost: number): number {
  let index = raw.classOf.get(cost)
  if (index === undefined) {
    index = raw.classOf.size
    raw.classOf.set(cost, index)
  }
  return index
}

function enlarge(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
