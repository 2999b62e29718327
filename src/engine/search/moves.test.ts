import { describe, expect, test } from 'vitest'
import { drawIndex } from '../random.ts'
import { compileRows } from '../rows/compile-rows.ts'
import { recount } from '../shapes/check.ts'
import { randomBoard } from '../shapes/testing/random-boards.ts'
import { moveCell, proposeCell } from './cell-moves.ts'
import { ensureRows, placeFirstRoster } from './first-roster.ts'
import { redrawRow } from './redraw.ts'
import { priceSlots } from './slots.ts'
import { costOfRoster, createState, refreshSlotWeights, rosterOf, type SearchState, setTemperature } from './state.ts'
import { swapBlocks } from './swaps.ts'

const size = { people: 5, days: 9, kinds: 4 }

function prepare(seed: number, arcs: number): { board: ReturnType<typeof randomBoard>; state: SearchState } {
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
