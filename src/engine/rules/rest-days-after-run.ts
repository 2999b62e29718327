/** After a stretch, at least the physician's minimum of days off. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { limitOf, nameOf, spanOf } from './parts/phrases.ts'
import { withPhysician } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const restDaysAfterRun: Rule = {
  id: 'rest-days-after-run',
  title: 'Enough days off after a stretch',
  brokenTitle: 'Too few days off between stretches',
  help: 'How many days off each physician needs before the next stretch. Backup at home counts as a day off.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    forEachPhysician(view, ({ minRestDays: atLeast }, person) =>
      atLeast < 2 ? undefined : { shape: 'run' as const, person, kinds: view.kinds.home, atLeast, atMost: Infinity },
    ),
  says(breach, view) {
    const { atLeast } = limitOf(breach.limit, 'run')
    const rest = plural(atLeast - breach.units, 'day')
    return describePerson(breach, view, 'have', {
      what: `only ${rest} off (${spanOf(breach, view)})`,
      limit: `${atLeast} are required`,
    })
  },
  relaxation(limit, view) {
    const { person, atLeast } = limitOf(limit, 'run')
    return {
      says: `Ask ${nameOf(view, person)} to accept ${plural(atLeast - 1, 'day')} off between stretches.`,
      problem: withPhysician(view.problem, person, { minRestDays: atLeast - 1 }),
    }
  },
}
