/** Tries one way to fill an open shift: relaxes a rule, assigns the shift, and computes the scores. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { explainOpen } from '../../../../engine/explain/why-open.ts'
import type { Problem } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf } from '../../../../engine/score/score.ts'
import { supposeThat } from '../../../../engine/what-if.ts'
import type { ShiftRequest } from './explain-shift.ts'

/** `fix` is an index into the fixes in the shift's explanation. */
export type TryFixRequest = Omit<ShiftRequest, 'physicianId'> & { fix: number }

/** What would have to change: a physician's fields, a role, the group's limits, or its choice of rules. */
export type LoosenedSetting = { of: 'physician' | 'role'; id: string } | { of: 'limits' | 'rules' }

export type TriedFix = {
  says: string
  takenBy: string | undefined
  before: Outlook
  after: Outlook
  settings: LoosenedSetting[]
}
type Outlook = PlainScores & { open: number }

/** Undefined if the fix no longer exists. */
export function tryFix(compiled: Compiled, { assignments, date, roleId, fix }: TryFixRequest): TriedFix | undefined {
  const roster = rosterFrom(compiled, assignments)
  const relaxation = explainOpen(compiled, roster, { date, roleId }).relaxations[fix]
  if (!relaxation) return undefined
  const { problem } = compiled.view
  const { physicianId } = relaxation
  const taken = physicianId === undefined ? [] : [{ physicianId, roleId, date }]
  const loosened = { ...relaxation.problem, locked: [...problem.locked, ...taken] }
  // No search: other improvements found by chance aren't due to this fix.
  const { before, after } = supposeThat(problem, roster, { suppose: 'loosened', problem: loosened }, { budget: 0 })
  return {
    says: relaxation.says.join(' And: '),
    takenBy: physicianId,
    before: { ...plainScoresOf(before.scores), open: before.open },
    after: { ...plainScoresOf(after.scores), open: after.open },
    settings: settingsBetween(problem, relaxation.problem),
  }
}

/** Relaxations copy what they change and keep the rest. */
function settingsBetween(before: Problem, after: Problem): LoosenedSetting[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const changed = <Kind extends 'physician' | 'role'>(of: Kind, was: { id: string }[], is: { id: string }[]) =>
    is
      .filter((one) =>
        differs(
          one,
          was.find(({ id }) => id === one.id),
        ),
      )
      .map(({ id }) => ({ of, id }))
  const { choices, customRules, ...limits } = after.group
  const { choices: oldChoices, customRules: oldCustomRules, ...oldLimits } = before.group
  return [
    ...changed('physician', before.physicians, after.physicians),
    ...changed('role', before.roles, after.roles),
    ...(differs(oldLimits, limits) ? [{ of: 'limits' as const }] : []),
    ...(differs([oldChoices, oldCustomRules], [choices, customRules]) ? [{ of: 'rules' as const }] : []),
  ]
}
