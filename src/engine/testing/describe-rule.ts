/** Tests a rule by its id: a picture of a roster for each physician, and the rule's sentences about it. */
import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { ruleOf } from '../rules/list.ts'
import { describeNow } from '../rules/parts/description.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { recount } from '../shapes/check.ts'
import { rosterOf, type SmallGroup, smallGroup } from './small-group.ts'

export type RuleCase = { given: string; group: SmallGroup; roster: string[]; says: string[] }

export function describeRule(id: RuleId, cases: RuleCase[]): void {
  describe(`rule ${id}`, () => {
    it.each(cases)('$given', ({ group, roster, says }) => {
      expect(sentencesOf(id, group, roster)).toEqual(says)
    })
  })
}

/** What one rule says, alone, hard and soft. */
export function sentencesOf(id: RuleId, group: SmallGroup, pictures: string[]): string[] {
  const compiled = compileProblem(smallGroup({ days: pictures[0]!.length, ...group }))
  const { board, view } = compiled
  const limits = board.limits.filter(({ rule }) => rule === id)
  const roster = rosterOf(compiled, pictures)
  const { hard, soft } = recount({ ...board, limits }, roster)
  return [...hard, ...soft].map((breach) => describeNow(ruleOf(id).says(breach, view, roster)))
}

/** The sentence that offers a relaxation, and what the rule still says about the roster after it. */
export function tryRelaxation(id: RuleId, group: SmallGroup, pictures: string[]) {
  const problem = smallGroup({ days: pictures[0]!.length, ...group })
  const compiled = compileProblem(problem)
  const roster = rosterOf(compiled, pictures)
  const own = (limits: typeof compiled.board.limits) => limits.filter(({ rule }) => rule === id)
  const before = recount({ ...compiled.board, limits: own(compiled.board.limits) }, roster)
  const breach = [...before.hard, ...before.soft][0]
  if (!breach) throw new Error(`The rule ${id} has nothing to say about ${pictures.join(' ')}.`)
  const relaxation = ruleOf(id).relaxation?.(breach.limit, compiled.view)
  if (!relaxation) return undefined
  const looser = compileProblem(relaxation.problem)
  const after = recount({ ...looser.board, limits: own(looser.board.limits) }, roster)
  return {
    says: relaxation.says,
    before: before.hard.length + before.soft.length,
    after: after.hard.length + after.soft.length,
  }
}
