/** What approving each pending request would do, in brief, for the whole list: shifts that open, and rules that break. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf } from '../../schedules/look-at-schedule.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { doubledBy, unlockedBy } from '../../shift-changes/weigh-change.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { listGroupRequests, type RequestRow } from '../requests.store.ts'
import { planApproval } from './approval.ts'
import { lookAtApproval } from './consequences.ts'

/** The rest is shown when it is opened. */
const mostListed = 60

type Deps = Pick<ShiftChangeDeps, 'orm' | 'advisor' | 'now'>

/** One after another, so the advisor can serve edits in between. */
export async function listEffects(deps: Deps, scope: Scope): Promise<RequestEffect[]> {
  const clock = await readClock(deps.orm, scope, deps.now())
  const pending = await listGroupRequests(deps.orm, scope, 'pending')
  const effects: RequestEffect[] = []
  for (const row of pending.slice(0, mostListed)) {
    const effect = await findEffect(deps, scope, clock, row)
    if (effect) effects.push(effect)
  }
  return effects
}

/** Undefined if it can't be approved now, which is shown separately. */
async function findEffect(
  deps: Deps,
  scope: Scope,
  clock: GroupClock,
  row: RequestRow,
): Promise<RequestEffect | undefined> {
  const { planned, blocked } = await planApproval(deps.orm, scope, clock, row)
  if (blocked !== null) return undefined
  const { looks, refused } = await lookAtApproval(deps, scope, planned)
  if (refused !== null) return undefined
  const effect: RequestEffect = { requestId: row.id, hasSchedule: looks.length > 0, opens: 0, breaks: [] }
  for (const one of looks) {
    const { plan, problem, assignments } = one
    effect.opens += plan.changed.filter(({ before, after }) => before.physicianId !== null && !after.physicianId).length
    if (problem.physicians.length === 0 || plan.changed.length === 0) continue
    const after = assignmentsOf(plan.after)
    const { findings } = await deps.advisor.ask('judgeEdit', unlockedBy(one, plan), { before: assignments, after })
    effect.breaks.push(...[...doubledBy(plan), ...findings].filter(({ hard }) => hard).map(({ says }) => says))
  }
  return effect
}
