import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import { recount } from '../shapes/check.ts'
import { cheapestRoster, personShapes, randomBoard } from '../shapes/testing/random-boards.ts'
import { neverStops } from '../stopping.ts'
import { dive } from './dive.ts'
import { createBound } from './lagrangian.ts'

/** The dive knows nothing of limits between people. */
const shapes = personShapes.filter((shape) => shape !== 'clash')

test('a dive ends on a legal roster at the cost it says, the best one more often than not', () => {
  const size = { people: 3, days: 3, kinds: 2 }
  let possible = 0
  let found = 0
  let best = 0
  for (let seed = 1; seed <= 300; seed++) {
    const board = randomBoard(seed, size, shapes)
    const optimum = cheapestRoster(board, size)
    if (optimum === Number.POSITIVE_INFINITY) continue
    possible++
    const compiled = compileRows(board, { arcs: 1_000_000, softArcs: 1_000_000 }, 0)
    const bound = createBound(board, compiled)
    bound.advance(100)
    const root = { duals: bound.duals(), upper: optimum + 10 }
    const { roster, cost } = dive(
      board,
      compiled,
      root,
      () => 0,
      () => false,
      neverStops,
    )
    if (!roster) continue
    found++
    const { hard, cost: counted } = recount(board, roster)
    expect(hard, `seed ${seed}`).toEqual([])
    expect(cost, `seed ${seed}`).toBeCloseTo(counted, 6)
    if (cost <= optimum + 1e-6) best++
  }
  expect(possible).toBeGreaterThan(15)
  expect(found / possible).toBeGreaterThan(0.8)
  expect(best / possible).toBeGreaterThan(0.5)
})

test('what it fixes leads close to the bound on boards that no step of prices solves', () => {
  const size = { people: 8, days: 10, kinds: 3 }
  let boards = 0
  let close = 0
  for (let seed = 1; seed <= 60; seed++) {
    const board = randomBoard(seed, size, ['never', 'count', 'balance'])
    const compiled = compileRows(board, { arcs: 1_000_000, softArcs: 1_000_000 }, 0)
    if (compiled.people.some(({ isSoftened }) => isSoftened)) continue
    const bound = createBound(board, compiled)
    bound.advance(300)
    const root = { duals: bound.duals(), upper: bound.value() + 20 }
    const { cost } = dive(
      board,
      compiled,
      root,
      () => 0,
      () => false,
      neverStops,
    )
    boards++
    if (cost < bound.value() * 1.05) close++
  }
  expect(boards).toBeGreaterThan(5)
  expect(close / boards).toBeGreaterThan(0.5)
})
