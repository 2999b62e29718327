/** Gathers what the board says about one person into tables: allowed cells, cell prices, trackers, and counters. */
import { priceOfShare } from '../shapes/balance.ts'
import { unitsOfOwnClash } from '../shapes/clash.ts'
import { outsideOf, priceOfTotal } from '../shapes/count.ts'
import type { Balance, Board, Clash, Count, Limit, Measure, Run, Strength, Succession } from '../shapes/limit.ts'
import { daysOf } from '../shapes/measure.ts'
import { enterNever } from '../shapes/never.ts'
import { trackRuns } from '../shapes/run.ts'
import { neversAtEdges, trackSuccessions } from '../shapes/succession.ts'
import type { Counter } from './counter.ts'
import type { Tracker } from './tracker.ts'

export type PersonLimits = {
  allowed: Uint8Array
  linear: Float64Array
  trackers: Tracker[]
  counters: Counter[]
  /** A locked cell is forbidden by a hard limit, or a day allows nothing at all: the recount will report a breach. */
  isForced: boolean
}

/** All limits of the board by the person whose row they judge alone; covers, company, and clashes between two people are not among them. */
export function sortByPerson(board: Board): Limit[][] {
  const byPerson: Limit[][] = board.people.map(() => [])
  for (const limit of board.limits) {
    if (limit.shape === 'cover' || limit.shape === 'company') continue
    if (limit.shape !== 'clash') byPerson[limit.person]!.push(limit)
    else if (limit.first.person === limit.second.person) byPerson[limit.first.person]!.push(limit)
  }
  return byPerson
}

/**
 * With `heavy`, hard limits on the whole row get that price, for people without a legal row. `norms` are runs
 * judged inside the horizon only, as if nothing were known around it.
 */
export function gatherLimits(
  board: Board,
  person: number,
  limits: Limit[],
  heavy?: number,
  norms: Run[] = [],
): PersonLimits {
  const kinds = board.kinds.length
  const cells = board.days * kinds
  const allowed = new Uint8Array(cells).fill(1)
  const linear = new Float64Array(cells)
  const soften = (strength: Strength): Strength =>
    heavy !== undefined && strength.hard ? { hard: false, weight: heavy } : strength
  const successions: Succession[] = []
  const runs: Run[] = []
  const measured: (Count | Balance)[] = []
  const clashes: Clash[] = []
  for (const limit of limits) {
    if (limit.shape === 'never') enterNever(limit, kinds, allowed, linear)
    else if (limit.shape === 'succession') {
      for (const never of neversAtEdges(limit, board)) enterNever(never, kinds, allowed, linear)
      successions.push({ ...limit, strength: soften(limit.strength) })
    } else if (limit.shape === 'run') runs.push({ ...limit, strength: soften(limit.strength) })
    else if (limit.shape === 'clash') clashes.push({ ...limit, strength: soften(limit.strength) })
    else if (limit.shape !== 'cover' && limit.shape !== 'company')
      measured.push({ ...limit, strength: soften(limit.strength) })
  }
  const isOverruled = lockCells(board, person, allowed)
  const isFreed = freeDeadDays(board, allowed)
  const past = board.past[person] ?? []
  const future = board.future[person] ?? []
  const trackers: Tracker[] = []
  for (const group of groupBy(successions, (limit) => `${sortedKinds(limit.first)}/${limit.gap}`))
    trackers.push(trackSuccessions(group, kinds))
  for (const group of groupBy(runs, (limit) => sortedKinds(limit.kinds)))
    trackers.push(trackRuns(group, kinds, past, future))
  for (const group of groupBy(norms, (limit) => sortedKinds(limit.kinds)))
    trackers.push(trackRuns(group, kinds, [], []))
  const counters: Counter[] = []
  for (const group of groupBy(measured, (limit) => keyOfMeasure(limit.measure)))
    counters.push(counterOfMeasure(board, group))
  for (const clash of clashes) counters.push(counterOfClash(board, clash))
  return { allowed, linear, trackers, counters, isForced: isOverruled || isFreed }
}

