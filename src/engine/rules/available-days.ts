/** Physicians work on their available weekdays only. */

import { capitalize } from '../text/capital.ts'
import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach, limitOf, nameOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const availableDays: Rule<ProblemView> = {
  id: 'available-days',
  title: 'Physicians work on their available weekdays',
  brokenTitle: 'Not an available day',
  help: 'People who chose available days only work on those.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ availableDays }, person) =>
      view.days
        .filter((day) => availableDays.length > 0 && !availableDays.includes(day.weekday))
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says(breach, view) {
    const { weekday } = view.days[breach.day ?? 0]!
    return describePerson(
      breach,
      view,
      'isn’t',
      `available on ${capitalize(weekday)}s (${dateOfBreach(breach, view)}).`,
    )
  },
  relaxation(limit, view) {
    const { person, day } = limitOf(limit, 'never')
    const { weekday } = view.days[day]!
    const availableDays = [...view.physicians[person]!.availableDays, weekday]
    return {
      says: `Ask ${nameOf(view, person)} to work on a ${capitalize(weekday)}.`,
      problem: withPhysician(view.problem, person, { availableDays }),
    }
  },
}
