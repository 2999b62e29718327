import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import type { Board } from '../shapes/limit.ts'
import { type BoardSize, cheapestRoster, personShapes, randomBoard } from '../shapes/testing/random-boards.ts'
import { neverStops } from '../stopping.ts'
import { compileForBound, createBound } from './lagrangian.ts'
import { isWholeNumbered, roundWeightsDown } from './whole-numbers.ts'

const sizes: BoardSize[] = [
  { people: 2, days: 3, kinds: 3 },
  { people: 2, days: 5, kinds: 2 },
  { people: 3, days: 3, kinds: 2 },
  { people: 1, days: 6, kinds: 3 },
]

test('the bound is never above the brute-force optimum, with the counters inside the graph and outside', () => {
  let proven = 0
  let possible = 0
  for (let seed = 1; seed <= 240; seed++) {
    const size = sizes[seed % sizes.length]!
    const board = randomBoard(seed, size, personShapes)
    const best = cheapestRoster(board, size)
    if (best === Number.POSITIVE_INFINITY) continue
    possible++
    for (const arcs of [1_000_000, 0]) {
      const bound = createBound(board, compileRows(board, { arcs, softArcs: arcs }, 0))
      bound.setUpper(best)
      bound.advance(100)
      expect(bound.value(), `seed ${seed}, ${arcs} arcs`).toBeLessThanOrEqual(best + 1e-6)
      if (arcs > 0 && bound.value() >= best - 1e-6) proven++
    }
  }
  expect(possible).toBeGreaterThan(90)
  expect(proven / possible).toBeGreaterThan(0.5)
})

test('the bound rises', () => {
  const board = randomBoard(11, { people: 4, days: 7, kinds: 3 }, personShapes)
  const bound = createBound(board, compileForBound(board, neverStops))
  bound.advance(1)
  const first = bound.value()
  bound.advance(200)
  expect(bound.value()).toBeGreaterThan(first)
})

test('with weights that are rounded down the bound is a whole number and still below the optimum', () => {
  let rounded = 0
  for (let seed = 1; seed <= 200; seed++) {
    const size = sizes[seed % sizes.length]!
    const board = withFractions(randomBoard(seed, size, personShapes))
    const best = cheapestRoster(board, size)
    const whole = roundWeightsDown(board)
    if (best === Number.POSITIVE_INFINITY || !isWholeNumbered(whole)) continue
    rounded++
    const bound = createBound(whole, compileRows(whole, undefined, 0))
    bound.setUpper(best)
    bound.advance(60)
    expect(bound.value(), `seed ${seed}`).toBeLessThanOrEqual(best + 1e-6)
    expect(Number.isInteger(bound.value())).toBe(true)
  }
  expect(rounded).toBeGreaterThan(20)
})

function withFractions(board: Board): Board {
  const limits = board.limits.map((limit) =>
    limit.shape !== 'never' || limit.strength.hard
      ? limit
      : { ...limit, strength: { hard: false as const, weight: limit.strength.weight + 0.4 } },
  )
  return { ...board, limits }
}
