/** Whoever does not work holidays has none. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { withPhysician } from './parts/relax.ts'
import { limitOf, nameOf, whoAndWhen } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

export const holidayStance: Rule<ProblemView> = {
  id: 'holiday-stance',
  title: 'Holidays only for those who work holidays',
  help: 'A physician without holiday availability is not assigned on the holidays of the group.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ holidayAvailability }, person) =>
      view.days
        .filter((day) => day.holiday !== undefined && !holidayAvailability)
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) =>
    `${whoAndWhen(breach, view)}: does not work holidays (${view.days[breach.day ?? 0]!.holiday}).`,
  relaxation(limit, view) {
    const { person } = limitOf(limit, 'never')
    return {
      says: `Ask ${nameOf(view, person)} to work holidays.`,
      problem: withPhysician(view.problem, person, { holidayAvailability: true }),
    }
  },
}
