/** Physicians get the kinds of shift they like: days, evenings, nights, 24 hours, backup. */

import { forEachPhysician } from '../view/problem-view.ts'
import { preferenceRule } from './parts/preference-rule.ts'
import { preferencesInTable } from './parts/preference-table.ts'

export const shiftTypePreferences = preferenceRule({
  id: 'shift-type-preferences',
  title: 'Preferred and avoided shift types',
  help: 'Day, evening, night, 24-hour, and backup shifts.',
  weight: 2,
  preferences: (view) =>
    forEachPhysician(view, ({ shiftTypePreferences: likes }, person) =>
      preferencesInTable(view, person, likes, ({ shiftKind }) => shiftKind),
    ),
})
