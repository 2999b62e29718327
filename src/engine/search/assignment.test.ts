import { expect, test } from 'vitest'
import { createRandom, draw } from '../random.ts'
import { assignBlocks, createAssignment } from './assignment.ts'

/** Tries every order. */
function cheapest(cost: Float64Array, size: number, person: number, taken: number): number {
  if (person === size) return 0
  let least = Number.POSITIVE_INFINITY
  for (let block = 0; block < size; block++)
    if (((taken >> block) & 1) === 0)
      least = Math.min(least, cost[person * size + block]! + cheapest(cost, size, person + 1, taken | (1 << block)))
  return least
}

test('an assignment gives everybody another block and costs what the best of all orders costs', () => {
  const random = createRandom(5)
  const assignment = createAssignment(6)
  for (let round = 0; round < 200; round++) {
    const size = 1 + (round % 6)
    for (let place = 0; place < size * size; place++)
      assignment.cost[place] = draw(random) < 0.2 ? 1e9 : Math.floor(draw(random) * 20) - 10
    assignBlocks(assignment, size)
    const blocks = Array.from(assignment.blockOf.subarray(0, size))
    expect(new Set(blocks).size).toBe(size)
    const found = blocks.reduce((sum, block, person) => sum + assignment.cost[person * size + block]!, 0)
    expect(found, `round ${round}`).toBeCloseTo(cheapest(assignment.cost, size, 0, 0), 3)
  }
})
