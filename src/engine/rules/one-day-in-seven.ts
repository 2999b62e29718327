/** An option: one day in seven free, on the average of any 28 days. */

import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { onRollingWindows, shiftsIn } from './parts/measures.ts'
import { withoutRule } from './parts/relax.ts'
import { lastDateOf, limitOf, ofPerson } from './parts/words.ts'
import { hard, type Rule } from './rule.ts'

const windowDays = 28
const mostDays = 24

export const oneDayInSeven: Rule = {
  id: 'one-day-in-seven',
  title: 'One day in seven free, averaged over four weeks',
  help: 'The duty hour limit for residents: four free days in every window of 28 days.',
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
    const free = plural(windowDays - mostDays - breach.units, 'free day')
    const needed = windowDays - limitOf(breach.limit, 'count').atMost
    return ofPerson(breach, view, `${free} in the 28 days to ${lastDateOf(breach, view)}; ${needed} are needed.`)
  },
  relaxation: (_limit, view) => ({
    says: 'Do without one free day in seven.',
    problem: withoutRule(view.problem, 'one-day-in-seven'),
  }),
}
