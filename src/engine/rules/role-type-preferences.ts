/** Physicians get the role categories they like: rounder, admitter, coverage, backup, special. */

import { forEachPhysician } from '../view/problem-view.ts'
import { preferenceRule } from './parts/preference-rule.ts'
import { preferencesInTable } from './parts/preference-table.ts'

export const roleTypePreferences = preferenceRule({
  id: 'role-type-preferences',
  title: 'Preferred and avoided role types',
  help: 'Rounder, admitter, coverage, backup, and special roles.',
  weight: 2,
  preferences: (view) =>
    forEachPhysician(view, ({ roleTypePreferences: likes }, person) =>
      preferencesInTable(view, person, likes, ({ role }) => role.category),
    ),
})
