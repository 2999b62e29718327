/** Days that physicians asked to have off are off. */

import { forEachPhysician } from '../view/problem-view.ts'
import { wishRule } from './parts/wish.ts'
import type { Wish } from './wish.ts'

export const requestedDaysOff = wishRule({
  id: 'requested-days-off',
  title: 'Requested days off are given',
  help: 'A wish for a day off, which is not approved time off: kept wherever possible.',
  weight: 25,
  wishes: (view) =>
    forEachPhysician(view, ({ wishes: { shifts } }, person): Wish[] =>
      view.days
        .filter(({ date }) => shifts.some((wish) => wish.wants === 'off' && wish.date === date))
        .map(({ index }) => ({
          person,
          days: [index],
          kinds: view.kinds.all,
          wants: 'avoid',
          about: 'asked for the day off',
        })),
    ),
})
