/** What if: the scores and the open shifts before and after something is supposed, found by a short search. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf } from '../../../../engine/score/score.ts'
import { type Supposition, supposeThat, type WhatIf } from '../../../../engine/what-if.ts'

export type SupposeRequest = { assignments: Assignment[]; supposition: Supposition }
type Outlook = PlainScores & { open: number }
export type Supposed = { before: Outlook; after: Outlook }

export function suppose(compiled: Compiled, { assignments, supposition }: SupposeRequest): Supposed {
  const { before, after } = supposeThat(compiled.view.problem, rosterFrom(compiled, assignments), supposition)
  return { before: outlookOf(before), after: outlookOf(after) }
}

function outlookOf({ scores, open }: WhatIf['before']): Outlook {
  return { ...plainScoresOf(scores), open }
}
