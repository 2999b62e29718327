/** What an edit of a roster breaks: hard rules that it breaks further, soft rules that it breaks anew, and the scores after it. */
import { newFindings, sayBreach } from '../../../../engine/check-roster.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { changesBetween, createJudge, judgeChanges } from '../../../../engine/explain/judge-change.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf, scoreRoster } from '../../../../engine/score/score.ts'
import type { SaidFinding } from './assess.ts'

export type EditRequest = { before: Assignment[]; after: Assignment[] }
export type JudgedEdit = { findings: SaidFinding[]; scores: PlainScores }

export function judgeEdit(compiled: Compiled, request: EditRequest): JudgedEdit {
  const before = rosterFrom(compiled, request.before)
  const after = rosterFrom(compiled, request.after)
  const judge = createJudge(compiled)
  const { broken } = judgeChanges(judge, before, changesBetween(before, after))
  const hard = broken.map((breach) => ({
    ruleId: breach.rule.split(':')[0]!,
    hard: true,
    says: sayBreach(breach, compiled, after),
  }))
  const soft = newFindings(compiled, judge, before, after)
    .filter((finding) => !finding.hard)
    .map(({ ruleId, says }) => ({ ruleId, hard: false, says }))
  return {
    findings: onceEach([...hard, ...soft]),
    scores: plainScoresOf(scoreRoster(compiled.view, after)),
  }
}

function onceEach(findings: SaidFinding[]): SaidFinding[] {
  return [...new Map(findings.map((finding) => [`${finding.ruleId} ${finding.says}`, finding])).values()]
}
