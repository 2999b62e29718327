/** Physicians get the days off they asked for. */

import { forEachPhysician } from '../view/problem-view.ts'
import { preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const requestedDaysOff = preferenceRule({
  id: 'requested-days-off',
  title: 'Requested days off',
  help: 'Days people asked to be off, apart from approved time off. Honored where possible.',
  weight: 25,
  preferences: (view) =>
    forEachPhysician(view, ({ preferences: { shifts } }, person): Preference[] =>
      view.days
        .filter(({ date }) => shifts.some((preference) => preference.wants === 'off' && preference.date === date))
        .map(({ index }) => ({
          person,
          days: [index],
          kinds: view.kinds.all,
          wants: 'avoid',
          about: 'asked for the day off',
        })),
    ),
})