function lockCells(board: Board, person: number, allowed: Uint8Array): boolean {
  const kinds = board.kinds.length
  let isOverruled = false
  for (let day = 0; day < board.days; day++) {
    const locked = board.locked[person]?.[day]
    if (locked === undefined) continue
    if (!allowed[day * kinds + locked]) isOverruled = true
    for (let kind = 0; kind < kinds; kind++) allowed[day * kinds + kind] = kind === locked ? 1 : 0
  }
  return isOverruled
}

/** A day on which every kind is forbidden gets its day off back. */
function freeDeadDays(board: Board, allowed: Uint8Array): boolean {
  const kinds = board.kinds.length
  let isFreed = false
  for (let day = 0; day < board.days; day++) {
    if (allowed.subarray(day * kinds, (day + 1) * kinds).includes(1)) continue
    allowed[day * kinds] = 1
    isFreed = true
  }
  return isFreed
}

function sortedKinds(kinds: number[]): string {
  return [...new Set(kinds)].sort((one, other) => one - other).join()
}

function keyOfMeasure(measure: Measure): string {
  return JSON.stringify([measure.units, measure.blocks ?? measure.days])
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}

/** Totals are kept in whole steps: thousandths divided by what all units have in common. */
const stepsPerUnit = 1000

function counterOfMeasure(board: Board, limits: (Count | Balance)[]): Counter {
  const kinds = board.kinds.length
  const { measure } = limits[0]!
  const thousandths = measure.blocks
    ? measure.units.map((units) => (units > 0 ? stepsPerUnit : 0))
    : measure.units.map((units) => Math.round(units * stepsPerUnit))
  const step = thousandths.reduce(greatestDivisor, 0) || stepsPerUnit
  const units = new Int32Array(board.days * kinds)
  for (const day of daysOf(measure).filter((one) => one >= 0 && one < board.days))
    for (let kind = 0; kind < kinds; kind++) units[day * kinds + kind] = (thousandths[kind] ?? 0) / step
  const blocks = measure.blocks ? markBlocks(board.days, measure.blocks) : undefined
  const perUnit = stepsPerUnit / step
  const priceAt = (total: number) => {
    let price = 0
    for (const limit of limits) {
      const amount = total / perUnit
      price +=
        limit.shape === 'count' ? priceOfTotal(limit, amount + outsideOf(limit, board)) : priceOfShare(limit, amount)
    }
    return price
  }
  return finishCounter(board, units, blocks, priceAt)
}

function counterOfClash(board: Board, limit: Clash): Counter {
  const { units, already } = unitsOfOwnClash(limit, board)
  const price = limit.strength.hard ? Number.POSITIVE_INFINITY : limit.strength.weight
  return finishCounter(board, units, undefined, (total) => (already + total >= 2 ? price : 0))
}

function finishCounter(
  board: Board,
  units: Int32Array,
  blocks: Counter['blocks'],
  priceAt: (total: number) => number,
): Counter {
  const kinds = board.kinds.length
  let firstDay = board.days
  let lastDay = -1
  let most = 0
  let largest = 0
  for (let day = 0; day < board.days; day++) {
    let dayMost = 0
    for (let kind = 0; kind < kinds; kind++) dayMost = Math.max(dayMost, units[day * kinds + kind]!)
    if (dayMost === 0) continue
    firstDay = Math.min(firstDay, day)
    lastDay = day
    largest = Math.max(largest, dayMost)
    most += dayMost
  }
  const price = new Float64Array(most + 1)
  for (let total = 0; total <= most; total++) price[total] = priceAt(total)
  const cheapest = price.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  const cheapFrom = price.indexOf(cheapest)
  return { units, blocks, firstDay, lastDay, price, largest, cheapFrom, cheapTo: price.lastIndexOf(cheapest) }
}

function markBlocks(days: number, blocks: number[][]): { first: Int32Array; last: Int32Array } {
  const first = new Int32Array(days).fill(-1)
  const last = new Int32Array(days).fill(-1)
  for (const block of blocks) {
    if (block.length === 0) continue
    const from = Math.min(...block)
    const to = Math.max(...block)
    for (let day = from; day <= to; day++) {
      first[day] = from
      last[day] = to
    }
  }
  return { first, last }
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}
