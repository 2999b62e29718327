import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import type { Board, Limit } from '../shapes/limit.ts'
import { type BoardSize, cheapestRoster, personShapes, randomBoard } from '../shapes/testing/random-boards.ts'
import { createBranching } from './branch.ts'
import { createBound } from './lagrangian.ts'

const hard = { hard: true } as const
const wide = { arcs: 1_000_000, softArcs: 1_000_000 }

/** Three people, each for two of three days or none: halves of all three would cover every day, whole ones can't. */
function oddBoard(): Board {
  const never = (person: number, day: number): Limit => ({
    shape: 'never',
    rule: 'x',
    strength: hard,
    person,
    day,
    kinds: [1],
  })
  const run = (person: number): Limit => {
    return { shape: 'run', rule: 'x', strength: hard, person, kinds: [1], atLeast: 2, atMost: 7 }
  }
  const follow = (first: number, second: number): Limit => {
    return { shape: 'succession', rule: 'x', strength: hard, person: 2, first: [first], second: [second], gap: 2 }
  }
  const cover = (day: number): Limit => {
    return { shape: 'cover', rule: 'x', day, kind: 1, atLeast: 1, atMost: 1, under: 10, over: 10 }
  }
  return {
    days: 3,
    kinds: ['off', 'shift'],
    people: ['one', 'two', 'three'],
    past: [[0], [0], [0]],
    future: [[0], [0], [0]],
    locked: [[], [], []],
    limits: [
      never(0, 2),
      run(0),
      never(1, 0),
      run(1),
      never(2, 1),
      follow(0, 1),
      follow(1, 0),
      ...[0, 1, 2].map(cover),
    ],
  }
}

test('branching closes a gap that prices leave, from any cost that is known', () => {
  const board = oddBoard()
  const best = cheapestRoster(board, { people: 3, days: 3, kinds: 2 })
  const compiled = compileRows(board, wide, 0)
  const bound = createBound(board, compiled)
  bound.setUpper(best)
  bound.advance(1000)
  expect(best).toBe(10)
  expect(bound.value()).toBeLessThan(1)
  for (const upper of [10, 50]) {
    const branching = createBranching(board, compiled, bound.duals())
    branching.setUpper(upper)
    branching.advance(5000)
    expect(branching.value(), `from ${upper}`).toBeCloseTo(10, 3)
    expect(branching.isDone()).toBe(true)
  }
})

test('branching never goes above the optimum of random boards', () => {
  const sizes: BoardSize[] = [
    { people: 2, days: 5, kinds: 2 },
    { people: 3, days: 3, kinds: 2 },
  ]
  let possible = 0
  let proven = 0
  for (let seed = 1; seed <= 240; seed++) {
    const size = sizes[seed % sizes.length]!
    const board = randomBoard(seed, size, personShapes)
    const best = cheapestRoster(board, size)
    if (best === Number.POSITIVE_INFINITY) continue
    possible++
    const compiled = compileRows(board, wide, 0)
    const bound = createBound(board, compiled)
    bound.setUpper(best + 20)
    bound.advance(10)
    const branching = createBranching(board, compiled, bound.duals())
    branching.setUpper(best + 20)
    branching.advance(300)
    expect(branching.value(), `seed ${seed}`).toBeLessThanOrEqual(best + 1e-6)
    if (branching.value() >= best - 0.01) proven++
  }
  expect(possible).toBeGreaterThan(20)
  expect(proven / possible).toBeGreaterThan(0.3)
})
