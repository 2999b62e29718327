/** Physicians get the shifts they asked for, if eligible. */

import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { mayHave } from '../view/rule-view.ts'
import { roleNames } from './parts/phrases.ts'
import { preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

export const requestedShifts = preferenceRule({
  id: 'requested-shifts',
  title: 'Requested shifts',
  help: 'Days people asked to work, in any role or a certain one. Not counted where a hard rule forbids it.',
  weight: 12,
  preferences: (view) =>
    forEachPhysician(view, ({ preferences: { shifts } }, person): Preference[] =>
      shifts.flatMap(({ date, roleId, wants }): Preference[] => {
        const day = view.days.findIndex((candidate) => candidate.date === date)
        const kinds = roleId === undefined ? view.kinds.work : kindsWhere(view, ({ role }) => role.id === roleId)
        if (wants !== 'work' || day < 0 || !mayHave(view, person, day, kinds)) return []
        const as = roleId === undefined ? '' : ` ${roleNames(view, kinds)}`
        return [{ person, days: [day], kinds, wants: 'hold', about: `asked to work${as}` }]
      }),
    ),
})
