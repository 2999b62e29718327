/** No one works more days in a row than the group allows. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { limitOf, spanOf } from './parts/phrases.ts'
import { withGroup } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const groupMaxDays: Rule = {
  id: 'group-max-days',
  title: 'A limit on days in a row',
  brokenTitle: 'Too many days in a row',
  help: 'The most working days in a row for anyone. Days in the months before and after count.',
  strength: hard,
  on: true,
  makesLimits(view) {
    const atMost = view.problem.group.maxConsecutiveShifts
    return forEachPhysician(view, ({ maxConsecutiveDays }, person) =>
      maxConsecutiveDays < atMost
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.work, atLeast: 0, atMost },
    )
  },
  says(breach, view) {
    const { atMost } = limitOf(breach.limit, 'run')
    return describePerson(breach, view, 'work', {
      what: `${breach.days?.length} days in a row (${spanOf(breach, view)})`,
      limit: `the limit is ${atMost}`,
    })
  },
  relaxation(_limit, view) {
    const days = view.problem.group.maxConsecutiveShifts + 1
    return {
      says: `Raise the limit to ${days} days in a row.`,
      problem: withGroup(view.problem, { maxConsecutiveShifts: days }),
    }
  },
}
