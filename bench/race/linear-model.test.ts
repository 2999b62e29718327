/** The linear model costs what the independent checker counts, and forbids what it calls hard, on random boards. */
import { expect, test } from 'vitest'
import { createRandom, drawIndex } from '../../src/engine/random.ts'
import { recount } from '../../src/engine/shapes/check.ts'
import type { Board, Roster } from '../../src/engine/shapes/limit.ts'
import { randomBoard } from '../../src/engine/shapes/testing/random-boards.ts'
import { linearModelOf, rosterOf } from './linear-model.ts'
import type { LinearModel } from './model-builder.ts'

test('costs what the roster costs, and forbids what it forbids', () => {
  let legal = 0
  for (let seed = 1; seed <= 400; seed++) {
    const size = { people: 2, days: 3 + (seed % 4), kinds: 3 }
    const board = randomBoard(seed, size)
    const model = linearModelOf(board)
    const random = createRandom(seed)
    for (let index = 0; index < 12; index++) {
      const roster = board.people.map(() => Array.from({ length: board.days }, () => drawIndex(random, size.kinds)))
      const counted = recount(board, roster)
      const cost = cheapest(model, board, roster)
      if (counted.hard.length > 0) expect(cost, `seed ${seed}`).toBeUndefined()
      else {
        legal++
        expect(cost, `seed ${seed}`).toBeCloseTo(counted.cost, 6)
      }
    }
  }
  expect(legal).toBeGreaterThan(100)
})

test('reads a roster back from values that are nearly whole', () => {
  const board = randomBoard(1, { people: 1, days: 2, kinds: 3 })
  expect(rosterOf(board, [0, 1e-9, 0.999, 1, 0, 0])).toEqual([[2, 0]])
})

/** The least cost with this roster; undefined if a row can't hold. Each other variable is used by rows over the roster and those before it. */
function cheapest({ variables, rows }: LinearModel, board: Board, roster: Roster): number | undefined {
  const kindCount = board.kinds.length
  const cells = board.people.length * board.days * kindCount
  const values = variables.map((_, index): number => {
    const day = Math.floor(index / kindCount)
    if (index >= cells) return 0
    return roster[Math.floor(day / board.days)]![day % board.days] === index % kindCount ? 1 : 0
  })
  for (let variable = cells; variable < variables.length; variable++)
    for (const { terms, atMost, isExact } of rows) {
      const factor = terms.get(variable)
      if (factor === undefined || Math.max(...terms.keys()) > variable) continue
      const rest = sum(terms, values) - factor * values[variable]!
      if (factor > 0 && !isExact) continue
      const least = (atMost - rest) / factor
      if (least > values[variable]!) values[variable] = least
    }
  const isLegal =
    values.every((value, index) => value <= variables[index]!.most + 1e-6) &&
    rows.every(({ terms, atMost, isExact }) => {
      const total = sum(terms, values)
      return total <= atMost + 1e-6 && (!isExact || total >= atMost - 1e-6)
    })
  return isLegal ? values.reduce((total, value, index) => total + value * variables[index]!.cost, 0) : undefined
}

function sum(terms: Map<number, number>, values: number[]): number {
  let total = 0
  for (const [variable, factor] of terms) total += factor * values[variable]!
  return total
}
