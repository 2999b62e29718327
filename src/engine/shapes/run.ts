/** The shape "run": days in a row that hold one of some kinds, neither too few nor too many. */
import type { Tracker } from '../rows/tracker.ts'
import { type Breach, costOf, isAmong, kindOn } from './breach.ts'
import type { Board, Kind, Roster, Run } from './limit.ts'

export function countRun<Id>(limit: Run<Id>, board: Board, roster: Roster): Breach<Id>[] {
  const { person } = limit
  const row = roster[person]!
  const oldest = -(board.past[person] ?? []).length
  const newest = board.days + (board.future[person] ?? []).length
  const isIn = (day: number) => isAmong(limit.kinds, kindOn(board, row, person, day))
  const breaches: Breach<Id>[] = []
  let day = oldest < 0 ? -1 : 0
  while (day > oldest && isIn(day) && isIn(day - 1)) day--
  while (day <= board.days) {
    if (!isIn(day)) {
      day++
      continue
    }
    let end = day
    while (end < newest && isIn(end)) end++
    const isSeenWhole = day > oldest && end < newest
    const short = isSeenWhole ? limit.atLeast - (end - day) : 0
    for (const units of [short, daysTooMany(limit, board, day, end)])
      if (units > 0) breaches.push(breachOf(limit, board, day, end, units))
    day = end
  }
  return breaches
}

function daysTooMany({ atMost }: Pick<Run, 'atMost'>, { days }: Board, from: number, end: number): number {
  const inside = Math.min(days, end) - Math.max(0, from)
  if (inside <= 0) return 0
  return Math.min(atMost, Math.max(0, -from)) + inside + Math.min(atMost, Math.max(0, end - days)) - atMost
}

function breachOf<Id>(limit: Run<Id>, board: Board, from: number, end: number, units: number): Breach<Id> {
  const { rule, shape, person, strength } = limit
  const day = Math.min(board.days - 1, Math.max(0, from))
  const days = Array.from({ length: end - from }, (_, index) => from + index)
  return { rule, shape, person, day, days, units, cost: costOf(strength, units), hard: strength.hard, limit }
}

/**
 * Enters the row graph as the length of the run so far. States above `cap` are runs whose start no one saw: they may be
 * too long but never too short. Cap is the first length from which nothing changes anymore.
 */
export function trackRuns(limits: Run[], kindCount: number, past: Kind[], future: Kind[]): Tracker {
  const kinds = limits[0]!.kinds
  let cap = 1
  for (const { atLeast, atMost } of limits) cap = Math.max(cap, atLeast, Number.isFinite(atMost) ? atMost + 1 : 1)
  const states = 2 * cap + 1
  const next = new Int32Array(states * kindCount)
  const cost = new Float64Array(states * kindCount)
  const end = new Float64Array(states)
  let ahead = 0
  while (ahead < future.length && kinds.includes(future[ahead]!)) ahead++
  for (let state = 0; state < states; state++) {
    const isUnseen = state > cap
    const length = isUnseen ? state - cap : state
    const isSeenWhole = !isUnseen && ahead < future.length
    end[state] = priceOfEnd(limits, length, ahead, isSeenWhole)
    for (let kind = 0; kind < kindCount; kind++) {
      const arc = state * kindCount + kind
      const longer = Math.min(cap, length + 1)
      const isIn = kinds.includes(kind)
      next[arc] = isIn ? longer + (isUnseen ? cap : 0) : 0
      cost[arc] = isIn ? priceOfLong(limits, length + 1) : length > 0 && !isUnseen ? priceOfShort(limits, length) : 0
    }
  }
  let length = 0
  while (length < past.length && kinds.includes(past[past.length - 1 - length]!)) length++
  const isUnseen = length === past.length
  // With an unknown past, a run that begins on day 0 may have begun before: start as an unseen run of length 0.
  const start = isUnseen ? (length === 0 ? states : cap + Math.min(cap, length)) : Math.min(cap, length)
  return start < states
    ? { states, start, next, cost, end }
    : withUnseenStart(limits, { states, start: 0, next, cost, end }, cap, kindCount)
}

function withUnseenStart(limits: Run[], tracker: Tracker, cap: number, kindCount: number): Tracker {
  const { states } = tracker
  const next = new Int32Array((states + 1) * kindCount)
  const cost = new Float64Array((states + 1) * kindCount)
  next.set(tracker.next)
  cost.set(tracker.cost)
  for (let kind = 0; kind < kindCount; kind++) {
    const isIn = limits[0]!.kinds.includes(kind)
    next[states * kindCount + kind] = isIn ? cap + 1 : 0
    cost[states * kindCount + kind] = isIn ? priceOfLong(limits, 1) : 0
  }
  return { states: states + 1, start: states, next, cost, end: Float64Array.of(...tracker.end, 0) }
}

/** What a run of this length costs more when the row ends with it and `ahead` days of the run lie behind the row. */
function priceOfEnd(limits: Run[], length: number, ahead: number, isSeenWhole: boolean): number {
  let price = isSeenWhole && length + ahead > 0 ? priceOfShort(limits, length + ahead) : 0
  for (const { atMost, strength } of length > 0 ? limits : []) {
    const surplus = Math.min(atMost, ahead) - Math.max(0, atMost - length)
    if (surplus > 0) price += strength.hard ? Number.POSITIVE_INFINITY : strength.weight * surplus
  }
  return price
}

function priceOfLong(limits: Run[], length: number): number {
  let price = 0
  for (const { atMost, strength } of limits)
    if (length > atMost) price += strength.hard ? Number.POSITIVE_INFINITY : strength.weight
  return price
}

function priceOfShort(limits: Run[], length: number): number {
  let price = 0
  for (const { atLeast, strength } of limits)
    if (length < atLeast) price += strength.hard ? Number.POSITIVE_INFINITY : strength.weight * (atLeast - length)
  return price
}
