/** Dates a physician blocked stay free. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOf, dateOfBreach, limitOf, nameOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const unavailableDates: Rule<ProblemView> = {
  id: 'unavailable-dates',
  title: 'Blocked dates',
  brokenTitle: 'Blocked this date',
  help: 'Dates people blocked in their preferences. Their fair share stays the same.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ unavailableDates }, person) =>
      view.days
        .filter((day) => unavailableDates.includes(day.date))
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) => describePerson(breach, view, 'isn’t', `available on ${dateOfBreach(breach, view)}.`),
  relaxation(limit, view) {
    const { person, day } = limitOf(limit, 'never')
    const date = view.days[day]!.date
    const unavailableDates = view.physicians[person]!.unavailableDates.filter((blocked) => blocked !== date)
    return {
      says: `Ask ${nameOf(view, person)} to unblock ${dateOf(view, day)}.`,
      problem: withPhysician(view.problem, person, { unavailableDates }),
    }
  },
}
