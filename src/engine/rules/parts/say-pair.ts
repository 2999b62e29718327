/** Names the two shifts of a breached succession, for the sentences about it. */
import { type Breach, kindOn } from '../../shapes/breach.ts'
import type { Kind, Roster } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import { restHours } from './between-shifts.ts'
import { dateOf, limitOf, roleName } from './words.ts'

export type SaidPair = { first: string; second: string; hours: number; firstKind: Kind; secondKind: Kind }

export function sayPair(breach: Breach, view: ProblemView, roster: Roster): SaidPair {
  const { person, gap } = limitOf(breach.limit, 'succession')
  const [firstDay = 0, secondDay = 0] = breach.days ?? []
  const kindAt = (day: number) => kindOn(view, roster[person]!, person, day) ?? 0
  const firstKind = kindAt(firstDay)
  const secondKind = kindAt(secondDay)
  return {
    first: `${roleName(view, firstKind)} on ${dateOf(view, firstDay)}`,
    second: `${roleName(view, secondKind)} on ${dateOf(view, secondDay)}`,
    hours: firstKind > 0 && secondKind > 0 ? restHours(view, firstKind, secondKind, gap) : 0,
    firstKind,
    secondKind,
  }
}
