/** After a night nobody starts a day or evening shift within 24 hours. */
import { minutesPerDay } from '../calendar.ts'
import { plural } from '../text/plural.ts'
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { withoutRule } from './parts/relax.ts'
import { sayPair } from './parts/say-pair.ts'
import { ofPerson } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

export const dayAfterNight: Rule = {
  id: 'day-after-night',
  title: 'No day shift within 24 hours after a night',
  help: 'Whoever comes off a night works another night or has at least 24 hours before a day or evening shift.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    successionsFor(
      view,
      pairsWhere(
        view,
        (first, second, rest) =>
          first.shiftKind === 'night' &&
          (second.shiftKind === 'day' || second.shiftKind === 'evening') &&
          rest < minutesPerDay,
      ),
    ),
  says(breach, view, roster) {
    const { first, second, hours } = sayPair(breach, view, roster)
    return ofPerson(
      breach,
      view,
      `${second} starts ${plural(hours, 'hour')} after ${first}; after a night it should be 24.`,
    )
  },
  relaxation: (_limit, view) => ({
    says: 'Allow day shifts within 24 hours after a night.',
    problem: withoutRule(view.problem, 'day-after-night'),
  }),
}
