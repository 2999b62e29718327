/** A judged change agrees with two full recounts, on any roster. */
import { expect, test } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { createRandom, drawIndex } from '../random.ts'
import { recount } from '../shapes/check.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { applyChanges, createJudge, judgeChanges } from './judge-change.ts'
import { rulesBrokenFurther } from './testing/found-roster.ts'

test('cost and broken rules are those of the checker', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const compiled = compileProblem(randomProblem(seed))
    const { board } = compiled
    const random = createRandom(seed)
    const cell = () => drawIndex(random, 3) * drawIndex(random, board.kinds.length)
    const roster = board.people
      .map(() => Array.from({ length: board.days }, cell))
      .map((row) => row.map((kind) => kind % board.kinds.length))
    const changes = Array.from({ length: 1 + drawIndex(random, 3) }, () => ({
      person: drawIndex(random, board.people.length),
      day: drawIndex(random, board.days),
      kind: drawIndex(random, board.kinds.length),
    }))
    const after = applyChanges(roster, changes)
    const verdict = judgeChanges(createJudge(compiled), roster, changes)
    expect(verdict.cost).toBeCloseTo(recount(board, after).cost - recount(board, roster).cost, 6)
    const broken = (rules: string[]) => [...new Set(rules)].sort()
    expect(broken(verdict.broken.filter((breach) => breach.rule !== 'locked').map((breach) => breach.rule))).toEqual(
      broken(rulesBrokenFurther(compiled, roster, after).filter((rule) => rule !== 'locked')),
    )
  }
})

test('a locked cell may not change', () => {
  const compiled = compileProblem({
    ...randomProblem(3),
    locked: [],
  })
  const { board } = compiled
  const locked = { ...compiled, board: { ...board, locked: board.people.map(() => [1]) } }
  const roster = board.people
    .map(() => new Array<number>(board.days).fill(0))
    .with(0, [1, ...new Array<number>(board.days - 1).fill(0)])
  const verdict = judgeChanges(createJudge(locked), roster, [{ person: 0, day: 0, kind: 0 }])
  expect(verdict.broken.map((breach) => breach.rule)).toContain('locked')
})
