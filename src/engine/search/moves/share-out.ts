/**
 * Two people share out their shifts of many days again. How much more than now that may cost is drawn first, and of all ways
 * within it one is taken by lot (slice sampling, Neal 2003): ways that cannot stay within it are not followed.
 */
import { draw, drawIndex } from '../../random.ts'
import type { SearchState } from '../state.ts'
import { isTied } from '../ties.ts'
import { beginTrial, keepTrial, priceTotals, priceTrial } from '../trial.ts'
import { beginSide, createSide, leastFrom, type Side } from './share-side.ts'
import { drawOther } from './swaps.ts'

export type ShareOut = {
  state: SearchState
  sides: [Side, Side]
  first: number
  last: number
  /** So many open days at most; it follows what the rounds cost. */
  width: number
  /** What both rows may cost from the first day on without their counters, and how much more in all than now. */
  ceiling: number
  allowance: number
  now: number
  steps: number
  ways: number
  /** The way that was taken: the days on which the two change places. */
  isExchanged: Uint8Array
  taken: Uint8Array
  isChanged: boolean
}

/**
 * A round that takes more steps is dropped, and the next ones are narrower. Rounds were judged by
 * `npm run bench -- only=P45,P60,P100 seconds=30`: 12-hour months went from 241, 235, 635 to 237, 221, 602 points.
 */
const mostSteps = 500
/** To price the counters of a way takes as long as so many steps. */
const stepsPerWay = 5
const widening = 0.1

export function createShareOut(state: SearchState): ShareOut {
  let states = 1
  for (const { automaton } of state.rows) states = Math.max(states, automaton.states)
  return {
    state,
    sides: [createSide(state, states), createSide(state, states)],
    first: 0,
    last: 0,
    width: state.days,
    ceiling: 0,
    allowance: 0,
    now: 0,
    steps: 0,
    ways: 0,
    isExchanged: new Uint8Array(state.days),
    taken: new Uint8Array(state.days),
    isChanged: false,
  }
}

/** One round between two people who are drawn; true when it changed something. */
export function shareOut(share: ShareOut): boolean {
  const { state, sides } = share
  if (state.people < 2) return false
  const one = drawIndex(state.random, state.people)
  const other = drawOther(state, one)
  if (isTied(state, one) || isTied(state, other)) return false
  if (!openDays(share, one, other)) return false
  share.now = beginSide(state, sides[0], one, other, share.first) + beginSide(state, sides[1], other, one, share.first)
  share.allowance = -Math.log(1 - draw(state.random)) * state.temperature + 1e-9
  share.ceiling = share.now + share.allowance + excessOf(state, one) + excessOf(state, other)
  share.steps = 0
  share.ways = 0
  share.isChanged = false
  share.isExchanged.fill(0)
  follow(share, share.first, machineBefore(share, one), machineBefore(share, other), 0, false)
  if (share.steps > mostSteps) {
    share.width = Math.max(2, share.width - 1)
    return false
  }
  share.width = Math.min(state.days, share.width + widening)
  if (share.isChanged) keepWay(share)
  return share.isChanged
}

function machineBefore({ state, first }: ShareOut, person: number): number {
  return first > 0 ? state.machine[person * state.days + first - 1]! : state.rows[person]!.automaton.start
}

/** What the counters could cost less. */
function excessOf(state: SearchState, person: number): number {
  const { counters } = state.rows[person]!
  let excess = 0
  for (let index = 0; index < counters.length; index++) {
    const { price, cheapFrom } = counters[index]!
    excess += price[state.totals[person * state.counters + index]!]! - price[cheapFrom]!
  }
  return excess
}

/** Who is present stays the same: on an open day each takes the other's place. */
function openDays(share: ShareOut, one: number, other: number): boolean {
  const { state, width, sides } = share
  const { days, kinds, cells, linearClass } = state
  share.first = width >= days ? 0 : drawIndex(state.random, days)
  let open = 0
  let last = -1
  for (let day = share.first; day < days; day++) {
    const kindOfOne = cells[one * days + day]!
    const kindOfOther = cells[other * days + day]!
    const isOpen =
      kindOfOne !== kindOfOther &&
      open < width &&
      linearClass[one]![day * kinds + kindOfOther]! > 0 &&
      linearClass[other]![day * kinds + kindOfOne]! > 0
    sides[0].priceOther[day] = isOpen ? 0 : Number.POSITIVE_INFINITY
    sides[1].priceOther[day] = sides[0].priceOther[day]!
    if (!isOpen) continue
    open++
    last = day
  }
  share.last = last
  return open > 0
}

/** Follows both machines with and without an exchange on each open day, as long as the rest may stay below the ceiling. */
function follow(share: ShareOut, day: number, atOne: number, atOther: number, spent: number, isChanged: boolean): void {
  if (share.steps++ > mostSteps) return
  const [one, other] = share.sides
  if (day > share.last) {
    weighWay(share, spent + leastFrom(one, day, atOne) + leastFrom(other, day, atOther), isChanged)
    return
  }
  let arcOfOne = atOne * one.kinds + one.kept[day]!
  let arcOfOther = atOther * other.kinds + other.kept[day]!
  let toOne = one.next[arcOfOne]!
  let toOther = other.next[arcOfOther]!
  if (toOne >= 0 && toOther >= 0) {
    const total = spent + one.cost[arcOfOne]! + one.priceKept[day]! + other.cost[arcOfOther]! + other.priceKept[day]!
    if (total + leastFrom(one, day + 1, toOne) + leastFrom(other, day + 1, toOther) <= share.ceiling)
      follow(share, day + 1, toOne, toOther, total, isChanged)
  }
  if (one.priceOther[day] === Number.POSITIVE_INFINITY) return
  arcOfOne = atOne * one.kinds + one.other[day]!
  arcOfOther = atOther * other.kinds + other.other[day]!
  toOne = one.next[arcOfOne]!
  toOther = other.next[arcOfOther]!
  if (toOne < 0 || toOther < 0) return
  const total = spent + one.cost[arcOfOne]! + one.priceOther[day]! + other.cost[arcOfOther]! + other.priceOther[day]!
  if (total + leastFrom(one, day + 1, toOne) + leastFrom(other, day + 1, toOther) > share.ceiling) return
  share.isExchanged[day] = 1
  follow(share, day + 1, toOne, toOther, total, true)
  share.isExchanged[day] = 0
}

function weighWay(share: ShareOut, spent: number, isChanged: boolean): void {
  const { state, sides } = share
  if (isChanged) {
    share.steps += stepsPerWay
    const change = spent - share.now + priceCounters(share, sides[0]) + priceCounters(share, sides[1])
    if (change > share.allowance) return
  }
  share.ways++
  if (drawIndex(state.random, share.ways) > 0) return
  share.isChanged = isChanged
  share.taken.set(share.isExchanged)
}

function priceCounters({ state, first, last, isExchanged }: ShareOut, { person, kept, other }: Side): number {
  const [trial] = state.trials
  beginTrial(state, person, trial)
  for (let day = first; day <= last; day++) trial.row[day] = isExchanged[day] === 1 ? other[day]! : kept[day]!
  return priceTotals(state, person, trial, first, last)
}

function keepWay({ state, sides, first, last, taken }: ShareOut): void {
  for (const [index, { person, kept, other }] of sides.entries()) {
    const trial = state.trials[index]!
    beginTrial(state, person, trial)
    for (let day = first; day <= last; day++) trial.row[day] = taken[day] === 1 ? other[day]! : kept[day]!
    keepTrial(state, person, trial, first, last, priceTrial(state, person, trial, first, last))
  }
}
