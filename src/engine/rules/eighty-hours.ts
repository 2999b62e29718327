/** Optional: at most 80 hours a week, averaged over any 28 days. */

import { round } from '../text/round.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { minutesIn, onRollingWindows } from './parts/measures.ts'
import { lastDateOf, limitOf } from './parts/phrases.ts'
import { withoutRule } from './parts/relax.ts'
import { hard, type Rule } from './rule.ts'

const windowDays = 28
const mostMinutes = 4 * 80 * 60

export const eightyHours: Rule = {
  id: 'eighty-hours',
  title: 'At most 80 hours a week, averaged over four weeks',
  brokenTitle: 'Over 80 hours a week',
  help: 'The duty-hour limit for residents, checked over every 28 days.',
  strength: hard,
  on: false,
  makesLimits: (view) =>
    forEachPhysician(view, (_, person) =>
      onRollingWindows(view, person, windowDays, minutesIn(view, [], view.kinds.work)).map((measure) => ({
        shape: 'count' as const,
        person,
        measure,
        atLeast: 0,
        atMost: mostMinutes,
      })),
    ),
  says(breach, view) {
    const { atMost } = limitOf(breach.limit, 'count')
    const hours = round((atMost + breach.units) / 60, 1)
    return describePerson(breach, view, 'work', {
      what: `${hours} hours in the 28 days ending ${lastDateOf(breach, view)}`,
      limit: 'the limit is 320',
    })
  },
  relaxation: (_limit, view) => ({
    says: 'Turn off the 80-hour limit.',
    problem: withoutRule(view.problem, 'eighty-hours'),
  }),
}
