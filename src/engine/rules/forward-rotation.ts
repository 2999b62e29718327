/** Shifts rotate forward: day, evening, night; after a night, two days pass before the next day shift. */
import type { ShiftKind } from '../model.ts'
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { type Rule, soft } from './rule.ts'

const order: Partial<Record<ShiftKind, number>> = { day: 0, evening: 1, night: 2 }
/** Minutes after a night that should stay free of day and evening shifts. */
const afterNight = 48 * 60

export const forwardRotation: Rule = {
  id: 'forward-rotation',
  title: 'Shifts rotate forward',
  help: 'From day to evening to night, not backward from one day to the next, and at least 48 hours from a night to a day shift.',
  strength: soft(3),
  on: true,
  makesLimits(view) {
    const pairs = pairsWhere(view, (first, second, rest, gap) => {
      const from = order[first.shiftKind]
      const to = order[second.shiftKind]
      if (from === undefined || to === undefined || to >= from) return false
      return gap === 1 || (from === order.night && rest < afterNight)
    })
    return successionsFor(view, pairs)
  },
  says(breach, view, roster) {
    const { first, second } = describePair(breach, view, roster)
    return describePerson(breach, view, 'rotate', `backward from ${first} to ${second}.`)
  },
}
