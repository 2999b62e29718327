/** People who don't work weekends get none. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach, limitOf, nameOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const weekendAvailability: Rule<ProblemView> = {
  id: 'weekend-availability',
  title: 'Weekends only for people who work weekends',
  brokenTitle: 'Doesn’t work weekends',
  help: 'People without weekend availability aren’t scheduled on Saturdays and Sundays.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ weekendAvailability }, person) =>
      view.days
        .filter((day) => day.isWeekend && !weekendAvailability)
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) => describePerson(breach, view, 'doesn’t', `work weekends (${dateOfBreach(breach, view)}).`),
  relaxation(limit, view) {
    const { person } = limitOf(limit, 'never')
    return {
      says: `Ask ${nameOf(view, person)} to work weekends.`,
      problem: withPhysician(view.problem, person, { weekendAvailability: true }),
    }
  },
}
