/** Whoever avoids consecutive days has free days between shifts. */

import { forEachPhysician } from '../view/problem-view.ts'
import { allDays, wishRule } from './parts/wish.ts'
import { ofPerson, spanOf } from './parts/words.ts'
import type { Rule } from './rule.ts'
import type { Wish } from './wish.ts'

export const avoidConsecutive: Rule = {
  ...wishRule({
    id: 'avoid-consecutive',
    title: 'Consecutive days are spared to those who avoid them',
    help: 'A physician can ask for free days between shifts. The rules for runs then do not apply.',
    weight: 4,
    wishes: (view) =>
      forEachPhysician(view, ({ wishes }, person): Wish | undefined =>
        wishes.avoidConsecutive
          ? { person, days: allDays(view), kinds: view.kinds.work, wants: 'apart', about: 'avoids consecutive days' }
          : undefined,
      ),
  }),
  says: (breach, view) =>
    ofPerson(
      breach,
      view,
      `${breach.days?.length} days in a row (${spanOf(breach, view)}), but avoids consecutive days.`,
    ),
}
