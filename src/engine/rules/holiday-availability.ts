/** People who don't work holidays get none. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach, limitOf, nameOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const holidayAvailability: Rule<ProblemView> = {
  id: 'holiday-availability',
  title: 'Holidays only for people who work holidays',
  brokenTitle: 'Doesn’t work holidays',
  help: 'People without holiday availability aren’t scheduled on holidays.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ holidayAvailability }, person) =>
      view.days
        .filter((day) => day.holiday !== undefined && !holidayAvailability)
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says(breach, view) {
    const { holiday } = view.days[breach.day ?? 0]!
    return describePerson(breach, view, 'doesn’t', `work holidays (${holiday}, ${dateOfBreach(breach, view)}).`)
  },
  relaxation(limit, view) {
    const { person } = limitOf(limit, 'never')
    return {
      says: `Ask ${nameOf(view, person)} to work holidays.`,
      problem: withPhysician(view.problem, person, { holidayAvailability: true }),
    }
  },
}
