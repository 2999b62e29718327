/** The coverage score: how much of the demand is filled, weighted by priority. */
import { priorityPoints } from '../rules/coverage.ts'
import type { Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'

export type RoleCoverage = { roleId: string; name: string; required: number; filled: number; score: number }
export type OpenShift = { date: string; roleId: string; missing: number }

export type CoverageScore = {
  score: number
  required: number
  filled: number
  roles: RoleCoverage[]
  /** In the order of priority, then of days. */
  open: OpenShift[]
}

export function scoreCoverage(view: RuleView, roster: Roster): CoverageScore {
  const byPriority = [...view.shifts].sort((one, other) => one.role.priority - other.role.priority)
  let asked = 0
  let got = 0
  const open: OpenShift[] = []
  const roles: RoleCoverage[] = []
  for (const { kind, role } of byPriority) {
    let required = 0
    let filled = 0
    for (const { index, date } of view.days) {
      const need = view.need[index]![kind]!
      const present = Math.min(need, countPresent(roster, index, kind))
      required += need
      filled += present
      if (present < need) open.push({ date, roleId: role.id, missing: need - present })
    }
    if (required === 0) continue
    asked += required * priorityPoints(role)
    got += filled * priorityPoints(role)
    roles.push({ roleId: role.id, name: role.name, required, filled, score: percent(filled, required) })
  }
  return {
    score: percent(got, asked),
    required: roles.reduce((sum, role) => sum + role.required, 0),
    filled: roles.reduce((sum, role) => sum + role.filled, 0),
    roles,
    open,
  }
}

function countPresent(roster: Roster, day: number, kind: number): number {
  let present = 0
  for (const row of roster) if (row[day] === kind) present++
  return present
}

/** 0 to 100; no demand counts as fully covered. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, (100 * part) / whole)) : 100
}
