/** No one works more days in a row than their own limit. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { limitOf, nameOf, spanOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const ownMaxDays: Rule = {
  id: 'own-max-days',
  title: 'A physician’s own limit on days in a row',
  brokenTitle: 'Over their limit on days in a row',
  help: 'Physicians can set a lower limit than the group’s.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ maxConsecutiveDays: atMost }, person) =>
      atMost >= view.problem.group.maxConsecutiveShifts
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.work, atLeast: 0, atMost },
    ),
  says(breach, view) {
    const { atMost } = limitOf(breach.limit, 'run')
    return describePerson(
      breach,
      view,
      'work',
      `${breach.days?.length} days in a row (${spanOf(breach, view)}), over a personal limit of ${atMost}.`,
    )
  },
  relaxation(limit, view) {
    const { person, atMost } = limitOf(limit, 'run')
    return {
      says: `Ask ${nameOf(view, person)} to work ${atMost + 1} days in a row.`,
      problem: withPhysician(view.problem, person, { maxConsecutiveDays: atMost + 1 }),
    }
  },
}
