/** What if: scores and open shifts before and after a hypothetical change, found by a short search. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf } from '../../../../engine/score/score.ts'
import type { Supposition } from '../../../../engine/supposition.ts'
import { supposeThat, type WhatIf } from '../../../../engine/what-if.ts'
import { steadyNow } from '../../steady-clock.ts'

export type SupposeRequest = {
  assignments: Assignment[]
  supposition: Supposition
  /** One number that the thread writes and others read: how far it is, from 0 to 100. */
  progress?: SharedArrayBuffer
}
type Outlook = PlainScores & { open: number }
/** Who would have more or fewer shifts, backup not counted; also who would be hired. */
type Affected = { physicianId: string; before: number; after: number }
/** `searched`: how much of the search there was time for, from 0 to 1. */
export type Supposed = { before: Outlook; after: Outlook; affected: Affected[]; searched: number }

/** Milliseconds of search: with reading and scoring, an answer takes less than ten seconds. */
const longestSearch = 5000

/** A hire is meant to take shifts from others: moving them costs nothing, and finding which takes longer. */
const forHires = { changePrice: 0, budget: 9000 }

export function suppose(compiled: Compiled, { assignments, supposition, progress }: SupposeRequest): Supposed {
  const done = progress && new Int32Array(progress)
  const until = steadyNow() + longestSearch
  const goOn = (share: number) => {
    if (done) Atomics.store(done, 0, Math.round(share * 100))
    return steadyNow() < until
  }
  const found = supposeThat(compiled.view.problem, rosterFrom(compiled, assignments), supposition, {
    goOn,
    ...(supposition.suppose === 'physician-added' ? forHires : {}),
  })
  const backups = new Set(found.problem.roles.filter(({ category }) => category === 'backup').map(({ id }) => id))
  const [had, has] = [assignments, found.assignments].map((all) =>
    countByPhysician(all.filter(({ roleId }) => !backups.has(roleId))),
  ) as [Map<string, number>, Map<string, number>]
  const affected = found.problem.physicians
    .map(({ id }) => ({ physicianId: id, before: had.get(id) ?? 0, after: has.get(id) ?? 0 }))
    .filter(({ before, after }) => before !== after)
  return { before: outlookOf(found.before), after: outlookOf(found.after), affected, searched: found.searched }
}

function countByPhysician(assignments: Assignment[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { physicianId } of assignments) counts.set(physicianId, (counts.get(physicianId) ?? 0) + 1)
  return counts
}

function outlookOf({ scores, open }: WhatIf['before']): Outlook {
  return { ...plainScoresOf(scores), open }
}
