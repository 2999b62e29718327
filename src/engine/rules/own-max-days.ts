/** Nobody works more days in a row than they have said. */

import { forEachPhysician } from '../view/problem-view.ts'
import { withPhysician } from './parts/relax.ts'
import { limitOf, nameOf, ofPerson, spanOf } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

export const ownMaxDays: Rule = {
  id: 'own-max-days',
  title: "A physician's own maximum of days in a row",
  help: 'Physicians can set a lower maximum of working days in a row than the group.',
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
    return ofPerson(
      breach,
      view,
      `${breach.days?.length} days in a row (${spanOf(breach, view)}); the own maximum is ${atMost}.`,
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
