/** Physicians get the roles they prefer. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { roleNames } from './parts/phrases.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const preferredRoles = preferenceRule({
  id: 'preferred-roles',
  title: 'Preferred roles',
  help: 'Gives people the roles they prefer where possible.',
  weight: 1,
  preferences: (view) =>
    forEachPhysician(view, ({ preferredRoles: wanted }, person): Preference | undefined => {
      const kinds = kindsWhere(view, ({ role }) => wanted.includes(role.id))
      if (kinds.length === 0) return undefined
      return { person, days: allDays(view), kinds, wants: 'rather', about: `prefers ${roleNames(view, kinds)}` }
    }),
})
