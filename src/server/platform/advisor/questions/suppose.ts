/** What if: scores and open shifts before and after a hypothetical change, found by a short search. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf } from '../../../../engine/score/score.ts'
import { type Supposition, supposeThat, type WhatIf } from '../../../../engine/what-if.ts'

export type SupposeRequest = { assignments: Assignment[]; supposition: Supposition }
type Outlook = PlainScores & { open: number }
/** Who would have more or fewer shifts. */
type Affected = { physicianId: string; before: number; after: number }
export type Supposed = { before: Outlook; after: Outlook; affected: Affected[] }

export function suppose(compiled: Compiled, { assignments, supposition }: SupposeRequest): Supposed {
  const found = supposeThat(compiled.view.problem, rosterFrom(compiled, assignments), supposition)
  const [had, has] = [countByPhysician(assignments), countByPhysician(found.assignments)]
  const affected = compiled.view.physicians
    .map(({ id }) => ({ physicianId: id, before: had.get(id) ?? 0, after: has.get(id) ?? 0 }))
    .filter(({ before, after }) => before !== after)
  return { before: outlookOf(found.before), after: outlookOf(found.after), affected }
}

function countByPhysician(assignments: Assignment[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { physicianId } of assignments) counts.set(physicianId, (counts.get(physicianId) ?? 0) + 1)
  return counts
}

function outlookOf({ scores, open }: WhatIf['before']): Outlook {
  return { ...plainScoresOf(scores), open }
}
