/** What a search ends with on small random problems of any weights, for property tests. Seeded. */
import type { Problem } from '../model.ts'
import { createRandom, draw, drawIndex } from '../random.ts'
import { rules } from '../rules/list.ts'
import { createSearch } from '../search/solve.ts'
import type { Board, Roster } from '../shapes/limit.ts'

/** Weights from nothing to the most that the settings allow. */
export function withRandomWeights(problem: Problem, seed: number): Problem {
  const random = createRandom(seed)
  const choices = { ...problem.group.choices }
  for (const { id, strength } of rules)
    if (!strength.hard && draw(random) < 0.7)
      choices[id] = { on: choices[id]?.on ?? true, weight: [0, 1, 5, 20, 300, 10_000][drawIndex(random, 6)]! }
  return { ...problem, group: { ...problem.group, choices } }
}

export function settledRoster(board: Board, seed: number): Roster {
  const search = createSearch(board, { seed, schedule: 'R', budget: 20 * board.people.length })
  while (!search.isDone()) search.advance(100)
  search.settle(() => false)
  return search.report().best!
}
