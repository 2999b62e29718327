/** A finished roster for the people who are in the group by now: shifts of those who left while it was made are open. */
import type { Month } from '../../engine/month.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { type Inputs, readInputs } from '../schedules/problem/read-inputs.ts'
import { findLeavers } from '../shift-changes/leavers.ts'
import type { Result } from './describe-result.ts'

type Deps = { orm: Orm; advisor: Advisor; now: () => Date }

/** Milliseconds for saying why shifts are open. */
const explainFor = 1000

export async function withoutLeavers(
  { orm, advisor, now }: Deps,
  { groupId, month, year }: Month & { groupId: number },
  result: Result,
): Promise<{ people: Inputs['people']; result: Result }> {
  const inputs = await readInputs(orm, groupId, { month, year })
  const isOfLeaver = findLeavers(inputs, now())
  const isLeft = ({ physicianId, date }: { physicianId: string | number; date: string }) =>
    isOfLeaver({ physicianId: Number(physicianId), date })
  const assignments = result.concluded.assignments.filter((one) => !isLeft(one))
  if (assignments.length === result.concluded.assignments.length) return { people: inputs.people, result }
  const kept = { ...result.kept, shifts: result.kept.shifts.filter((one) => !isLeft(one)) }
  const gathered = gatherProblem(inputs, { locked: kept.shifts, workedBefore: kept.workedBefore })
  const assessed = await advisor.ask('assess', gathered.problem, { assignments, milliseconds: explainFor })
  const concluded = { ...result.concluded, ...assessed, assignments }
  return { people: inputs.people, result: { ...result, kept, gathered, concluded } }
}
