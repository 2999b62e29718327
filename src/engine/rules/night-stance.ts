/** Nights go to those who prefer them rather than to those who avoid them. */

import { forEachPhysician } from '../view/problem-view.ts'
import { allDays, wishRule } from './parts/wish.ts'
import type { Wish } from './wish.ts'

export const nightShiftPreference = wishRule({
  id: 'night-stance',
  title: 'Nights to those who prefer them',
  help: 'Physicians prefer, avoid or do not mind nights. Those who avoid them still take their fair share.',
  weight: 3,
  wishes: (view) =>
    forEachPhysician(view, ({ nightShiftPreference: stance }, person): Wish | undefined => {
      const common = { person, days: allDays(view), kinds: view.kinds.withNight }
      if (stance === 'neutral' || common.kinds.length === 0) return undefined
      return stance === 'avoid'
        ? { ...common, wants: 'avoid', about: 'avoids nights' }
        : { ...common, wants: 'rather', about: 'prefers nights' }
    }),
})
