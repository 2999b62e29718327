/** Dates that a physician blocked stay free. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { dateOf, limitOf, nameOf, whoAndWhen } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const unavailableDates: Rule<ProblemView> = {
  id: 'unavailable-dates',
  title: 'Blocked dates',
  help: 'Dates people blocked in their preferences. Their fair share stays the same.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ unavailableDates }, person) =>
      view.days
        .filter((day) => unavailableDates.includes(day.date))
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) => `${whoAndWhen(breach, view)}: not available on that date.`,
  relaxation(limit, view) {
    const { person, day } = limitOf(limit, 'never')
    const date = view.days[day]!.date
    const unavailableDates = view.physicians[person]!.unavailableDates.filter((blocked) => blocked !== date)
    return {
      says: `Ask ${nameOf(view, person)} to free ${dateOf(view, day)}.`,
      problem: withPhysician(view.problem, person, { unavailableDates }),
    }
  },
}
