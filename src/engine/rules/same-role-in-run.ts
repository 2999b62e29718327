/** Within a run of working days the role stays the same. */
import { successionsFor } from './parts/between-shifts.ts'
import { sayPair } from './parts/say-pair.ts'
import { ofPerson } from './parts/words.ts'
import { type Rule, soft } from './rule.ts'

export const sameRoleInRun: Rule = {
  id: 'same-role-in-run',
  title: 'The same role within a run',
  help: 'Changing the role from one day to the next costs a hand-over.',
  strength: soft(2),
  on: true,
  makesLimits(view) {
    const { work } = view.kinds
    if (work.length < 2) return []
    const changes = work.map((kind) => ({ first: [kind], second: work.filter((other) => other !== kind), gap: 1 }))
    return successionsFor(view, changes)
  },
  says(breach, view, roster) {
    const { first, second } = sayPair(breach, view, roster)
    return ofPerson(breach, view, `changes from ${first} to ${second}.`)
  },
}
