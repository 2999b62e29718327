/** No one works a role on a day that doesn't need it. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { dateOfBreach, nameOf, roleHeld } from './parts/phrases.ts'
import { hard, type Rule } from './rule.ts'

export const roleDays: Rule<ProblemView> = {
  id: 'role-days',
  title: 'Roles are only staffed on their days',
  brokenTitle: 'Not needed that day',
  help: 'Each role sets how many people it needs by weekday and date. On days that need none, no one is assigned.',
  strength: hard,
  on: true,
  always: true,
  makesLimits: (view) =>
    view.days.flatMap((day) => {
      const kinds = view.kinds.all.filter((kind) => view.need[day.index]![kind] === 0)
      if (kinds.length === 0) return []
      return forEachPhysician(view, (_, person) => ({ shape: 'never' as const, person, day: day.index, kinds }))
    }),
  says: (breach, view, roster) =>
    `${roleHeld(breach, view, roster)} isn’t staffed on ${dateOfBreach(breach, view)}, but ${nameOf(view, breach.person)} has it.`,
}
