import { expect, test } from 'vitest'
import { compileRows } from '../../rows/compile-rows.ts'
import { recount } from '../../shapes/check.ts'
import type { Board } from '../../shapes/limit.ts'
import { personShapes, randomBoard } from '../../shapes/testing/random-boards.ts'
import { ensureRows, placeFirstRoster } from '../first-roster.ts'
import { costOfRoster, createState, rosterOf, type SearchState, setTemperature } from '../state.ts'
import { createShareOut, shareOut } from './share-out.ts'

function prepare(seed: number, people: number, days: number): { board: Board; state: SearchState } {
  const board = randomBoard(seed, { people, days, kinds: 4 }, personShapes)
  board.limits = board.limits.filter((limit) => limit.shape !== 'clash')
  const compiled = compileRows(board)
  const known = ensureRows(board, compiled, () => createState(board, compiled, seed))
  const state = createState(board, compiled, seed)
  placeFirstRoster(state, known, undefined, 5)
  return { board, state }
}

/** Costs of all legal ways in which two people can change places on some days, by the cells that come of it. */
function listWays(board: Board, state: SearchState): Map<string, number> {
  const [one, other] = rosterOf(state.cells, 2, state.days) as [number[], number[]]
  const rows = { ...board, limits: board.limits.filter((limit) => limit.shape !== 'cover') }
  const costs = new Map<string, number>()
  for (let way = 0; way < 1 << state.days; way++) {
    const isExchanged = (day: number) => ((way >> day) & 1) === 1
    const roster = [
      one.map((kind, day) => (isExchanged(day) ? other[day]! : kind)),
      other.map((kind, day) => (isExchanged(day) ? one[day]! : kind)),
    ]
    const { cost, hard } = recount(rows, roster)
    if (hard.length === 0) costs.set(roster.flat().join(), cost)
  }
  return costs
}

test('two people who share out their days again and again hold each way as often as its weight says', () => {
  let boards = 0
  for (let seed = 1; seed <= 60 && boards < 3; seed++) {
    const { board, state } = prepare(seed, 2, 6)
    if (state.rows.some((row) => row.isSoftened)) continue
    const costs = listWays(board, state)
    if (costs.size < 4) continue
    boards++
    const temperature = 4
    setTemperature(state, temperature)
    const share = createShareOut(state)
    const seen = new Map<string, number>()
    const rounds = 5000
    for (let round = 0; round < rounds; round++) {
      shareOut(share)
      const key = state.cells.join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    let total = 0
    for (const cost of costs.values()) total += Math.exp(-cost / temperature)
    for (const [key, cost] of costs)
      expect((seen.get(key) ?? 0) / rounds, `seed ${seed}`).toBeCloseTo(Math.exp(-cost / temperature) / total, 1)
    expect([...seen.keys()].every((key) => costs.has(key))).toBe(true)
  }
  expect(boards).toBe(3)
})

test('every round keeps rows legal, slots as they are, and the cost as a recount finds it', () => {
  let changed = 0
  for (let seed = 1; seed <= 20; seed++) {
    const { board, state } = prepare(seed, 5, 9)
    if (state.rows.some((row) => row.isSoftened)) continue
    setTemperature(state, 2)
    const share = createShareOut(state)
    const present = state.present.slice()
    const rows = { ...board, limits: board.limits.filter((limit) => limit.shape !== 'cover') }
    for (let round = 0; round < 40; round++) {
      const before = costOfRoster(state) - recount(rows, rosterOf(state.cells, state.people, state.days)).cost
      if (shareOut(share)) changed++
      const after = recount(rows, rosterOf(state.cells, state.people, state.days))
      expect(after.hard).toEqual([])
      expect(costOfRoster(state) - after.cost).toBeCloseTo(before, 6)
    }
    expect(state.present).toEqual(present)
  }
  expect(changed).toBeGreaterThan(50)
})
