/** Who may have what on which day after the excluding rules, and the resulting fair shares. */

import type { RuleId } from '../rules/rule-ids.ts'
import type { Kind, Limit } from '../shapes/limit.ts'
import { type FairShares, shareOut } from './fair-share.ts'
import type { ProblemView } from './problem-view.ts'

export type RuleView = ProblemView & {
  /** allowed[person][day][kind]: no hard rule forbids this one cell, and the shift is needed. */
  allowed: boolean[][][]
  /** The same without the dates that physicians blocked: those don't lower a fair share. */
  owed: boolean[][][]
  shares: FairShares
}

/** `limits` are those of the excluding rules. */
export function viewAllowed(view: ProblemView, limits: Limit<RuleId>[]): RuleView {
  const allowed = cellsLeft(view, limits)
  const owed = cellsLeft(
    view,
    limits.filter((limit) => limit.rule !== 'unavailable-dates'),
  )
  return { ...view, allowed, owed, shares: shareOut(view, allowed, owed) }
}

/** Whether the physician may have one of the kinds on the day. */
export function mayHave(view: Pick<RuleView, 'allowed'>, person: number, day: number, kinds: Kind[]): boolean {
  const cell = view.allowed[person]![day]!
  return kinds.some((kind) => cell[kind]!)
}

function cellsLeft(view: ProblemView, limits: Limit[]): boolean[][][] {
  const cells = view.physicians.map(() => view.need.map((row) => row.map((count, kind) => kind === 0 || count > 0)))
  for (const limit of limits) {
    if (limit.shape !== 'never' || !limit.strength.hard) continue
    const cell = cells[limit.person]![limit.day]!
    for (const kind of limit.kinds) cell[kind] = false
  }
  return cells
}
