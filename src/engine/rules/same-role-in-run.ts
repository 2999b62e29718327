/** The role stays the same within a stretch. */
import { successionsFor } from './parts/between-shifts.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { type Rule, soft } from './rule.ts'

export const sameRoleInRun: Rule = {
  id: 'same-role-in-run',
  title: 'The same role within a stretch',
  help: 'Changing roles from one day to the next means another handoff.',
  strength: soft(4),
  weightIn: { '7-on-7-off': 40, '12-hour-day-night': 18 },
  on: true,
  makesLimits(view) {
    const { work } = view.kinds
    if (work.length < 2) return []
    const changes = work.map((kind) => ({ first: [kind], second: work.filter((other) => other !== kind), gap: 1 }))
    return successionsFor(view, changes).map((draft) => ({ ...draft, leads: true }))
  },
  says(breach, view, roster) {
    const { first, second } = describePair(breach, view, roster)
    return describePerson(breach, view, 'change', `from ${first} to ${second}.`)
  },
}
