import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { recount } from '../shapes/check.ts'
import { forEveryRoster, personShapes, randomBoard } from '../shapes/testing/random-boards.ts'
import { findBestRow } from './best-row.ts'
import { compileRows } from './compile-rows.ts'
import { createRowPass, drawRow, weighClasses } from './draw-row.ts'

const size = { people: 1, days: 6, kinds: 3 }

/** What the graph says one given row costs: all other cells are forbidden. */
function graphCost(rows: ReturnType<typeof compileRows>, row: number[]): number {
  const person = rows.people[0]!
  const price = new Float64Array(rows.days * rows.kinds).fill(Number.POSITIVE_INFINITY)
  for (const [day, kind] of row.entries()) {
    const cell = day * rows.kinds + kind
    if (person.allowed[cell]) price[cell] = person.linear[cell]!
  }
  return findBestRow(
    person.graph,
    person.groups,
    rows.kinds,
    price,
    createRowPass([person.graph]),
    new Int8Array(row.length),
  )
}

describe('the graph of a row costs what the recount says', () => {
  for (const shape of [...personShapes, 'all of them'] as const)
    test(shape, () => {
      let compared = 0
      for (let seed = 1; seed <= 60; seed++) {
        const board = randomBoard(seed, size, shape === 'all of them' ? personShapes : [shape])
        board.limits = board.limits.filter((limit) => limit.shape !== 'cover')
        const rows = compileRows(board, { arcs: 1_000_000, softArcs: 1_000_000 })
        expect(rows.people[0]!.isOutside.every((outside) => outside === 0)).toBe(true)
        if (rows.people[0]!.isSoftened) continue
        forEveryRoster(size, (roster) => {
          const { hard, cost } = recount(board, roster)
          const expected = hard.length > 0 ? Number.POSITIVE_INFINITY : cost
          const found = graphCost(rows, roster[0]!)
          if (found === expected) compared++
          else expect(found, `seed ${seed}, row ${roster[0]}`).toBeCloseTo(expected, 9)
        })
      }
      expect(compared).toBeGreaterThan(10_000)
    })
})

test('a person without any legal row is softened, and only then', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const board = randomBoard(seed, { people: 1, days: 5, kinds: 3 })
    let isPossible = false
    forEveryRoster({ people: 1, days: 5, kinds: 3 }, (roster) => {
      if (recount(board, roster).hard.every((breach) => breach.shape === 'cover')) isPossible = true
    })
    expect(compileRows(board, { arcs: 1_000_000, softArcs: 1_000_000 }).people[0]!.isSoftened, `seed ${seed}`).toBe(
      !isPossible,
    )
  }
})

test('rows are drawn as often as their cost says', () => {
  const board = randomBoard(5, { people: 1, days: 4, kinds: 3 }, ['succession', 'run', 'balance'])
  board.limits = board.limits.filter((limit) => limit.shape !== 'cover')
  const rows = compileRows(board, { arcs: 1_000_000, softArcs: 1_000_000 })
  const person = rows.people[0]!
  const temperature = 3
  const weight = Float64Array.from(person.linear, (price, cell) =>
    person.allowed[cell] ? Math.exp(-price / temperature) : 0,
  )
  const classWeight = new Float64Array(person.graph.classPrice.length)
  weighClasses(person.graph, temperature, classWeight)
  const expected = new Map<string, number>()
  let sum = 0
  forEveryRoster({ people: 1, days: 4, kinds: 3 }, (roster) => {
    const { hard, cost } = recount(board, roster)
    if (hard.length > 0) return
    expected.set(roster[0]!.join(''), Math.exp(-cost / temperature))
    sum += Math.exp(-cost / temperature)
  })
  const draws = 60_000
  const found = new Map<string, number>()
  const random = createRandom(7)
  const pass = createRowPass([person.graph])
  const row = new Int8Array(4)
  for (let index = 0; index < draws; index++) {
    expect(drawRow(person.graph, person.groups, rows.kinds, weight, classWeight, pass, random, row)).toBe(true)
    const key = row.join('')
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  expect(expected.size).toBeGreaterThan(5)
  for (const key of found.keys()) expect(expected.has(key)).toBe(true)
  for (const [key, part] of expected) {
    const share = part / sum
    const tolerance = 5 * Math.sqrt((share * (1 - share)) / draws) + 1e-4
    expect(Math.abs((found.get(key) ?? 0) / draws - share), key).toBeLessThan(tolerance)
  }
})
