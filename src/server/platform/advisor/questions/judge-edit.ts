/** What an edit of a roster breaks: hard rules broken further, soft rules newly broken, and the month's state after it. */
import type { Finding } from '../../../../contract/shifts.ts'
import { newFindings } from '../../../../engine/check-roster.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { changesBetween, createJudge, judgeChanges } from '../../../../engine/explain/judge-change.ts'
import { findingOf, onceEach } from '../../../../engine/finding.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { showFinding } from './show-finding.ts'
import { type Standing, standingOf } from './standing.ts'

export type EditRequest = { before: Assignment[]; after: Assignment[] }
export type JudgedEdit = { findings: Finding[]; standing: Standing }

export function judgeEdit(compiled: Compiled, request: EditRequest): JudgedEdit {
  const before = rosterFrom(compiled, request.before)
  const after = rosterFrom(compiled, request.after)
  const judge = createJudge(compiled)
  const { broken } = judgeChanges(judge, before, changesBetween(before, after))
  const hard = broken.map((breach) => findingOf(breach, compiled, after))
  const soft = newFindings(compiled, judge, before, after).filter((finding) => !finding.hard)
  return {
    findings: onceEach([...hard, ...soft]).map(showFinding),
    standing: standingOf(compiled, after),
  }
}

export type SeveralEdits = { before: Assignment[]; afters: Assignment[][] }

/** The hard rules that each of several edits of one roster would break. */
export function judgeEdits(compiled: Compiled, { before, afters }: SeveralEdits): Finding[][] {
  const judge = createJudge(compiled)
  const roster = rosterFrom(compiled, before)
  return afters.map((assignments) => {
    const after = rosterFrom(compiled, assignments)
    const { broken } = judgeChanges(judge, roster, changesBetween(roster, after))
    return onceEach(broken.map((breach) => findingOf(breach, compiled, after))).map(showFinding)
  })
}
