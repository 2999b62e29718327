/** Keeps physicians out of roles they avoid. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { roleNames } from './parts/phrases.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const avoidedRoles = preferenceRule({
  id: 'avoided-roles',
  title: 'Avoided roles',
  help: 'Keeps people out of roles they’d rather not work.',
  weight: 4,
  preferences: (view) =>
    forEachPhysician(view, ({ avoidedRoles: unwanted }, person): Preference | undefined => {
      const kinds = kindsWhere(view, ({ role }) => unwanted.includes(role.id))
      if (kinds.length === 0) return undefined
      return { person, days: allDays(view), kinds, wants: 'avoid', about: `avoids ${roleNames(view, kinds)}` }
    }),
})
