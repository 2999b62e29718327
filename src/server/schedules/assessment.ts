/** A schedule's scores with their breakdown, as the contract shows them. */
import type { Assessment } from '../../contract/assessment.ts'
import { findDoubled } from '../../engine/doubled-days.ts'
import { rules } from '../../engine/rules/list.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Assessed } from '../platform/advisor/questions/assess.ts'
import { showFinding } from '../platform/advisor/questions/show-finding.ts'
import { roundScore } from '../schedules/rounded-scores.ts'
import { heldOf, type Look } from './look-at-schedule.ts'
import { toAssignment } from './problem/gather-problem.ts'

/** `milliseconds` for reasons and suggestions. */
export async function assessLook(advisor: Advisor, look: Look, milliseconds = 0): Promise<Assessed> {
  const { problem, assignments, rows } = look
  const assessed = await advisor.ask('assess', problem, { assignments, milliseconds })
  const doubled = findDoubled(heldOf(rows).map(toAssignment), problem).map(showFinding)
  return { ...assessed, broken: [...doubled, ...assessed.broken] }
}

export function showAssessment(
  { scores, signature, cost, costByRule, broken, openSlots }: Assessed,
  look: Look,
): Assessment {
  const { coverage, fairness, preferences } = scores
  const roleName = new Map(look.problem.roles.map(({ id, name }) => [id, name]))
  const name = new Map(look.problem.physicians.map((physician) => [physician.id, physician.name]))
  const preferencesOf = new Map(preferences.people.map((person) => [person.physicianId, person]))
  return {
    fairnessScore: roundScore(fairness.score),
    preferencesMetScore: roundScore(preferences.score),
    coverageScore: roundScore(coverage.score),
    coverage: {
      required: coverage.required,
      filled: coverage.filled,
      roles: coverage.roles
        .filter(({ roleId }) => isStored(roleId))
        .map((role) => ({ ...role, roleId: Number(role.roleId) })),
    },
    signature,
    classes: fairness.classes.map((one) => ({
      ...one,
      people: one.people.map((person) => ({
        ...person,
        physicianId: Number(person.physicianId),
        share: person.share ?? null,
      })),
    })),
    preferences: preferences.rules,
    requests: preferences.requests,
    physicians: fairness.people.map(({ physicianId, score }) => ({
      physicianId: Number(physicianId),
      name: name.get(physicianId) ?? '',
      fairness: score,
      preferences: preferencesOf.get(physicianId)?.score ?? 100,
      preferenceCount: preferencesOf.get(physicianId)?.preferenceCount ?? 0,
    })),
    cost,
    costByRule: listCosts(costByRule),
    broken,
    openSlots: openSlots
      .filter(({ roleId }) => isStored(roleId))
      .map(({ roleId, ...slot }) => ({ ...slot, roleId: Number(roleId), role: roleName.get(roleId) ?? '' })),
  }
}

/** Roles that a group without any would get have no row yet. */
function isStored(roleId: string): boolean {
  return /^\d+$/.test(roleId)
}

/** The costliest come first. */
function listCosts(costByRule: Assessed['costByRule']): Assessment['costByRule'] {
  return rules
    .flatMap(({ id, title }) => (costByRule[id] === undefined ? [] : [{ ruleId: id, title, cost: costByRule[id] }]))
    .sort((one, other) => other.cost - one.cost)
}
