/** Names the two shifts of a breached succession, for the sentences about it. */
import type { Breach } from '../../shapes/breach.ts'
import type { Kind, Roster } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import { restHours } from './between-shifts.ts'
import { dateOf, limitOf, roleName } from './words.ts'

export type SaidPair = { first: string; second: string; hours: number; firstKind: Kind; secondKind: Kind }

export function sayPair(breach: Breach, view: ProblemView, roster: Roster): SaidPair {
  const { person, gap } = limitOf(breach.limit, 'succession')
  const day = breach.day ?? 0
  const past = view.past[person]!
  const firstKind = day >= gap ? roster[person]![day - gap]! : past[past.length + day - gap]!
  const secondKind = roster[person]![day]!
  return {
    first: `${roleName(view, firstKind)} on ${dateOf(view, day - gap)}`,
    second: `${roleName(view, secondKind)} on ${dateOf(view, day)}`,
    hours: firstKind > 0 && secondKind > 0 ? restHours(view, firstKind, secondKind, gap) : 0,
    firstKind,
    secondKind,
  }
}
