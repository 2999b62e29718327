/** Working days come in runs of three or more. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { isolatedDay, limitOf, spanOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const runsOfThree: Rule = {
  id: 'runs-of-three',
  title: 'Working days come in stretches of at least three',
  help: 'Patients do better with fewer handoffs. People who avoid back-to-back days are exempt, except in 7-on/7-off groups.',
  strength: soft(5),
  weightIn: { '7-on-7-off': 3 },
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ preferences }, person) =>
      preferences.avoidConsecutive && view.problem.group.pattern !== '7-on-7-off'
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.running, atLeast: 3, atMost: Infinity },
    ),
  says(breach, view, roster) {
    const days = limitOf(breach.limit, 'run').atLeast - breach.units
    const rest =
      days === 1 ? isolatedDay(breach, view, roster) : `a stretch of only ${days} days (${spanOf(breach, view)}).`
    return describePerson(breach, view, 'work', rest)
  },
}
