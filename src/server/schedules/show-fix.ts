/** A tried fix with the names of the people and roles that it concerns. */
import type { TriedFix as ShownFix } from '../../contract/shifts.ts'
import type { Problem } from '../../engine/model.ts'
import type { LoosenedSetting, TriedFix } from '../platform/advisor/questions/try-fix.ts'

export function showFix({ takenBy, settings, ...fix }: TriedFix, problem: Problem): ShownFix {
  const people = new Map(problem.physicians.map(({ id, name }) => [id, name]))
  const roles = new Map(problem.roles.map(({ id, name }) => [id, name]))
  const setting = (one: LoosenedSetting): ShownFix['settings'][number] => {
    if (one.of === 'physician') return { of: one.of, id: Number(one.id), name: people.get(one.id) ?? '' }
    if (one.of === 'role') return { of: one.of, id: Number(one.id), name: roles.get(one.id) ?? '' }
    return { of: one.of, id: null, name: '' }
  }
  return {
    ...fix,
    takenBy: takenBy === undefined ? null : { physicianId: Number(takenBy), name: people.get(takenBy) ?? '' },
    settings: settings.map(setting),
  }
}
