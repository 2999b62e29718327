/** Physicians work in the roles that they prefer. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { allDays, wishRule } from './parts/wish.ts'
import { roleNames } from './parts/words.ts'
import type { Wish } from './wish.ts'

export const preferredRoles = wishRule({
  id: 'preferred-roles',
  title: 'Preferred roles are given',
  help: 'A shift in a role that the physician did not name as preferred costs a little.',
  weight: 1,
  wishes: (view) =>
    forEachPhysician(view, ({ preferredRoles: wanted }, person): Wish | undefined => {
      const kinds = kindsWhere(view, ({ role }) => wanted.includes(role.id))
      if (kinds.length === 0) return undefined
      return { person, days: allDays(view), kinds, wants: 'rather', about: `prefers ${roleNames(view, kinds)}` }
    }),
})
