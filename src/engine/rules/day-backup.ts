/** No daytime backup for people who only work nights: they sleep then. */
import { isNightTime } from '../demand.ts'
import { forEachPhysician, kindsWhere, type ProblemView, shiftOf } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOfBreach } from './parts/phrases.ts'
import { whyNot } from './role-restrictions.ts'
import { hard, type Rule } from './rule.ts'

export const dayBackup: Rule<ProblemView> = {
  id: 'day-backup',
  title: 'No day backup for people who only work nights',
  brokenTitle: 'Only works nights',
  help: 'People who prefer or only work nights are on backup at night or not at all.',
  strength: hard,
  on: true,
  makesLimits(view) {
    const kinds = kindsWhere(view, ({ shiftKind, role }) => shiftKind === 'backup' && !isNightTime(role))
    if (kinds.length === 0) return []
    return forEachPhysician(view, (_, person) =>
      worksNightsOnly(view, person)
        ? view.days.map(({ index }) => ({ shape: 'never' as const, person, day: index, kinds }))
        : [],
    )
  },
  says: (breach, view) =>
    describePerson(breach, view, 'have', `day backup on ${dateOfBreach(breach, view)} despite working only nights.`),
}

function worksNightsOnly(view: ProblemView, person: number): boolean {
  const physician = view.physicians[person]!
  if (physician.nightShiftPreference === 'prefer') return true
  const possible = view.kinds.work.map((kind) => shiftOf(view, kind)).filter(({ role }) => !whyNot(physician, role))
  return possible.length > 0 && possible.every(({ shiftKind }) => shiftKind === 'night')
}
