import { describe, expect, test } from 'vitest'
import { drawIndex } from '../../random.ts'
import { compileRows } from '../../rows/compile-rows.ts'
import type { Breach } from '../../shapes/breach.ts'
import { recount } from '../../shapes/check.ts'
import { randomBoard } from '../../shapes/testing/random-boards.ts'
import { ensureRows, placeFirstRoster } from '../first-roster.ts'
import { priceSlots } from '../slots.ts'
import { costOfRoster, createState, refreshSlotWeights, rosterOf, type SearchState, setTemperature } from '../state.ts'
import { moveCell, proposeCell } from './cell-moves.ts'
import { createDeal, redealDays } from './redeal.ts'
import { redrawRow } from './redraw.ts'
import { swapBlocks } from './swaps.ts'

const usualSize = { people: 5, days: 9, kinds: 4 }

function prepare(
  seed: number,
  arcs: number,
  size = usualSize,
): { board: ReturnType<typeof randomBoard>; state: SearchState } {
  const board = randomBoard(seed, size)
  const compiled = compileRows(board, { arcs, softArcs: arcs })
  const known = ensureRows(board, compiled, () => createState(board, compiled, seed))
  const state = createState(board, compiled, seed)
  placeFirstRoster(state, known, undefined, 5)
  setTemperature(state, 5)
  priceSlots(state.slots, 5, 30, 10)
  refreshSlotWeights(state)
  return { board, state }
}

/** The search's own cost of the roster must be the checker's, and a heavy price for each hard breach between people. */
function expectSameCost(board: ReturnType<typeof randomBoard>, state: SearchState): void {
  if (state.rows.some((row) => row.isSoftened)) return
  const { cost, hard } = recount(board, rosterOf(state.cells, state.people, state.days))
  let expected = cost
  for (const breach of hard) {
    const isShared = breach.limit.shape === 'clash' && breach.limit.first.person !== breach.limit.second.person
    expect(breach.shape === 'cover' || isShared).toBe(true)
    expected += breach.units * state.heavy
  }
  expect(costOfRoster(state)).toBeCloseTo(expected, 6)
}

const moves: Record<string, (state: SearchState) => void> = {
  'row draw': (state) => redrawRow(state, drawIndex(state.random, state.people)),
  'block swap': (state) => void swapBlocks(state, 25),
  're-deal of days': (state) => void redealDays(createDeal(state), 10),
  'aimed cell': (state) => void moveCell(state),
  'any cell': (state) => {
    const { random, people, days, kinds } = state
    for (let index = 0; index < 10; index++)
      proposeCell(state, drawIndex(random, people), drawIndex(random, days), drawIndex(random, kinds))
  },
}

describe('after every kind of move the cost by difference is the recount', () => {
  for (const [name, move] of Object.entries(moves))
    for (const arcs of [1_000_000, 0])
      test(`${name}, counters ${arcs > 0 ? 'inside' : 'outside'} the graph`, () => {
        let changed = 0
        for (let seed = 1; seed <= 25; seed++) {
          const { board, state } = prepare(seed, arcs)
          expectSameCost(board, state)
          for (let round = 0; round < 12; round++) {
            const before = state.cells.slice()
            move(state)
            if (before.some((kind, cell) => kind !== state.cells[cell])) changed++
            expectSameCost(board, state)
          }
        }
        expect(changed).toBeGreaterThan(20)
      })
})

test('who is present is what the cells say', () => {
  const { state } = prepare(3, 0)
  for (let round = 0; round < 30; round++) for (const move of Object.values(moves)) move(state)
  const present = new Int32Array(state.days * state.kinds)
  for (let cell = 0; cell < state.cells.length; cell++)
    present[(cell % state.days) * state.kinds + state.cells[cell]!]!++
  expect(state.present).toEqual(present)
})

test('a cold deal between two people ends on the cheapest of all their exchanges', () => {
  let cheaper = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { board, state } = prepare(seed, 0, { people: 2, days: 7, kinds: 4 })
    if (state.rows.some((row) => row.isSoftened)) continue
    const before = costOfRoster(state)
    const cheapest = cheapestExchange(board, state)
    setTemperature(state, 1e-6)
    const deal = createDeal(state)
    for (let round = 0; round < 100; round++) redealDays(deal, 1)
    expect(costOfRoster(state), `seed ${seed}`).toBeCloseTo(cheapest, 6)
    if (cheapest < before - 1e-6) cheaper++
  }
  expect(cheaper).toBeGreaterThan(5)
})

/** Tries each choice of days on which the two people of a board change places, and recounts it. */
function cheapestExchange(board: ReturnType<typeof randomBoard>, state: SearchState): number {
  const [one, other] = rosterOf(state.cells, 2, state.days) as [number[], number[]]
  let least = Number.POSITIVE_INFINITY
  for (let days = 0; days < 2 ** state.days; days++) {
    const isExchanged = (day: number) => ((days >> day) & 1) === 1
    const roster = [
      one.map((kind, day) => (isExchanged(day) ? other[day]! : kind)),
      other.map((kind, day) => (isExchanged(day) ? one[day]! : kind)),
    ]
    const { cost, hard } = recount(board, roster)
    const heavy = hard.map((breach) => breachPrice(state, breach))
    least = Math.min(least, cost + heavy.reduce((sum, price) => sum + price, 0))
  }
  return least
}

/** Between people a hard breach is very dear; in a row it is forbidden. */
function breachPrice(state: SearchState, { shape, limit, units }: Breach): number {
  const isShared = limit.shape === 'clash' && limit.first.person !== limit.second.person
  return shape === 'cover' || isShared ? units * state.heavy : Number.POSITIVE_INFINITY
}
