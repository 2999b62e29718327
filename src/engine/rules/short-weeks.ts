/** In a 7-on/7-off group, people who can't work a whole week work where the week is shorter. */
import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { cutShort } from '../view/stretches.ts'
import { describePerson } from './parts/description.ts'
import { limitOf, spanOf } from './parts/phrases.ts'
import { type Draft, type Rule, soft } from './rule.ts'

export const shortWeeks: Rule = {
  id: 'short-weeks',
  title: 'Short weeks go to weekday roles',
  help: 'People who work five or fewer days in a row can finish a week in a Monday-to-Friday role without a handoff.',
  strength: soft(20),
  on: true,
  makesLimits(view) {
    if (view.problem.group.pattern !== '7-on-7-off') return []
    return forEachPhysician(view, ({ preferences }, person): Draft[] =>
      preferences.avoidConsecutive ? [] : cutShort(view, person).map((block) => ({ shape: 'run', person, ...block })),
    )
  },
  says(breach, view) {
    const days = plural(breach.days?.length ?? 0, 'day')
    const { atLeast } = limitOf(breach.limit, 'run')
    return describePerson(
      breach,
      view,
      'work',
      `${days} (${spanOf(breach, view)}) in a role staffed ${atLeast} days a week.`,
    )
  },
}
