/** No single days off between working days. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { spanOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const isolatedDaysOff: Rule = {
  id: 'isolated-days-off',
  title: 'No single days off',
  help: 'A single day off between working days isn’t real rest. People who avoid back-to-back days are exempt.',
  strength: soft(4),
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ preferences }, person) =>
      preferences.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.home, atLeast: 2, atMost: Infinity },
    ),
  says: (breach, view) => describePerson(breach, view, 'have', `only a single day off (${spanOf(breach, view)}).`),
}
