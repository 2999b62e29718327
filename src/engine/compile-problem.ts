/** Compiles a problem in domain terms to a board of limits, and back. */
import { daysBetween } from './calendar.ts'
import type { Assignment, Problem, Role } from './model.ts'
import { excludingRules, otherRules } from './rules/list.ts'
import { putCoverageFirst } from './rules/parts/coverage-first.ts'
import { type Rule, stampLimits, strengthFor } from './rules/rule.ts'
import type { RuleId } from './rules/rule-ids.ts'
import type { Board, Kind, Limit, Roster } from './shapes/limit.ts'
import { validateProblem } from './validate-problem.ts'
import { shiftOf, viewProblem } from './view/problem-view.ts'
import { type RuleView, viewAllowed } from './view/rule-view.ts'

export type Compiled = {
  board: Board<RuleId>
  view: RuleView
  kindOfRole: ReadonlyMap<string, Kind>
  personOfPhysician: ReadonlyMap<string, number>
}

/** Refuses a malformed problem. */
export function compileProblem(problem: Problem): Compiled {
  validateProblem(problem)
  const seen = viewProblem(problem)
  const excluding = excludingRules.flatMap((rule) => limitsOf(rule, seen, problem))
  const view = viewAllowed(seen, excluding)
  const limits = [...excluding, ...otherRules.flatMap((rule) => limitsOf(rule, view, problem))]
  putCoverageFirst(limits, view.days.length)
  const lookups = {
    view,
    kindOfRole: new Map(view.shifts.map(({ role, kind }) => [role.id, kind])),
    personOfPhysician: new Map(view.physicians.map(({ id }, person) => [id, person])),
  }
  return { ...lookups, board: makeBoard(lookups, limits) }
}

export function roleOfKind(compiled: Pick<Compiled, 'view'>, kind: Kind): Role {
  return shiftOf(compiled.view, kind).role
}

export function dayOfDate(compiled: Pick<Compiled, 'view'>, date: string): number {
  return daysBetween(compiled.view.problem.from, date)
}

/** Leaves out assignments outside the month; two on one day for one physician don't fit in a roster. */
export function rosterFrom(compiled: Omit<Compiled, 'board'>, assignments: Assignment[]): Roster {
  const { view } = compiled
  const roster: Roster = view.physicians.map(() => view.days.map(() => 0))
  for (const { physicianId, roleId, date } of assignments) {
    const person = compiled.personOfPhysician.get(physicianId)
    const kind = compiled.kindOfRole.get(roleId)
    const day = dayOfDate(compiled, date)
    if (person === undefined)
      throw new Error(`No physician has the id "${physicianId}": add the physician to the problem.`)
    if (kind === undefined) throw new Error(`No role has the id "${roleId}": add the role to the problem.`)
    if (day < 0 || day >= view.days.length) continue
    const row = roster[person]!
    if (row[day] !== 0 && row[day] !== kind) {
      const name = view.physicians[person]!.name
      throw new Error(`${name} has two shifts that start on ${date}: keep one of them.`)
    }
    row[day] = kind
  }
  return roster
}

/** In order of days, then roles, then physicians. */
export function assignmentsFrom(compiled: Pick<Compiled, 'view'>, roster: Roster): Assignment[] {
  const { view } = compiled
  const assignments: Assignment[] = []
  for (const day of view.days)
    for (const { kind, role } of view.shifts)
      for (const [person, physician] of view.physicians.entries())
        if (roster[person]![day.index] === kind)
          assignments.push({ physicianId: physician.id, roleId: role.id, date: day.date })
  return assignments
}

function limitsOf<View>(rule: Rule<View>, view: View, problem: Problem): Limit<RuleId>[] {
  const strength = strengthFor(rule, problem)
  return strength ? stampLimits(rule, strength, rule.makesLimits(view)) : []
}

function makeBoard(lookups: Omit<Compiled, 'board'>, limits: Limit<RuleId>[]): Board<RuleId> {
  const { view } = lookups
  const locked = rosterFrom(lookups, view.problem.locked)
  return {
    days: view.days.length,
    kinds: ['Off', ...view.shifts.map(({ role }) => role.name)],
    people: view.physicians.map(({ name }) => name),
    past: view.past,
    future: view.future,
    locked: locked.map((row) => row.map((kind) => (kind === 0 ? undefined : kind))),
    limits,
  }
}
