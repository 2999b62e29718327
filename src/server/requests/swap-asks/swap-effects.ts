/** What a requested swap does to those in it, for the colleague who considers it. */
import { Refusal } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf } from '../../schedules/look-at-schedule.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lookAtChange } from '../../shift-changes/look-at-change.ts'
import { planApproval } from '../decide/approval.ts'
import { readClock } from '../request-clock.ts'
import { requireRequest } from '../request-states.ts'
import { colleaguesIn, namesOf } from '../show-request.ts'

/** Empty if it is no longer possible. */
export async function findSwapEffects({ orm, advisor, now }: ShiftChangeDeps, scope: Scope, id: number) {
  const row = await requireRequest(orm, scope, id)
  const clock = await readClock(orm, scope, now())
  const { planned } = await planApproval(orm, scope, clock, row)
  const people = [row.requestorId, ...colleaguesIn(row)]
  const names = await namesOf(orm, scope, people)
  try {
    const { months } = await lookAtChange(orm, scope, planned)
    const told = await Promise.all(
      months.map(({ problem, assignments, plan }) =>
        advisor.ask('swapEffects', problem, {
          before: assignments,
          after: assignmentsOf(plan.after),
          physicianIds: people.map(String),
        }),
      ),
    )
    if (told.length === 0) return []
    return people.map((physicianId, place) => ({
      physicianId,
      name: names.get(physicianId) ?? '',
      effect: told.map((effects) => effects[place]!).join(' '),
    }))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
