/** At least the group's hours of rest between two shifts. */
import { plural } from '../text/plural.ts'
import { round } from '../text/round.ts'
import { pairsWhere, successionsFor } from './parts/between-shifts.ts'
import { describePair } from './parts/describe-pair.ts'
import { describePerson } from './parts/description.ts'
import { withGroup } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

/** No relaxation goes below this (hours). */
const floor = 8

export const minimumRest: Rule = {
  id: 'minimum-rest',
  title: 'Enough rest between shifts',
  brokenTitle: 'Not enough rest',
  help: 'Hours from the end of one shift to the start of the next. Backup counts as a shift, except between backup days.',
  strength: hard,
  on: true,
  makesLimits(view) {
    const needed = view.problem.group.minRestBetweenShifts * 60
    const isBackup = (kind: number) => view.kinds.backup.includes(kind)
    const pairs = pairsWhere(
      view,
      (first, second, rest) => rest >= 0 && rest < needed && !(isBackup(first.kind) && isBackup(second.kind)),
    )
    return successionsFor(view, pairs)
  },
  says(breach, view, roster) {
    const { first, second, hours } = describePair(breach, view, roster)
    const { minRestBetweenShifts } = view.problem.group
    const minimum = round(minRestBetweenShifts, 1)
    const rest =
      hours === 0
        ? { what: `no rest between ${first} and ${second}`, limit: `the minimum is ${minimum} hours` }
        : {
            what: `only ${plural(hours, 'hour')} of rest between ${first} and ${second}`,
            limit: `the minimum is ${minimum}`,
          }
    return describePerson(breach, view, 'have', rest)
  },
  relaxation(_limit, view, today = view) {
    const { minRestBetweenShifts } = view.problem.group
    if (minRestBetweenShifts <= floor) return undefined
    const hours = Math.max(floor, minRestBetweenShifts - 2)
    return {
      says: `Require ${hours} hours of rest instead of ${round(today.problem.group.minRestBetweenShifts, 1)}.`,
      problem: withGroup(view.problem, { minRestBetweenShifts: hours }),
    }
  },
}
