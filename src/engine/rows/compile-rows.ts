/** Compiles every person's legal rows: the graph with the counters that fit into it, and the others as priced counters. */
import type { Board, Limit, Run } from '../shapes/limit.ts'
import { type Look, neverStops, stepsPerLook } from '../stopping.ts'
import { type Automaton, joinTrackers } from './automaton.ts'
import { compileGraph } from './compile-graph.ts'
import { type Counter, isHardCounter, settledTotal } from './counter.ts'
import { type GraphPlan, planGraph } from './graph-plan.ts'
import { groupKinds, type KindGroups } from './kind-groups.ts'
import { gatherLimits, sortByPerson } from './person-limits.ts'
import { createRawGraph, type RawGraph } from './raw-graph.ts'
import type { RowGraph } from './row-graph.ts'

export type PersonRows = {
  allowed: Uint8Array
  linear: Float64Array
  automaton: Automaton
  counters: Counter[]
  /** Which counters the graph does not hold: they are priced (see search/tilt.ts). */
  isOutside: Uint8Array
  graph: RowGraph
  groups: KindGroups
  /** Has no legal row: its hard limits become very expensive, or locked cells break them. */
  isSoftened: boolean
}

export type CompiledRows = { days: number; kinds: number; people: PersonRows[]; softened: number; heavy: number }

/** Buffers reused from person to person, and the stop check. */
export type Workbench = { raw: RawGraph; shared: Map<string, RowGraph>; look: Look }

export function createWorkbench(days: number, look: Look): Workbench {
  return { raw: createRawGraph(days), shared: new Map(), look }
}

/** Counters go into the graph while it has fewer arcs than this; soft ones, which a tilt serves well, while it is small. */
export type GraphSize = { arcs: number; softArcs: number }

/** Larger graphs price more counters exactly and make every row draw slower. Not chosen by a recorded run. */
export const searchSize: GraphSize = { arcs: 90_000, softArcs: 6000 }

/** A bound pays for larger graphs; together they stay within about 50 MB. */
export function boundSize(people: number): GraphSize {
  const arcs = Math.min(200_000, Math.floor(6_000_000 / Math.max(1, people)))
  return { arcs, softArcs: arcs }
}

/** `softened` is the price of a unit of a hard limit for people who have no legal row. */
export function compileRows(
  board: Board,
  size: GraphSize = searchSize,
  softened = heavyPrice(board),
  look: Look = neverStops,
): CompiledRows {
  const bench = createWorkbench(board.days, look)
  const people = sortByPerson(board).map((limits, person) =>
    compilePerson(board, person, limits, size, bench, softened),
  )
  return { days: board.days, kinds: board.kinds.length, people, softened, heavy: heavyPrice(board) }
}

/** For a person whose outside counters no draw met: a much larger graph, or softened limits if there is no legal row. */
export function mendPerson(board: Board, compiled: CompiledRows, person: number, look: Look): void {
  const limits = sortByPerson(board)[person]!
  const bench = createWorkbench(board.days, look)
  const wide = tryPerson(board, person, limits, { arcs: 2_000_000, softArcs: 0 }, bench, undefined)
  const isSure = wide?.counters.every((counter, index) => wide.isOutside[index] === 0 || !isHardCounter(counter))
  if (wide && isSure) {
    compiled.people[person] = wide
    return
  }
  const softened = tryPerson(board, person, limits, searchSize, bench, compiled.softened)
  if (softened) compiled.people[person] = softened
}

export function compilePerson(
  board: Board,
  person: number,
  limits: Limit[],
  size: GraphSize,
  bench: Workbench,
  heavy: number,
): PersonRows {
  const strict = tryPerson(board, person, limits, size, bench, undefined)
  if (strict) return strict
  const softened = tryPerson(board, person, limits, size, bench, heavy)
  if (!softened) throw new Error(`No row of ${board.people[person]} can be built even with softened limits.`)
  return softened
}

