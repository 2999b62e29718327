import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import { randomBoard } from '../shapes/testing/random-boards.ts'
import { applySchedule, planLongRun, planSchedule } from './schedule.ts'
import { createState } from './state.ts'

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
