/** People who avoid consecutive days have days off between shifts. */

import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { spanOf } from './parts/phrases.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'
import type { Rule } from './rule.ts'

export const avoidConsecutive: Rule = {
  ...preferenceRule({
    id: 'avoid-consecutive',
    title: 'No back-to-back days for people who avoid them',
    help: 'Physicians can ask for days off between shifts. Most rules about stretches then don’t apply to them.',
    weight: 4,
    preferences: (view) =>
      forEachPhysician(view, ({ preferences }, person): Preference | undefined =>
        preferences.avoidConsecutive
          ? { person, days: allDays(view), kinds: view.kinds.work, wants: 'apart', about: 'avoids back-to-back days' }
          : undefined,
      ),
  }),
  says: (breach, view) =>
    describePerson(
      breach,
      view,
      'work',
      `${breach.days?.length} days in a row (${spanOf(breach, view)}) despite avoiding back-to-back days.`,
    ),
}
