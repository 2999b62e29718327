/** A month's state: its scores, its stretches, and what is open. All three are computed and cached together. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { openSlots } from '../../../../engine/explain/why-open.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf, scoreRoster } from '../../../../engine/score/score.ts'
import { type Signature, signRoster } from '../../../../engine/score/signature.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

export type Standing = {
  scores: PlainScores
  signature: Signature
  open: { date: string; roleId: string; missing: number }[]
}

export function standingOf(compiled: Compiled, roster: Roster): Standing {
  return {
    scores: plainScoresOf(scoreRoster(compiled.view, roster)),
    signature: signRoster(compiled.view, roster),
    open: openSlots(compiled, roster).map(({ date, roleId, missing }) => ({ date, roleId, missing })),
  }
}

export function stand(compiled: Compiled, { assignments }: { assignments: Assignment[] }): Standing {
  return standingOf(compiled, rosterFrom(compiled, assignments))
}