/** Undefined where no row is legal. */
export function tryPerson(
  board: Board,
  person: number,
  limits: Limit[],
  size: GraphSize,
  bench: Workbench,
  heavy: number | undefined,
  norms: Run[] = [],
): PersonRows | undefined {
  const kinds = board.kinds.length
  const { look } = bench
  look(stepsPerLook)
  const { allowed, linear, trackers, counters, isForced } = gatherLimits(board, person, limits, heavy, norms)
  const usable = new Uint8Array(kinds)
  for (let cell = 0; cell < allowed.length; cell++) if (allowed[cell]) usable[cell % kinds] = 1
  const automaton = joinTrackers(trackers, kinds, usable, look)
  if (!settleFixedCounters(counters, linear, kinds)) return undefined
  const relevant = counters.filter((counter) => counter.lastDay >= 0 && counter.price.some((price) => price !== 0))
  const isOutside = new Uint8Array(relevant.length).fill(1)
  const order = relevant
    .map((_, index) => index)
    .sort((one, other) => rankOf(relevant[one]!) - rankOf(relevant[other]!))
  const chosen = chooseCounters(automaton, relevant, order, board.days, size)
  for (;;) {
    const inside = chosen.map((index) => relevant[index]!)
    const groups = groupKinds(automaton, inside, usable, look)
    const plan = planGraph(automaton, inside, groups, board.days, allowed, look)
    const graph = compileShared(plan, bench, chosen.length > 0 ? size.arcs * rawFactor : baseLimit)
    if (graph === 'no row') return undefined
    if (graph && (chosen.length === 0 || graph.arcs <= size.arcs)) {
      for (const index of chosen) isOutside[index] = 0
      const isSoftened = heavy !== undefined || isForced
      return { allowed, linear, automaton, counters: relevant, isOutside, graph, groups, isSoftened }
    }
    if (chosen.length === 0)
      throw new Error(`The run and succession limits of ${board.people[person]} do not fit into a row graph.`)
    chosen.pop()
  }
}

/** Estimates the size of the graph from the numbers of states, and adds counters while it stays small. */
function chooseCounters(
  automaton: Automaton,
  counters: Counter[],
  order: number[],
  days: number,
  size: GraphSize,
): number[] {
  let arcs = 0
  for (const target of automaton.next) if (target >= 0) arcs += days
  const chosen: number[] = []
  for (const index of order) {
    const larger = arcs * Math.max(1, spreadOf(counters[index]!) * mergingShare)
    if (larger > (isHardCounter(counters[index]!) ? size.arcs : size.softArcs) * 2) continue
    arcs = larger
    chosen.push(index)
  }
  return chosen
}

/** Counters over no day have a fixed price: every first day carries it. False when that price is forbidden. */
function settleFixedCounters(counters: Counter[], linear: Float64Array, kinds: number): boolean {
  for (const counter of counters) {
    if (counter.lastDay >= 0) continue
    if (counter.price[0] === Number.POSITIVE_INFINITY) return false
    for (let kind = 0; kind < kinds; kind++) linear[kind]! += counter.price[0]!
  }
  return true
}

/** Runs and successions are always in the graph; with more raw arcs than this, something is wrong with them. */
const baseLimit = 4_000_000
/** Raw graphs are this much larger than what is left after cutting and merging. */
const rawFactor = 6
/** How much of the product of states is left in practice when a counter joins. */
const mergingShare = 0.3

/** How many totals matter for a counter. */
function spreadOf(counter: Counter): number {
  return settledTotal(counter.price) + 1
}

/** Hard counters go in first, small ones before large ones. */
function rankOf(counter: Counter): number {
  return spreadOf(counter) + (isHardCounter(counter) ? 0 : 1e6)
}

function compileShared(
  plan: GraphPlan,
  { raw, shared, look }: Workbench,
  arcLimit: number,
): RowGraph | undefined | 'no row' {
  look(plan.next.length)
  const key = keyOfPlan(plan)
  const known = shared.get(key)
  if (known) return known
  const graph = compileGraph(plan, raw, arcLimit, look)
  if (graph && graph !== 'no row') shared.set(key, graph)
  return graph
}

function keyOfPlan(plan: GraphPlan): string {
  const counters = plan.counters.map((counter) =>
    [counter.units.join(), counter.isBlock ? counter.blockLast.join() : '', counter.price.join()].join('/'),
  )
  const { start, groups, next, cost, end, allowed } = plan
  return [start, groups, next.join(), cost.join(), end.join(), allowed?.join(''), ...counters].join('|')
}

/** More expensive than anything the soft limits and the cover of the board can add up to for one cell. */
export function heavyPrice(board: Board): number {
  let largest = 1
  for (const limit of board.limits) {
    if (limit.shape === 'cover') largest = Math.max(largest, limit.under)
    else if (!limit.strength.hard) largest = Math.max(largest, limit.strength.weight)
  }
  return largest * 20
}
