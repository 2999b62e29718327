/** Wishes from a table of likes (+1) and dislikes (-1) of some property of shifts. */
import type { ProblemView, Shift } from '../../view/problem-view.ts'
import { kindsWhere } from '../../view/problem-view.ts'
import type { Wish } from '../wish.ts'
import { allDays } from './wish.ts'
import { joined } from './words.ts'

export function wishesOfLikes<Property extends string>(
  view: ProblemView,
  person: number,
  likes: Partial<Record<Property, 1 | -1>>,
  propertyOf: (shift: Shift) => Property,
): Wish[] {
  const common = { person, days: allDays(view) }
  const valued = (value: 1 | -1) => kindsWhere(view, (shift) => likes[propertyOf(shift)] === value)
  const named = (value: 1 | -1) => joined(Object.keys(likes).filter((key) => likes[key as Property] === value))
  const wishes: Wish[] = [
    { ...common, kinds: valued(1), wants: 'rather', about: `prefers ${named(1)} shifts` },
    { ...common, kinds: valued(-1), wants: 'avoid', about: `avoids ${named(-1)} shifts` },
  ]
  return wishes.filter((wish) => wish.kinds.length > 0)
}
