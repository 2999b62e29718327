import { describe, expect, test } from 'vitest'
import { recount } from '../shapes/check.ts'
import type { Board } from '../shapes/limit.ts'
import { forEveryRoster, personShapes, randomBoard } from '../shapes/testing/random-boards.ts'
import { createSearch, type SearchOptions } from './solve.ts'

function solve(board: Board, options: Partial<SearchOptions> = {}) {
  const search = createSearch(board, { seed: 1, schedule: 'R', budget: 1000, ...options })
  while (!search.isDone()) search.advance(500)
  return search.report()
}

function cheapest(board: Board, size: { people: number; days: number; kinds: number }): number {
  let best = Number.POSITIVE_INFINITY
  forEveryRoster(size, (roster) => {
    const { hard, cost } = recount(board, roster)
    if (hard.length === 0) best = Math.min(best, cost)
  })
  return best
}

describe('a search', () => {
  test('finds the optimum of tiny boards', () => {
    const size = { people: 2, days: 4, kinds: 3 }
    let found = 0
    let possible = 0
    for (let seed = 1; seed <= 30; seed++) {
      const board = randomBoard(seed, size)
      const best = cheapest(board, size)
      if (best === Number.POSITIVE_INFINITY) continue
      possible++
      const { cost } = solve(board, { budget: 600 })
      expect(cost).toBeGreaterThanOrEqual(best - 1e-6)
      if (cost <= best + 1e-6) found++
    }
    expect(possible).toBeGreaterThan(5)
    expect(found / possible).toBeGreaterThan(0.9)
  })

  test('breaks no hard limit on random boards wherever a legal roster exists', () => {
    const size = { people: 2, days: 4, kinds: 3 }
    let legal = 0
    for (let seed = 1; seed <= 60; seed++) {
      const board = randomBoard(seed, size)
      const { isLegal } = solve(board, { seed, budget: 150 })
      if (isLegal) legal++
      else expect(cheapest(board, size), `seed ${seed}`).toBe(Number.POSITIVE_INFINITY)
    }
    expect(legal).toBeGreaterThan(10)
  })

  test('ends on every random board, contradictory ones too, with hard limits of rows kept where they can be', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const board = randomBoard(seed, { people: 4, days: 7, kinds: 3 })
      expect(solve(board, { seed, budget: 60 }).best, `seed ${seed}`).toBeDefined()
    }
  })

  test('gives the same roster for the same seed and budget, however it is advanced', () => {
    const board = randomBoard(8, { people: 6, days: 14, kinds: 4 })
    const whole = solve(board, { seed: 5, budget: 900 })
    const pieces = createSearch(board, { seed: 5, schedule: 'R', budget: 900 })
    while (!pieces.isDone()) pieces.advance(37)
    expect(pieces.report().best).toEqual(whole.best)
    expect(solve(board, { seed: 6, budget: 900 }).best).not.toEqual(whole.best)
  })

  test('keeps locked cells', () => {
    const board = randomBoard(9, { people: 4, days: 7, kinds: 3 }, ['never'])
    board.limits = board.limits.filter((limit) => limit.shape === 'cover')
    board.locked[2]![3] = 2
    board.locked[1] = [1, 0, 1, 0, 1, 0, 1]
    const { best } = solve(board)
    expect(best![2]![3]).toBe(2)
    expect(best![1]).toEqual([1, 0, 1, 0, 1, 0, 1])
  })

  test('is never worse than the incumbent it starts from', () => {
    const board = randomBoard(10, { people: 6, days: 14, kinds: 3 }, ['succession', 'run', 'balance'])
    const first = solve(board, { budget: 300 })
    const second = solve(board, { budget: 600, start: first.best! })
    expect(second.cost).toBeLessThanOrEqual(first.cost + 1e-6)
  })

  test('changes fewest cells when changes are dear', () => {
    const board = randomBoard(12, { people: 6, days: 10, kinds: 3 }, ['balance'])
    const first = solve(board, { budget: 1500 })
    const absent = { rule: 'absent', shape: 'never', strength: { hard: true }, kinds: [1, 2] } as const
    const person = first.best!.findIndex((row) => row[4] !== 0)
    const changedBoard: Board = { ...board, limits: [...board.limits, { ...absent, kinds: [1, 2], person, day: 4 }] }
    const repaired = solve(changedBoard, { start: first.best!, disruption: 1000, budget: 1000 })
    expect(repaired.best![person]![4]).toBe(0)
    expect(repaired.changed).toBe(1)
  })

  test('stops when the proven bound is reached', () => {
    const board = randomBoard(13, { people: 2, days: 4, kinds: 3 }, personShapes)
    const best = cheapest(board, { people: 2, days: 4, kinds: 3 })
    const report = solve(board, { budget: 1_000_000, bound: best })
    expect(report.cost).toBeCloseTo(best, 6)
    expect(report.iterations).toBeLessThan(1_000_000)
  })

  test('leaves a slot open that nobody can take', () => {
    const board = randomBoard(14, { people: 3, days: 5, kinds: 3 }, [])
    board.locked = [[], [], []]
    for (let person = 0; person < 3; person++)
      board.limits.push({ rule: 'away', shape: 'never', strength: { hard: true }, person, day: 2, kinds: [1, 2] })
    board.limits.push({ rule: 'need', shape: 'cover', day: 2, kind: 1, atLeast: 1, atMost: 1, under: 50, over: 50 })
    const { recount: found } = solve(board)
    expect(found!.open.some((slot) => slot.day === 2 && slot.kind === 1)).toBe(true)
    expect(found!.hard.filter((breach) => breach.rule === 'away')).toEqual([])
  })

  test('refuses a malformed board', () => {
    const board = randomBoard(15, { people: 2, days: 3, kinds: 2 })
    expect(() => solve({ ...board, days: 0 })).toThrow('The board has 0 days: give at least one whole day.')
  })
})
