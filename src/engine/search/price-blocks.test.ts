import { expect, test } from 'vitest'
import { compileRows } from '../rows/compile-rows.ts'
import { randomBoard } from '../shapes/testing/random-boards.ts'
import { ensureRows, placeFirstRoster } from './first-roster.ts'
import { createBlockPrices, findBlocks, priceLeaves } from './price-blocks.ts'
import { createState } from './state.ts'
import { beginTrial, priceTrial } from './trial.ts'

const size = { people: 6, days: 9, kinds: 4 }

test('every block costs everybody what a trial of the whole row says', () => {
  let prices = 0
  let illegal = 0
  for (let seed = 1; seed <= 10; seed++) {
    const board = randomBoard(seed, size)
    const compiled = compileRows(board)
    const known = ensureRows(board, compiled, () => createState(board, compiled, seed))
    const state = createState(board, compiled, seed)
    placeFirstRoster(state, known, undefined, 5)
    const people = Int32Array.from({ length: size.people }, (_, person) => person)
    const blocks = createBlockPrices(state, size.people, size.days)
    const change = new Float64Array(size.people)
    for (let first = 0; first < size.days; first++)
      for (let last = first; last < size.days; last++) {
        findBlocks(blocks, people, first, last)
        const { nodeOf, leaves } = blocks.trie
        for (const person of people) {
          priceLeaves(blocks, person, nodeOf[person]!, change)
          for (const other of people) {
            const trial = state.trials[1]
            beginTrial(state, person, trial)
            for (let day = first; day <= last; day++) trial.row[day] = state.cells[other * size.days + day]!
            const expected = priceTrial(state, person, trial, first, last)
            const found = change[nodeOf[other]! - leaves]!
            if (expected === Number.POSITIVE_INFINITY) illegal++
            else prices++
            expect(found === expected || Math.abs(found - expected) < 1e-9, `seed ${seed}: ${found}, ${expected}`).toBe(
              true,
            )
          }
        }
      }
  }
  expect(prices).toBeGreaterThan(1000)
  expect(illegal).toBeGreaterThan(1000)
})
