/**
 * The end of a search: no single change of a cell, no exchange of a day, and no exchange of stretches between two people
 * makes the roster cheaper, so no one can point to a better place for one shift.
 */
import { proposeCell } from './moves/cell-moves.ts'
import { differs, trySwap } from './moves/swaps.ts'
import { priceSlots } from './slots.ts'
import type { SearchState } from './state.ts'

/** Changes the state until nothing improves it, or until it should stop: then false. */
export function settle(state: SearchState, shouldStop: () => boolean): boolean {
  priceSlots(state.slots, 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  state.temperature = 0
  let isBetter = true
  while (isBetter) {
    isBetter = false
    for (let one = 0; one < state.people; one++) {
      if (changeCells(state, one)) isBetter = true
      for (let other = one + 1; other < state.people; other++) {
        if (shouldStop()) return false
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
    if (differs(state, one, other, day, 1) && trySwap(state, one, other, day, 1, day, 0)) isBetter = true
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
  const length = first.to - first.from + 1
  if (!differs(state, one, other, first.from, length)) return false
  if (!second) return trySwap(state, one, other, first.from, length, first.from, 0)
  const secondLength = second.to - second.from + 1
  if (!differs(state, one, other, second.from, secondLength)) return false
  return trySwap(state, one, other, first.from, length, second.from, secondLength)
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
