/**
 * The end of a search: no single change of a cell, no exchange of a day and no exchange of stretches between two people
 * makes the roster cheaper. Nobody who looks at a new month can name a better place for one shift.
 */
import { proposeCell } from './cell-moves.ts'
import { priceSlots } from './slots.ts'
import type { SearchState } from './state.ts'
import { trySwap } from './swaps.ts'

/** Changes the state until nothing improves it any more, or until it should stop: then false. */
export function settle(state: SearchState, shouldStop: () => boolean): boolean {
  priceSlots(state.slots, 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  state.temperature = 0
  let isBetter = true
  while (isBetter) {
    isBetter = false
    for (let one = 0; one < state.people; one++) {
      if (shouldStop()) return false
      if (changeCells(state, one)) isBetter = true
      for (let other = one + 1; other < state.people; other++) {
        if (exchangeDays(state, one, other)) isBetter = true
        if (exchangeStretches(state, one, other)) isBetter = true
      }
    }
  }
  return true
}

function changeCells(state: SearchState, person: number): boolean {
  let isBetter = false
  for (let day = 0; day < state.days; day++)
    for (let kind = 0; kind < state.kinds; kind++) if (proposeCell(state, person, day, kind)) isBetter = true
  return isBetter
}

function exchangeDays(state: SearchState, one: number, other: number): boolean {
  let isBetter = false
  for (let day = 0; day < state.days; day++)
    if (isDifferent(state, one, other, day, day) && trySwap(state, one, other, day, 1, day, 0)) isBetter = true
  return isBetter
}

/** Each gives a stretch to the other, or one gives one away. */
function exchangeStretches(state: SearchState, one: number, other: number): boolean {
  let isBetter = false
  const given = [...stretchesOf(state, one), ...stretchesOf(state, other)]
  for (const [index, first] of given.entries()) {
    if (swap(state, one, other, first, undefined)) isBetter = true
    for (const second of given.slice(index + 1))
      if ((second.from > first.to || second.to < first.from) && swap(state, one, other, first, second)) isBetter = true
  }
  return isBetter
}

type Stretch = { from: number; to: number }

function swap(state: SearchState, one: number, other: number, first: Stretch, second: Stretch | undefined): boolean {
  if (!isDifferent(state, one, other, first.from, first.to)) return false
  const length = first.to - first.from + 1
  if (!second) return trySwap(state, one, other, first.from, length, first.from, 0)
  if (!isDifferent(state, one, other, second.from, second.to)) return false
  return trySwap(state, one, other, first.from, length, second.from, second.to - second.from + 1)
}

/** Both may have what the other has, and it is not the same. */
function isDifferent(
  { days, kinds, cells, linearClass }: SearchState,
  one: number,
  other: number,
  from: number,
  to: number,
) {
  let isDifferent = false
  for (let day = from; day <= to; day++) {
    const kindOfOne = cells[one * days + day]!
    const kindOfOther = cells[other * days + day]!
    if (kindOfOne === kindOfOther) continue
    isDifferent = true
    if (linearClass[one]![day * kinds + kindOfOther] === 0) return false
    if (linearClass[other]![day * kinds + kindOfOne] === 0) return false
  }
  return isDifferent
}

/** Days in a row with a shift. */
function stretchesOf({ days, cells }: SearchState, person: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let day = 0; day < days; day++) {
    if (cells[person * days + day] === 0) continue
    const last = stretches.at(-1)
    if (last?.to === day - 1) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
