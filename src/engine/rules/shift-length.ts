/** Physicians get shifts of the length they prefer, if the group has both. */
import type { ShiftLength } from '../model.ts'
import { forEachPhysician, kindsWhere } from '../view/problem-view.ts'
import { allDays, preferenceRule } from './parts/preference-rule.ts'
import type { Preference } from './preference.ts'

const wants: Record<ShiftLength, Preference['wants'] | undefined> = {
  '12-hour': 'avoid',
  '24-hour': 'rather',
  flexible: undefined,
}

export const shiftLength = preferenceRule({
  id: 'shift-length',
  title: 'Preferred shift length',
  help: '12-hour, 24-hour, or flexible. Only counts in groups that have both.',
  weight: 3,
  preferences(view) {
    const long = kindsWhere(view, ({ shiftKind }) => shiftKind === 'twenty-four')
    if (long.length === 0 || view.kinds.running.length === 0) return []
    return forEachPhysician(view, ({ preferredShiftLength: length }, person): Preference | undefined => {
      const wanted = wants[length]
      return wanted && { person, days: allDays(view), kinds: long, wants: wanted, about: `prefers ${length} shifts` }
    })
  },
})
