/** Whoever avoids consecutive days has free days between shifts. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson, spanOf } from './parts/phrases.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'
import type { Rule } from './rule.ts'

export const avoidConsecutive: Rule = {
  ...preferenceRule({
    id: 'avoid-consecutive',
    title: 'Consecutive days are spared to those who avoid them',
    help: 'A physician can ask for free days between shifts. The rules for runs then do not apply.',
    weight: 4,
    preferences: (view) =>
      forEachPhysician(view, ({ preferences }, person): Preference | undefined =>
        preferences.avoidConsecutive
          ? { person, days: allDays(view), kinds: view.kinds.work, wants: 'apart', about: 'avoids consecutive days' }
          : undefined,
      ),
  }),
  says: (breach, view) =>
    describePerson(
      breach,
      view,
      `${breach.days?.length} days in a row (${spanOf(breach, view)}), but avoids consecutive days.`,
    ),
}
