/** Checks a roster against every rule: for edits, swaps, uploads, and results alike. */
import type { Compiled } from './compile-problem.ts'
import { changesBetween, countTouched, type Judge } from './explain/judge-change.ts'
import { type BreachedId, type Finding, findingOf } from './finding.ts'
import type { RuleId } from './rules/rule-ids.ts'
import type { Breach } from './shapes/breach.ts'
import { recount } from './shapes/check.ts'
import type { Roster } from './shapes/limit.ts'

export type CheckedFinding = Finding & {
  ruleId: BreachedId
  /** Points; 0 for a hard rule, which has no price. */
  cost: number
  breach: Breach<BreachedId>
}

export type CheckedRoster = {
  findings: CheckedFinding[]
  cost: number
  costByRule: Partial<Record<RuleId, number>>
}

/** Hard findings first, then the costliest. */
export function checkRoster(compiled: Compiled, roster: Roster): CheckedRoster {
  const { hard, soft, cost, costByRule } = recount(compiled.board, roster)
  const findings = inOrder([...hard, ...soft]).map((breach) => checkedOf(breach, compiled, roster))
  return { findings, cost, costByRule }
}

/** What an edit breaks: findings in the changed roster that weren't there before. Only what it touches is counted. */
export function newFindings(compiled: Compiled, judge: Judge, before: Roster, after: Roster): CheckedFinding[] {
  const changes = changesBetween(before, after)
  const find = (roster: Roster) =>
    inOrder(countTouched(judge, roster, changes)).map((breach) => checkedOf(breach, compiled, roster))
  const known = new Set(find(before).map(({ key }) => key))
  return find(after).filter(({ key }) => !known.has(key))
}

/** Hard ones first, then the costliest. */
function inOrder(breaches: Breach<BreachedId>[]): Breach<BreachedId>[] {
  const costly = breaches.filter(({ hard }) => !hard).sort((one, other) => other.cost - one.cost)
  return [...breaches.filter(({ hard }) => hard), ...costly]
}

function checkedOf(breach: Breach<BreachedId>, compiled: Compiled, roster: Roster): CheckedFinding {
  return { ...findingOf(breach, compiled, roster), ruleId: breach.rule, cost: breach.cost, breach }
}
