/** Checks a roster against every rule and says what it finds, in words: for edits, swaps, uploads and results alike. */
import type { Compiled } from './compile-problem.ts'
import { changesBetween, countTouched, type Judge } from './explain/judge-change.ts'
import { ruleOf } from './rules/list.ts'
import { type Breach, daysInside } from './shapes/breach.ts'
import { recount } from './shapes/check.ts'
import type { Roster } from './shapes/limit.ts'

export type Finding = {
  /** A rule of the list, or 'locked' for a shift that may not change. */
  ruleId: string
  hard: boolean
  says: string
  /** Whom and which days of the month it is about. */
  physicianIds: string[]
  dates: string[]
  /** Points; 0 for a hard rule, which no points can pay for. */
  cost: number
  breach: Breach
}

export type CheckedRoster = { findings: Finding[]; cost: number; costByRule: Record<string, number> }

/** Hard findings first, then the costliest. */
export function checkRoster(compiled: Compiled, roster: Roster): CheckedRoster {
  const { hard, soft, cost, costByRule } = recount(compiled.board, roster)
  const findings = inOrder([...hard, ...soft]).map((breach) => findingOf(breach, compiled, roster))
  return { findings, cost, costByRule }
}

/** What is found in the changed roster and was not there before: what an edit would break. Only what it touches is counted. */
export function newFindings(compiled: Compiled, judge: Judge, before: Roster, after: Roster): Finding[] {
  const changes = changesBetween(before, after)
  const find = (roster: Roster) =>
    inOrder(countTouched(judge, roster, changes)).map((breach) => findingOf(breach, compiled, roster))
  const known = new Set(find(before).map(keyOf))
  return find(after).filter((finding) => !known.has(keyOf(finding)))
}

/** Hard ones first, then the costliest. */
function inOrder(breaches: Breach[]): Breach[] {
  const costly = breaches.filter(({ hard }) => !hard).sort((one, other) => other.cost - one.cost)
  return [...breaches.filter(({ hard }) => hard), ...costly]
}

export function sayBreach(breach: Breach, compiled: Compiled, roster: Roster): string {
  if (breach.rule !== 'locked') return ruleOf(breach.rule).says(breach, compiled.view, roster)
  const day = compiled.view.days[breach.day ?? 0]!
  return `${compiled.view.physicians[breach.person ?? 0]!.name} on ${day.date}: this shift is locked and may not change.`
}

function findingOf(breach: Breach, compiled: Compiled, roster: Roster): Finding {
  const { view } = compiled
  const { limit } = breach
  const people = limit.shape === 'clash' ? [limit.first.person, limit.second.person] : [breach.person]
  return {
    ruleId: breach.rule.split(':')[0]!,
    hard: breach.hard,
    says: sayBreach(breach, compiled, roster),
    physicianIds: [...new Set(people)].flatMap((person) => (person === undefined ? [] : [view.physicians[person]!.id])),
    dates: daysInside(breach, view.days.length).map((day) => view.days[day]!.date),
    cost: breach.cost,
    breach,
  }
}

function keyOf({ ruleId, says }: Finding): string {
  return `${ruleId} ${says}`
}
