/** Working days come in runs of three or more. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson, limitOf, spanOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const runsOfThree: Rule = {
  id: 'runs-of-three',
  title: 'Working days come in stretches of at least three',
  help: 'Patients do better with fewer handoffs. People who avoid consecutive days are exempt.',
  strength: soft(3),
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ preferences }, person) =>
      preferences.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.running, atLeast: 3, atMost: Infinity },
    ),
  says(breach, view) {
    const days = plural(limitOf(breach.limit, 'run').atLeast - breach.units, 'day')
    return describePerson(breach, view, `a stretch of only ${days} (${spanOf(breach, view)}).`)
  },
}
