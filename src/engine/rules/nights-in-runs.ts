/** Nights come in runs of three or more. */

import { plural } from '../text/plural.ts'
import { nightRun } from '../view/fair-share.ts'
import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { limitOf, ofPerson, spanOf } from './parts/words.ts'
import { type Rule, soft } from './rule.ts'

export const nightsInRuns: Rule = {
  id: 'nights-in-runs',
  title: 'Nights come in runs of at least three',
  help: 'The body adapts to nights in a row; a single night disturbs the most.',
  strength: soft(4),
  on: true,
  makesLimits(view) {
    const kinds = kindsWhere(view, ({ shiftKind }) => shiftKind === 'night')
    if (kinds.length === 0) return []
    return forEachPhysician(view, ({ wishes }, person) =>
      wishes.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds, atLeast: nightRun, atMost: Infinity },
    )
  },
  says(breach, view) {
    const nights = plural(limitOf(breach.limit, 'run').atLeast - breach.units, 'night')
    return ofPerson(breach, view, `only ${nights} in a row (${spanOf(breach, view)}).`)
  },
}
