/** Approved time off. */

import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach } from './parts/phrases.ts'
import { hard, type Rule } from './rule.ts'

export const timeOff: Rule<ProblemView> = {
  id: 'time-off',
  title: 'Approved time off',
  brokenTitle: 'On time off',
  help: 'No one is scheduled on approved time off, and it lowers their fair share.',
  strength: hard,
  on: true,
  always: true,
  makesLimits: (view) =>
    forEachPhysician(view, (_, person) =>
      view.days
        .filter((day) => view.absent[person]![day.index])
        .map((day) => ({ shape: 'never' as const, person, day: day.index, kinds: view.kinds.all })),
    ),
  says: (breach, view) =>
    describePerson(breach, view, 'is', `off on ${dateOfBreach(breach, view)} (approved time off).`),
}
