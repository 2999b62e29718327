/** What a swap that was asked for does to those in it, for the colleague who thinks about it. */

import { monthNames } from '../../../engine/calendar.ts'
import { monthNumber } from '../../../engine/month.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import { Refusal } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf } from '../../schedules/look-at-schedule.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lookAtChange, type ScheduleLook } from '../../shift-changes/look-at-change.ts'
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
    if (months.length === 0) return []
    const effects = await describeEffects(advisor, months, people)
    return people.map((physicianId, place) => ({
      physicianId,
      name: names.get(physicianId) ?? '',
      effect: effects[place]!,
    }))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Of each of them, in their order; a swap over two months says which month it speaks of. */
export async function describeEffects(advisor: Advisor, months: ScheduleLook[], people: number[]): Promise<string[]> {
  const inOrder = months.toSorted((one, other) => monthNumber(one.schedule) - monthNumber(other.schedule))
  const told = await Promise.all(
    inOrder.map(({ problem, assignments, plan }) =>
      advisor.ask('swapEffects', problem, {
        before: assignments,
        after: assignmentsOf(plan.after),
        physicianIds: people.map(String),
      }),
    ),
  )
  return people.map((_, place) =>
    inOrder
      .map(({ schedule }, index) => {
        const effect = told[index]![place]!
        return inOrder.length > 1 && effect ? `${monthNames[schedule.month - 1]}: ${effect}` : effect
      })
      .filter(Boolean)
      .join(' '),
  )
}
