/** Physicians are spared the roles that they avoid. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { allDays, wishRule } from './parts/wish.ts'
import { roleNames } from './parts/words.ts'
import type { Wish } from './wish.ts'

export const avoidedRoles = wishRule({
  id: 'avoided-roles',
  title: 'Avoided roles are spared',
  help: 'A shift in a role that the physician would rather not have.',
  weight: 4,
  wishes: (view) =>
    forEachPhysician(view, ({ avoidedRoles: unwanted }, person): Wish | undefined => {
      const kinds = kindsWhere(view, ({ role }) => unwanted.includes(role.id))
      if (kinds.length === 0) return undefined
      return { person, days: allDays(view), kinds, wants: 'avoid', about: `avoids ${roleNames(view, kinds)}` }
    }),
})
