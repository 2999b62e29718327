/** Between two equal preferences, the more senior physician's wins. */

import { describePerson } from './parts/description.ts'
import { dateOfBreach } from './parts/phrases.ts'
import { limitsOfPreferences } from './parts/preference-rule.ts'
import { requestedDaysOff } from './requested-days-off.ts'
import { requestedShifts } from './requested-shifts.ts'
import { type Rule, soft } from './rule.ts'

/** Points for the most senior; decreasing along the ranks, so it never outweighs another rule. */
const most = 0.5

export const seniority: Rule = {
  id: 'seniority',
  title: 'Ties go to seniority',
  help: 'When two requests are equal and only one can be met, seniority decides.',
  strength: soft(most),
  on: true,
  makesLimits(view) {
    const ranks = view.physicians.flatMap(({ seniorityRank }) => seniorityRank ?? [])
    const last = Math.max(...ranks, 0) + 1
    const weight = view.problem.group.choices.seniority?.weight ?? most
    return [requestedDaysOff, requestedShifts].flatMap((rule) =>
      rule.preferences(view).flatMap((preference) => {
        const rank = view.physicians[preference.person]!.seniorityRank
        if (rank === undefined) return []
        const strength = soft((weight * (last - rank)) / last)
        return limitsOfPreferences([preference], view).map((limit) => ({ ...limit, strength }))
      }),
    )
  },
  says(breach, view) {
    const rank = view.physicians[breach.person ?? 0]!.seniorityRank
    return describePerson(
      breach,
      view,
      'have',
      `an unmet request on ${dateOfBreach(breach, view)} despite seniority rank ${rank}.`,
    )
  },
}
