/** After a run of working days come at least the physician's rest days. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson, limitOf, nameOf, spanOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const restDaysAfterRun: Rule = {
  id: 'rest-days-after-run',
  title: 'Enough days off after a stretch',
  help: 'How many days off each physician needs before the next stretch. Backup at home counts as a day off.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ minRestDays: atLeast }, person) =>
      atLeast < 2 ? undefined : { shape: 'run' as const, person, kinds: view.kinds.home, atLeast, atMost: Infinity },
    ),
  says(breach, view) {
    const { atLeast } = limitOf(breach.limit, 'run')
    const rest = plural(atLeast - breach.units, 'rest day')
    return describePerson(breach, view, `only ${rest} (${spanOf(breach, view)}); ${atLeast} are needed.`)
  },
  relaxation(limit, view) {
    const { person, atLeast } = limitOf(limit, 'run')
    return {
      says: `Ask ${nameOf(view, person)} to accept ${plural(atLeast - 1, 'rest day')}.`,
      problem: withPhysician(view.problem, person, { minRestDays: atLeast - 1 }),
    }
  },
}
