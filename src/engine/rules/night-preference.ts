/** Nights go to people who prefer them rather than to people who avoid them. */

import { forEachPhysician } from '../view/problem-view.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const nightShiftPreference = preferenceRule({
  id: 'night-preference',
  title: 'Nights for people who prefer them',
  help: 'People who prefer nights get them first. People who avoid them still take their fair share.',
  weight: 3,
  // In groups that work by the week, someone who wants nights and gets days has a whole week of them.
  weightIn: { '7-on-7-off': 10 },
  preferences: (view) =>
    forEachPhysician(view, ({ nightShiftPreference: preference }, person): Preference | undefined => {
      const common = { person, days: allDays(view), kinds: view.kinds.withNight }
      if (preference === 'neutral' || common.kinds.length === 0) return undefined
      return preference === 'avoid'
        ? { ...common, wants: 'avoid', about: 'avoids nights' }
        : { ...common, wants: 'rather', about: 'prefers nights' }
    }),
})
