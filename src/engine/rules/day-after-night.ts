/** After a night, no one starts a day or evening shift, or backup, within 24 hours. */
import { minutesPerDay } from '../calendar.ts'
import { plural } from '../text/plural.ts'
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { withoutRule } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

export const dayAfterNight: Rule = {
  id: 'day-after-night',
  title: 'No day shift within 24 hours after a night',
  brokenTitle: 'Too soon after a night',
  help: 'After a night, people work another night or get at least 24 hours before a day, evening, or backup shift.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    successionsFor(
      view,
      pairsWhere(
        view,
        (first, second, rest) =>
          first.shiftKind === 'night' &&
          second.shiftKind !== 'night' &&
          second.shiftKind !== 'twenty-four' &&
          rest < minutesPerDay,
      ),
    ),
  says(breach, view, roster) {
    const { first, second, hours } = describePair(breach, view, roster)
    const rest =
      hours === 0
        ? { what: `${second} right after ${first}`, limit: 'it should be at least 24 hours later' }
        : { what: `${second} only ${plural(hours, 'hour')} after ${first}`, limit: 'it should be at least 24' }
    return describePerson(breach, view, 'start', rest)
  },
  relaxation: (_limit, view) => ({
    says: 'Allow day shifts within 24 hours after a night.',
    problem: withoutRule(view.problem, 'day-after-night'),
  }),
}
