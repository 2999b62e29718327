/** Nobody is in two shifts at once: one starts a day, and none starts before the one of the day before has ended. */
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { sayPair } from './parts/say-pair.ts'
import { ofPerson } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

export const oneShiftAtATime: Rule = {
  id: 'one-shift-at-a-time',
  title: 'One shift at a time',
  help: 'At most one shift starts on a day, and a shift cannot start before the last one has ended.',
  strength: hard,
  on: true,
  always: true,
  makesLimits: (view) =>
    successionsFor(
      view,
      pairsWhere(view, (_first, _second, rest) => rest < 0),
    ),
  says(breach, view, roster) {
    const { first, second } = sayPair(breach, view, roster)
    return ofPerson(breach, view, `${second} starts before ${first} has ended.`)
  },
}
