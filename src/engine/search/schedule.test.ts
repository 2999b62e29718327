import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import { randomBoard } from '../shapes/testing/random-boards.ts'
import { applySchedule, planLongRun, planSchedule } from './schedule.ts'
import { createState } from './state.ts'
import { smallWeight } from './weights.ts'

const board = randomBoard(21, { people: 4, days: 8, kinds: 3 }, ['succession', 'run', 'balance'])

function prepare() {
  const given = new Float64Array(board.days * board.kinds.length).fill(2)
  const schedule = planLongRun(board, planSchedule(board, 'D', given))
  const state = createState(board, compileRows(board), 1)
  const slot = state.slots.needed.findIndex((needed) => needed > 0)
  return { given, schedule, state, slot }
}

test('a slot that stays short gets dearer from sweep to sweep, one with too many cheaper, a full one neither', () => {
  const { given, schedule, state, slot } = prepare()
  const { needed, ceiling } = state.slots
  const priceAfterSweep = (present: number) => {
    state.present[slot] = present
    const before = schedule.guide![slot]!
    applySchedule(state, schedule, 0.1)
    return schedule.guide![slot]! - before
  }
  expect(priceAfterSweep(needed[slot]! - 1)).toBeGreaterThan(0)
  expect(priceAfterSweep(ceiling[slot]! + 1)).toBeLessThan(0)
  expect(priceAfterSweep(needed[slot]!)).toBe(0)
  expect(given.every((price) => price === 2)).toBe(true)
})

test('prices are learned no more once the weights grow to the true ones', () => {
  const { schedule, state } = prepare()
  const before = schedule.guide!.slice()
  applySchedule(state, schedule, 0.9)
  expect(schedule.guide).toEqual(before)
})

test('people share out their days only where low prices make the heat low', () => {
  const sharesAt = (price: number, kind: 'R' | 'D' = 'D') => {
    const guide = new Float64Array(board.days * board.kinds.length).fill(price * smallWeight(board))
    return planLongRun(board, planSchedule(board, kind, guide)).shares
  }
  expect(sharesAt(0.5)).toBeGreaterThan(0)
  expect(sharesAt(4)).toBe(0)
  expect(sharesAt(0.5, 'R')).toBe(0)
})
