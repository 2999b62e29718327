/** Relaxed copies of a problem, for the relaxations that rules propose. */
import type { GroupRules, Physician, Problem, Role } from '../../model.ts'
import type { RuleId } from '../rule-ids.ts'

export function withGroup(problem: Problem, change: Partial<GroupRules>): Problem {
  return { ...problem, group: { ...problem.group, ...change } }
}

export function withoutRule(problem: Problem, id: RuleId): Problem {
  return withGroup(problem, { choices: { ...problem.group.choices, [id]: { on: false } } })
}

export function withPhysician(problem: Problem, person: number, change: Partial<Physician>): Problem {
  const physicians = problem.physicians.map((physician, index) =>
    index === person ? { ...physician, ...change } : physician,
  )
  return { ...problem, physicians }
}

/** `roles` are those in force, so default roles can be relaxed, too. */
export function withRole(problem: Problem, roles: Role[], id: string, change: Partial<Role>): Problem {
  return { ...problem, roles: roles.map((role) => (role.id === id ? { ...role, ...change } : role)) }
}
