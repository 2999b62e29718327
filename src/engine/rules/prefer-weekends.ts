/** Weekend shifts go to people who prefer them. */

import { forEachPhysician } from '../view/problem-view.ts'
import { mayHave } from '../view/rule-view.ts'
import { preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const preferWeekends = preferenceRule({
  id: 'prefer-weekends',
  title: 'Weekends for people who prefer them',
  help: 'People who prefer weekends get more of them; the others share the rest.',
  weight: 2,
  preferences: (view) =>
    forEachPhysician(view, ({ preferences }, person): Preference | undefined => {
      const { work } = view.kinds
      const days = view.days
        .filter((day) => day.isWeekend && mayHave(view, person, day.index, work))
        .map((day) => day.index)
      if (!preferences.preferWeekends || days.length === 0) return undefined
      return { person, days, kinds: work, wants: 'hold', about: 'prefers to work weekends' }
    }),
})
