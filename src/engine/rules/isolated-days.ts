/** No single working days between days off. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { isolatedDay } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const isolatedDays: Rule = {
  id: 'isolated-days',
  title: 'No single working days',
  help: 'A single working day between days off helps neither patients nor physicians.',
  strength: soft(40),
  weightIn: { '7-on-7-off': 120 },
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ preferences }, person) =>
      preferences.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds: view.kinds.running, atLeast: 2, atMost: Infinity },
    ),
  says: (breach, view, roster) => describePerson(breach, view, 'work', isolatedDay(breach, view, roster)),
}
