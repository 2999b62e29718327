/** Shifts that physicians asked for are theirs, where they may have them. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { mayHave } from '../view/rule-view.ts'
import { wishRule } from './parts/wish.ts'
import { roleNames } from './parts/words.ts'
import type { Wish } from './wish.ts'

export const requestedShifts = wishRule({
  id: 'requested-shifts',
  title: 'Requested shifts are given',
  help: 'A wish to work on a day, in any role or in one. Where a hard rule forbids it, nothing is counted.',
  weight: 12,
  wishes: (view) =>
    forEachPhysician(view, ({ wishes: { shifts } }, person): Wish[] =>
      shifts.flatMap(({ date, roleId, wants }): Wish[] => {
        const day = view.days.findIndex((candidate) => candidate.date === date)
        const kinds = roleId === undefined ? view.kinds.work : kindsWhere(view, ({ role }) => role.id === roleId)
        if (wants !== 'work' || day < 0 || !mayHave(view, person, day, kinds)) return []
        const as = roleId === undefined ? '' : ` as ${roleNames(view, kinds)}`
        return [{ person, days: [day], kinds, wants: 'hold', about: `asked to work${as}` }]
      }),
    ),
})
