/** Nobody stands in a role on a day that does not need it. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { roleHeld, whoAndWhen } from './parts/phrases.ts'
import { hard, type Rule } from './rule.ts'

export const roleDays: Rule<ProblemView> = {
  id: 'role-days',
  title: 'A role is worked only on its days',
  help: 'Each role says how many physicians it needs on each weekday and on special dates. On days that need none, no one is assigned to it.',
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
    `${whoAndWhen(breach, view)}: ${roleHeld(breach, view, roster)} is not needed on that day.`,
}
