/** Physicians have shifts of the length that they prefer, where the group has both. */
import type { ShiftLength } from '../model.ts'
import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { allDays, wishRule } from './parts/wish.ts'
import type { Wish } from './wish.ts'

const wants: Record<ShiftLength, Wish['wants'] | undefined> = {
  '12-hour': 'avoid',
  '24-hour': 'rather',
  flexible: undefined,
}

export const shiftLength = wishRule({
  id: 'shift-length',
  title: 'Shifts have the preferred length',
  help: 'Physicians prefer 12-hour or 24-hour shifts, or are flexible. It counts in groups that have both.',
  weight: 3,
  wishes(view) {
    const long = kindsWhere(view, ({ shiftKind }) => shiftKind === 'twenty-four')
    if (long.length === 0 || view.kinds.running.length === 0) return []
    return forEachPhysician(view, ({ preferredShiftLength: length }, person): Wish | undefined => {
      const wanted = wants[length]
      return wanted && { person, days: allDays(view), kinds: long, wants: wanted, about: `prefers ${length} shifts` }
    })
  },
})
