/** Nights come in runs of three or more. */

import { nightRun } from '../view/grain.ts'
import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { limitOf, spanOf } from './parts/phrases.ts'
import { type Rule, soft } from './rule.ts'

export const nightsInRuns: Rule = {
  id: 'nights-in-runs',
  title: 'Nights come in stretches of at least three',
  help: 'The body adapts to nights in a row; a single night is the hardest.',
  strength: soft(4),
  on: true,
  makesLimits(view) {
    const kinds = kindsWhere(view, ({ shiftKind }) => shiftKind === 'night')
    if (kinds.length === 0) return []
    return forEachPhysician(view, ({ preferences }, person) =>
      preferences.avoidConsecutive
        ? undefined
        : { shape: 'run' as const, person, kinds, atLeast: nightRun, atMost: Infinity },
    )
  },
  says(breach, view) {
    const nights = limitOf(breach.limit, 'run').atLeast - breach.units
    const span = spanOf(breach, view)
    const rest = nights === 1 ? `a single-night stretch (${span}).` : `only ${nights} nights in a row (${span}).`
    return describePerson(breach, view, 'work', rest)
  },
}
