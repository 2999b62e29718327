/** No one is on two shifts at once: at most one starts per day, and none starts before the previous day's has ended. */
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { hard, type Rule } from './rule.ts'

export const oneShiftAtATime: Rule = {
  id: 'one-shift-at-a-time',
  title: 'One shift at a time',
  brokenTitle: 'Already working',
  help: 'No one works two shifts at once or starts two on one day.',
  strength: hard,
  on: true,
  always: true,
  makesLimits: (view) =>
    successionsFor(
      view,
      pairsWhere(view, (_first, _second, rest) => rest < 0),
    ),
  says(breach, view, roster) {
    const { first, second } = describePair(breach, view, roster)
    return describePerson(breach, view, 'start', `${second} before ${first} ends.`)
  },
}
