/** Preferences from a table of +1 (prefer) and -1 (avoid) for some property of shifts. */

import { joinWords } from '../../text/join-words.ts'
import type { ProblemView, Shift } from '../../view/problem-view.ts'
import { kindsWhere } from '../../view/problem-view.ts'
import type { Preference } from '../preference.ts'
import { allDays } from './preference-rule.ts'

export function preferencesInTable<Property extends string>(
  view: ProblemView,
  person: number,
  likes: Partial<Record<Property, 1 | -1>>,
  propertyOf: (shift: Shift) => Property,
): Preference[] {
  const common = { person, days: allDays(view) }
  const valued = (value: 1 | -1) => kindsWhere(view, (shift) => likes[propertyOf(shift)] === value)
  const named = (value: 1 | -1) =>
    joinWords(
      Object.keys(likes)
        .filter((key) => likes[key as Property] === value)
        .map((key) => (key === 'twenty-four' ? '24-hour' : key)),
    )
  const preferences: Preference[] = [
    { ...common, kinds: valued(1), wants: 'rather', about: `prefers ${named(1)} shifts` },
    { ...common, kinds: valued(-1), wants: 'avoid', about: `avoids ${named(-1)} shifts` },
  ]
  return preferences.filter((preference) => preference.kinds.length > 0)
}
