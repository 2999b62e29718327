/** Nobody has more shifts in the month than their own maximum. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { shiftsIn } from './parts/measures.ts'
import { withPhysician } from './parts/relax.ts'
import { limitOf, nameOf, ofPerson } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

export const monthlyMaximum: Rule = {
  id: 'monthly-maximum',
  title: 'Not more shifts a month than a physician allows',
  help: 'Physicians can set a maximum of shifts a month in their preferences. Backup duty is not counted.',
  strength: hard,
  on: true,
  makesLimits(view) {
    const measure = shiftsIn(
      view,
      view.days.map((day) => day.index),
      view.kinds.work,
    )
    return forEachPhysician(view, ({ wishes: { maxShifts } }, person) =>
      maxShifts === undefined ? undefined : { shape: 'count' as const, person, measure, atLeast: 0, atMost: maxShifts },
    )
  },
  says(breach, view) {
    const { atMost } = limitOf(breach.limit, 'count')
    return ofPerson(breach, view, `${plural(atMost + breach.units, 'shift')} this month; the own maximum is ${atMost}.`)
  },
  relaxation(limit, view) {
    const { person, atMost } = limitOf(limit, 'count')
    const { wishes } = view.physicians[person]!
    return {
      says: `Ask ${nameOf(view, person)} to take ${plural(atMost + 1, 'shift')} this month.`,
      problem: withPhysician(view.problem, person, { wishes: { ...wishes, maxShifts: atMost + 1 } }),
    }
  },
}
