/** Physicians work on their available weekdays only. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { limitOf, nameOf, whoAndWhen } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const availableDays: Rule<ProblemView> = {
  id: 'available-days',
  title: 'Physicians work on their available weekdays',
  help: 'People who chose available days only work on those.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ availableDays }, person) =>
      view.days
        .filter((day) => availableDays.length > 0 && !availableDays.includes(day.weekday))
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) => `${whoAndWhen(breach, view)}: not available on this weekday.`,
  relaxation(limit, view) {
    const { person, day } = limitOf(limit, 'never')
    const { weekday } = view.days[day]!
    const availableDays = [...view.physicians[person]!.availableDays, weekday]
    return {
      says: `Ask ${nameOf(view, person)} to work on a ${weekday}.`,
      problem: withPhysician(view.problem, person, { availableDays }),
    }
  },
}
