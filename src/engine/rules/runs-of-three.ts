/** Working days come in runs of three or more. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { limitOf, ofPerson, spanOf } from './parts/words.ts'
import { type Rule, soft } from './rule.ts'

export const runsOfThree: Rule = {
  id: 'runs-of-three',
  title: 'Working days come in runs of at least three',
  help: 'Patients of physicians who work in longer runs fare better. Whoever avoids consecutive days is left out.',
  strength: soft(3),
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ wishes }, person) =>
      wishes.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.running, atLeast: 3, atMost: Infinity },
    ),
  says(breach, view) {
    const days = plural(limitOf(breach.limit, 'run').atLeast - breach.units, 'day')
    return ofPerson(breach, view, `a run of only ${days} (${spanOf(breach, view)}).`)
  },
}
