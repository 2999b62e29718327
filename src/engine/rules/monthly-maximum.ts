/** No one has more shifts in the month than their own maximum. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { shiftsIn } from './parts/measures.ts'
import { limitOf, nameOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const monthlyMaximum: Rule = {
  id: 'monthly-maximum',
  title: 'A physician’s own limit on shifts a month',
  brokenTitle: 'Over their monthly limit',
  help: 'Physicians can set a maximum in their preferences. Backup shifts aren’t counted.',
  strength: hard,
  on: true,
  makesLimits(view) {
    const measure = shiftsIn(
      view,
      view.days.map((day) => day.index),
      view.kinds.work,
    )
    return forEachPhysician(view, ({ preferences: { maxShifts } }, person) =>
      maxShifts === undefined ? undefined : { shape: 'count' as const, person, measure, atLeast: 0, atMost: maxShifts },
    )
  },
  says(breach, view) {
    const { atMost } = limitOf(breach.limit, 'count')
    return describePerson(
      breach,
      view,
      'have',
      `${plural(atMost + breach.units, 'shift')} this month, over a personal limit of ${atMost}.`,
    )
  },
  relaxation(limit, view) {
    const { person, atMost } = limitOf(limit, 'count')
    const { preferences } = view.physicians[person]!
    return {
      says: `Ask ${nameOf(view, person)} to take ${plural(atMost + 1, 'shift')} this month.`,
      problem: withPhysician(view.problem, person, { preferences: { ...preferences, maxShifts: atMost + 1 } }),
    }
  },
}
