/** Weekend shifts go to those who like them. */

import { forEachPhysician } from '../view/problem-view.ts'
import { mayHave } from '../view/rule-view.ts'
import { wishRule } from './parts/wish.ts'
import type { Wish } from './wish.ts'

export const preferWeekends = wishRule({
  id: 'prefer-weekends',
  title: 'Weekends to those who prefer them',
  help: 'A physician who prefers weekends has more of them; the others share the rest.',
  weight: 2,
  wishes: (view) =>
    forEachPhysician(view, ({ wishes }, person): Wish | undefined => {
      const { work } = view.kinds
      const days = view.days
        .filter((day) => day.isWeekend && mayHave(view, person, day.index, work))
        .map((day) => day.index)
      if (!wishes.preferWeekends || days.length === 0) return undefined
      return { person, days, kinds: work, wants: 'hold', about: 'prefers to work weekends' }
    }),
})
