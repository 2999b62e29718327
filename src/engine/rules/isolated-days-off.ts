/** No day off stands alone between working days. */

import { forEachPhysician } from '../view/problem-view.ts'
import { ofPerson, spanOf } from './parts/words.ts'
import { type Rule, soft } from './rule.ts'

export const isolatedDaysOff: Rule = {
  id: 'isolated-days-off',
  title: 'No isolated days off',
  help: 'A single day off between working days is hardly rest. Whoever avoids consecutive days is left out.',
  strength: soft(4),
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ wishes }, person) =>
      wishes.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.home, atLeast: 2, atMost: Infinity },
    ),
  says: (breach, view) => ofPerson(breach, view, `a single day off (${spanOf(breach, view)}).`),
}
