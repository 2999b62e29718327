/** Legal exchanges between two rows: a block of days, or two blocks that keep both totals as they are. */
import { draw, drawIndex } from '../../random.ts'
import type { SearchState } from '../state.ts'
import { costOfTies, isTied } from '../ties.ts'
import { beginTrial, keepTrial, priceTrial } from '../trial.ts'

/** How often an exchange has a second block, and how long one may be: long ones are rarely kept, short ones move little. */
const shareOfPairs = 0.3
const longestBlock = 14
/** Sums of prices that differ by less are equal. */
const leastGain = 1e-7

/** Proposes `count` exchanges and keeps what the temperature allows; returns how many were kept. */
export function swapBlocks(state: SearchState, count: number): number {
  let kept = 0
  if (state.people < 2) return 0
  for (let index = 0; index < count; index++) {
    const one = drawIndex(state.random, state.people)
    if (proposeSwap(state, one, drawOther(state, one))) kept++
  }
  return kept
}

export function drawOther(state: SearchState, one: number): number {
  const other = drawIndex(state.random, state.people - 1)
  return other < one ? other : other + 1
}

function proposeSwap(state: SearchState, one: number, other: number): boolean {
  const { days, random } = state
  const length = Math.min(days, drawLength(state))
  const first = drawIndex(random, days - length + 1)
  if (!differs(state, one, other, first, length)) return false
  if (draw(random) >= shareOfPairs) return trySwap(state, one, other, first, length, first, 0)
  const secondLength = Math.min(days, draw(random) < 0.6 ? length : 1 + drawIndex(random, 4))
  const second = drawSecond(state, one, other, first, length, secondLength)
  if (second < first + length && first < second + secondLength) return false
  if (!differs(state, one, other, second, secondLength)) return false
  return trySwap(state, one, other, first, length, second, secondLength)
}

function drawLength(state: SearchState): number {
  const chance = draw(state.random)
  if (chance < 0.3) return 1
  if (chance < 0.5) return 2
  if (chance < 0.65) return 3
  if (chance < 0.85) return 4 + drawIndex(state.random, 3)
  return 1 + drawIndex(state.random, longestBlock)
}

/** Where the first block gives one person a day more, looks for a day on which the other can give one back. */
function drawSecond(
  state: SearchState,
  one: number,
  other: number,
  first: number,
  length: number,
  secondLength: number,
): number {
  const { days, cells, random } = state
  let second = drawIndex(random, days - secondLength + 1)
  if (length !== 1 || secondLength !== 1) return second
  const oneWorks = cells[one * days + first] !== 0
  const otherWorks = cells[other * days + first] !== 0
  if (oneWorks === otherWorks) return second
  for (let attempt = 0; attempt < 4; attempt++) {
    if ((cells[one * days + second] !== 0) === otherWorks && (cells[other * days + second] !== 0) === oneWorks) break
    second = drawIndex(random, days)
  }
  return second
}

/** Both may have what the other has, and it is not the same. */
export function differs(state: SearchState, one: number, other: number, first: number, length: number): boolean {
  const { days, kinds, cells } = state
  const classOfOne = state.linearClass[one]!
  const classOfOther = state.linearClass[other]!
  let isDifferent = false
  for (let day = first; day < first + length; day++) {
    const kindOfOne = cells[one * days + day]!
    const kindOfOther = cells[other * days + day]!
    if (kindOfOne === kindOfOther) continue
    isDifferent = true
    if (classOfOne[day * kinds + kindOfOther] === 0 || classOfOther[day * kinds + kindOfOne] === 0) return false
  }
  return isDifferent
}

/** Exchanges the days from `first` on, and those from `second` on; false when it is not legal or not taken. */
export function trySwap(
  state: SearchState,
  one: number,
  other: number,
  first: number,
  length: number,
  second: number,
  secondLength: number,
): boolean {
  const [trialOfOne, trialOfOther] = state.trials
  beginTrial(state, one, trialOfOne)
  beginTrial(state, other, trialOfOther)
  exchange(trialOfOne.row, trialOfOther.row, first, length)
  exchange(trialOfOne.row, trialOfOther.row, second, secondLength)
  const from = secondLength > 0 && second < first ? second : first
  const to = Math.max(first + length, second + secondLength) - 1
  const changeOfOne = priceTrial(state, one, trialOfOne, from, to)
  if (changeOfOne === Number.POSITIVE_INFINITY) return false
  const changeOfOther = priceTrial(state, other, trialOfOther, from, to)
  if (changeOfOther === Number.POSITIVE_INFINITY) return false
  let change = changeOfOne + changeOfOther
  if (isTied(state, one) || isTied(state, other)) change += changeOfTies(state, one, other, from, to)
  if (!isTaken(state, change)) return false
  keepTrial(state, one, trialOfOne, from, to, changeOfOne)
  keepTrial(state, other, trialOfOther, from, to, changeOfOther)
  return true
}

/** Metropolis: what costs more is taken with the chance that the temperature gives it; without heat, only what costs less. */
export function isTaken(state: SearchState, change: number): boolean {
  if (state.temperature === 0) return change < -leastGain
  return change <= 0 || draw(state.random) < Math.exp(-change / state.temperature)
}

function exchange(one: Int8Array, other: Int8Array, first: number, length: number): void {
  for (let day = first; day < first + length; day++) {
    const kind = one[day]!
    one[day] = other[day]!
    other[day] = kind
  }
}

/** What the ties of two people cost more or less when their trial rows take the place of their rows. */
export function changeOfTies(state: SearchState, one: number, other: number, from: number, to: number): number {
  const before = tiesOfPair(state, one, other)
  exchangeCells(state, one, other, from, to)
  const after = tiesOfPair(state, one, other)
  exchangeCells(state, one, other, from, to)
  return after - before
}

function tiesOfPair(state: SearchState, one: number, other: number): number {
  return costOfTies(state, one, -1) + costOfTies(state, other, one)
}

/** Puts the trial rows into the cells, or takes them out again. */
function exchangeCells(state: SearchState, one: number, other: number, from: number, to: number): void {
  const { cells, days, trials } = state
  for (let day = from; day <= to; day++) {
    const kindOfOne = cells[one * days + day]!
    const kindOfOther = cells[other * days + day]!
    cells[one * days + day] = trials[0].row[day]!
    cells[other * days + day] = trials[1].row[day]!
    trials[0].row[day] = kindOfOne
    trials[1].row[day] = kindOfOther
  }
}
