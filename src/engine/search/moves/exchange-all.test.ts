import { expect, test } from 'vitest'
import { compileRows } from '../../rows/compile-rows.ts'
import { recount } from '../../shapes/check.ts'
import type { Board, Roster } from '../../shapes/limit.ts'
import { personShapes, randomBoard } from '../../shapes/testing/random-boards.ts'
import { ensureRows, placeFirstRoster } from '../first-roster.ts'
import { costOfRoster, createState, rosterOf, type SearchState, setTemperature } from '../state.ts'
import { createExchange, exchangeAll } from './exchange-all.ts'

const size = { people: 5, days: 9, kinds: 4 }

function prepare(seed: number, isClashing: boolean): { board: Board; state: SearchState } {
  const board = randomBoard(seed, size, personShapes)
  if (!isClashing) board.limits = board.limits.filter((limit) => limit.shape !== 'clash')
  const compiled = compileRows(board)
  const known = ensureRows(board, compiled, () => createState(board, compiled, seed))
  const state = createState(board, compiled, seed)
  placeFirstRoster(state, known, undefined, 5)
  return { board, state }
}

/** Every order in which five people can hold their blocks. */
function listOrders(people: number[]): number[][] {
  if (people.length < 2) return [people]
  return people.flatMap((one) => listOrders(people.filter((other) => other !== one)).map((rest) => [one, ...rest]))
}

const orders = listOrders([0, 1, 2, 3, 4])

/** Rows must be legal; slots keep their people whoever they are, so that their breaches do not count. */
function cheapestOrder(board: Board, roster: Roster, first: number, last: number): number {
  const rows = { ...board, limits: board.limits.filter((limit) => limit.shape !== 'cover') }
  let least = Number.POSITIVE_INFINITY
  for (const order of orders) {
    const exchanged = roster.map((row, person) =>
      row.map((kind, day) => (day >= first && day <= last ? roster[order[person]!]![day]! : kind)),
    )
    const { cost, hard } = recount(rows, exchanged)
    if (hard.length === 0) least = Math.min(least, cost)
  }
  return least
}

test('a cold exchange ends on the cheapest of all orders of the blocks', () => {
  let rounds = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { board, state } = prepare(seed, false)
    if (state.rows.some((row) => row.isSoftened)) continue
    setTemperature(state, 1e-7)
    const exchange = createExchange(state)
    const rows = { ...board, limits: board.limits.filter((limit) => limit.shape !== 'cover') }
    for (let round = 0; round < 6; round++) {
      const before = rosterOf(state.cells, state.people, state.days)
      const present = state.present.slice()
      const cost = costOfRoster(state)
      const changed = exchangeAll(exchange)
      const after = recount(rows, rosterOf(state.cells, state.people, state.days))
      expect(after.hard).toEqual([])
      const gain = recount(rows, before).cost - after.cost
      expect(after.cost, `seed ${seed}`).toBeCloseTo(cheapestOrder(board, before, exchange.first, exchange.last), 4)
      expect(cost - costOfRoster(state)).toBeCloseTo(gain, 4)
      expect(state.present).toEqual(present)
      if (changed > 2 && gain > 0) rounds++
    }
  }
  expect(rounds).toBeGreaterThan(5)
})

test('whoever clashes with others keeps their block', () => {
  let kept = 0
  for (let seed = 1; seed <= 20; seed++) {
    const { state } = prepare(seed, true)
    setTemperature(state, 5)
    const exchange = createExchange(state)
    const before = rosterOf(state.cells, state.people, state.days)
    for (let round = 0; round < 20; round++) exchangeAll(exchange)
    const after = rosterOf(state.cells, state.people, state.days)
    for (let person = 0; person < state.people; person++)
      if (!exchange.members.includes(person)) {
        kept++
        expect(after[person]).toEqual(before[person])
      }
  }
  expect(kept).toBeGreaterThan(10)
})
