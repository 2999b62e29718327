/** Judges a roster made elsewhere: its scores, and what it breaks, by rule. Runs in the advisor's thread. */
import { type CheckedFinding, checkRoster } from '../../../../engine/check-roster.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { publicTitle } from '../../../../engine/explain/public-findings.ts'
import { explainOpen } from '../../../../engine/explain/why-open.ts'
import type { BreachedId } from '../../../../engine/finding.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type Scores, scoreRoster } from '../../../../engine/score/score.ts'

export type AuditRequest = { assignments: Assignment[]; milliseconds: number }

export type AuditedRule = {
  ruleId: BreachedId
  title: string
  hard: boolean
  count: number
  /** Who it's about, most affected first. */
  people: { physicianId: string; count: number }[]
  /** What the rule says about each person, the worst first. */
  examples: { physicianIds: string[]; says: string }[]
}

export type Audited = {
  scores: Scores
  rules: AuditedRule[]
  /** Shifts that break a hard rule. */
  breaking: number
  /** For the first open positions: who is excluded, and why. */
  whyOpen: { date: string; roleId: string; says: string[] }[]
}

const mostExamples = 5
const mostExplained = 3

/** Extra people in a role are not a breach in an uploaded schedule, and the coverage score has the open positions. */
const elsewhere: ReadonlySet<BreachedId> = new Set<BreachedId>(['role-days', 'coverage'])

export function auditRoster(compiled: Compiled, { assignments, milliseconds }: AuditRequest): Audited {
  const until = performance.now() + milliseconds
  const roster = rosterFrom(compiled, assignments)
  const findings = checkRoster(compiled, roster).findings.filter(({ ruleId }) => !elsewhere.has(ruleId))
  const scores = scoreRoster(compiled.view, roster)
  const whyOpen = scores.coverage.open.slice(0, mostExplained).flatMap(({ date, roleId }) => {
    if (performance.now() > until) return []
    const { says, fixes } = explainOpen(compiled, roster, { date, roleId })
    return [{ date, roleId, says: [...says, ...fixes] }]
  })
  const byRule = new Map<BreachedId, CheckedFinding[]>()
  for (const finding of findings) byRule.set(finding.ruleId, [...(byRule.get(finding.ruleId) ?? []), finding])
  return {
    scores,
    rules: [...byRule.values()].map(sumUp),
    breaking: findings.filter(({ hard }) => hard).reduce((sum, finding) => sum + shiftsIn(finding), 0),
    whyOpen,
  }
}

/** A stretch that is too long breaks the rule on every day beyond the limit; everything else is about one shift. */
function shiftsIn({ breach }: CheckedFinding): number {
  return breach.shape === 'run' ? Math.max(1, Math.round(breach.units)) : 1
}

function sumUp(findings: CheckedFinding[]): AuditedRule {
  const { ruleId, hard } = findings[0]!
  const counts = new Map<string, number>()
  for (const { physicianIds } of findings) for (const id of physicianIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    ruleId,
    title: publicTitle(ruleId),
    hard,
    count: findings.length,
    people: [...counts]
      .map(([physicianId, count]) => ({ physicianId, count }))
      .sort((one, other) => other.count - one.count),
    examples: findings.slice(0, mostExamples).map(({ physicianIds, says }) => ({ physicianIds, says })),
  }
}
