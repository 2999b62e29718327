/** No working day stands alone between days off. */

import { forEachPhysician } from '../view/problem-view.ts'
import { ofPerson, spanOf } from './parts/words.ts'
import { type Rule, soft } from './rule.ts'

export const isolatedDays: Rule = {
  id: 'isolated-days',
  title: 'No isolated working days',
  help: 'A single working day between days off serves neither patient nor physician. It is the measure of all costs.',
  strength: soft(10),
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ wishes }, person) =>
      wishes.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.running, atLeast: 2, atMost: Infinity },
    ),
  says: (breach, view) => ofPerson(breach, view, `a single working day (${spanOf(breach, view)}).`),
}
