/** Optional: one day off in seven, averaged over any 28 days. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { onRollingWindows, shiftsIn } from './parts/measures.ts'
import { lastDateOf, limitOf } from './parts/phrases.ts'
import { withoutRule } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

const windowDays = 28
const mostDays = 24

export const oneDayInSeven: Rule = {
  id: 'one-day-in-seven',
  title: 'One day off in seven, averaged over four weeks',
  brokenTitle: 'Too few days off',
  help: 'The duty-hour limit for residents: four days off in every 28.',
  strength: hard,
  on: false,
  makesLimits: (view) =>
    forEachPhysician(view, (_, person) =>
      onRollingWindows(view, person, windowDays, shiftsIn(view, [], view.kinds.work)).map((measure) => ({
        shape: 'count' as const,
        person,
        measure,
        atLeast: 0,
        atMost: mostDays,
      })),
    ),
  says(breach, view) {
    const free = plural(windowDays - mostDays - breach.units, 'day')
    const needed = windowDays - limitOf(breach.limit, 'count').atMost
    return describePerson(breach, view, 'have', {
      what: `only ${free} off in the 28 days ending ${lastDateOf(breach, view)}`,
      limit: `${needed} are required`,
    })
  },
  relaxation: (_limit, view) => ({
    says: 'Turn off the one-day-off-in-seven rule.',
    problem: withoutRule(view.problem, 'one-day-in-seven'),
  }),
}
