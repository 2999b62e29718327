/** What a changed row would cost more or less, by difference: only the days that change are walked. */
import { type Counter, touches } from '../rows/counter.ts'
import type { SearchState, Trial } from './state.ts'

/** Writes the person's present row into the trial, to be changed there. */
export function beginTrial(state: SearchState, person: number, trial: Trial): void {
  const { days, cells } = state
  const base = person * days
  const { row } = trial
  for (let day = 0; day < days; day++) row[day] = cells[base + day]!
}

/** The row in `trial` differs from the person's only from `first` to `last`. Infinity when it breaks a hard limit. */
export function priceTrial(state: SearchState, person: number, trial: Trial, first: number, last: number): number {
  const linear = priceCells(state, person, trial, first, last)
  if (linear === Number.POSITIVE_INFINITY) return linear
  const counted = priceTotals(state, person, trial, first, last)
  if (counted === Number.POSITIVE_INFINITY) return counted
  return linear + counted + priceSteps(state, person, trial, first, last)
}

function priceCells(state: SearchState, person: number, trial: Trial, first: number, last: number): number {
  const { days, kinds, cells } = state
  const linearClass = state.linearClass[person]!
  const linear = state.linear[person]!
  const { row } = trial
  let change = 0
  for (let day = first; day <= last; day++) {
    const before = cells[person * days + day]!
    const after = row[day]!
    if (before === after) continue
    if (linearClass[day * kinds + after] === 0) return Number.POSITIVE_INFINITY
    change += linear[day * kinds + after]! - linear[day * kinds + before]!
  }
  return change
}

export function priceTotals(state: SearchState, person: number, trial: Trial, first: number, last: number): number {
  const { counters } = state.rows[person]!
  const base = person * state.counters
  let change = 0
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index]!
    const before = state.totals[base + index]!
    const after =
      before +
      (counter.blocks
        ? changeOfBlocks(state, person, counter, trial, first, last)
        : changeOfUnits(state, person, counter, trial, first, last))
    trial.totals[index] = after
    if (after !== before) {
      change += counter.price[after]! - counter.price[before]!
      if (change === Number.POSITIVE_INFINITY) return change
    }
  }
  return change
}

function changeOfUnits(
  state: SearchState,
  person: number,
  counter: Counter,
  trial: Trial,
  first: number,
  last: number,
): number {
  const { days, kinds, cells } = state
  const { units } = counter
  const { row } = trial
  let change = 0
  for (let day = first; day <= last; day++)
    change += units[day * kinds + row[day]!]! - units[day * kinds + cells[person * days + day]!]!
  return change
}

export function changeOfBlocks(
  state: SearchState,
  person: number,
  counter: Counter,
  trial: Trial,
  first: number,
  last: number,
): number {
  const { days, kinds, cells } = state
  const { units } = counter
  const blocks = counter.blocks!
  let change = 0
  let day = first
  while (day <= last) {
    const end = blocks.last[day]!
    if (end < day) {
      day++
      continue
    }
    const begin = blocks.first[day]!
    if (touches(counter, trial.row, kinds, begin, end)) change++
    for (let member = begin; member <= end; member++)
      if (units[member * kinds + cells[person * days + member]!]! > 0) {
        change--
        break
      }
    day = end + 1
  }
  return change
}

/** Walks the machine from the first changed day until it is in the state in which it was before. */
function priceSteps(state: SearchState, person: number, trial: Trial, first: number, last: number): number {
  const { days, kinds, cells, machine } = state
  const { next, cost, start, end } = state.rows[person]!.automaton
  const base = person * days
  let before = first > 0 ? machine[base + first - 1]! : start
  let at = before
  let change = 0
  trial.first = first
  for (let day = first; day < days; day++) {
    const arc = at * kinds + trial.row[day]!
    const oldArc = before * kinds + cells[base + day]!
    at = next[arc]!
    if (at < 0) return Number.POSITIVE_INFINITY
    change += cost[arc]! - cost[oldArc]!
    before = machine[base + day]!
    trial.machine[day] = at
    trial.until = day
    if (at === before && day >= last) return change
  }
  return change + end[at]! - end[before]!
}

/** Makes the trial the person's row. Who is present where is the caller's to change. */
export function keepTrial(
  state: SearchState,
  person: number,
  trial: Trial,
  first: number,
  last: number,
  change: number,
): void {
  const { days, cells, machine } = state
  const base = person * days
  for (let day = first; day <= last; day++) cells[base + day] = trial.row[day]!
  for (let day = trial.first; day <= trial.until; day++) machine[base + day] = trial.machine[day]!
  const counters = state.rows[person]!.counters.length
  for (let index = 0; index < counters; index++) state.totals[person * state.counters + index] = trial.totals[index]!
  state.rowCost[person]! += change
}
