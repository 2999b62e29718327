/** Rosters for tests of explanations: found by a short search, so they are legal, with changes counted by the checker alone. */
import { type Compiled, compileProblem } from '../../compile-problem.ts'
import type { Problem } from '../../model.ts'
import { createSearch } from '../../search/solve.ts'
import { recount } from '../../shapes/check.ts'
import type { Limit, Roster } from '../../shapes/limit.ts'

export function findRoster(problem: Problem, seed = 1, draws = 12): { compiled: Compiled; roster: Roster } {
  const compiled = compileProblem(problem)
  const search = createSearch(compiled.board, { seed, schedule: 'R', budget: draws * problem.physicians.length })
  while (!search.isDone() && search.advance(1000) > 0);
  const roster = search.report().best
  return { compiled, roster: roster ?? compiled.board.people.map(() => new Array<number>(compiled.board.days).fill(0)) }
}

/** Rules whose hard limits are broken further than before, by a full recount of both. */
export function rulesBrokenFurther({ board }: Compiled, before: Roster, after: Roster): string[] {
  const unitsByLimit = (roster: Roster) => {
    const units = new Map<Limit | string, number>()
    for (const breach of recount(board, roster).hard) {
      // The checker creates the limit of a locked cell each time.
      const key = breach.rule === 'locked' ? `locked ${breach.person} ${breach.day}` : breach.limit
      units.set(key, (units.get(key) ?? 0) + breach.units)
    }
    return units
  }
  const was = unitsByLimit(before)
  return [...unitsByLimit(after)]
    .filter(([limit, units]) => units > (was.get(limit) ?? 0))
    .map(([limit]) => (typeof limit === 'string' ? 'locked' : limit.rule))
}
