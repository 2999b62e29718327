/** Edits of shifts by an admin, all or none: soft rules warn, a hard one needs a reason. Undoing is an edit, too. */
import type { ShiftEdit } from '../../contract/shifts.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Scope } from '../platform/scope.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import { standingColumns } from '../schedules/standing-columns.ts'
import { type ChangedShifts, changeShifts, type ShiftChangeDeps } from './change-shifts.ts'
import { notifyMonthChanged } from './notify/notify-changes.ts'
import { type EditPlan, StaleShifts } from './plan-edits.ts'
import { refuseStale } from './refuse-stale.ts'
import type { ShiftChange } from './shift-change.ts'
import { keepAftermath, recordStep } from './undo/undo-steps.store.ts'
import { weighChange } from './weigh-change.ts'

export type EditRequest = { edits: ShiftEdit[]; reason?: string; onlyCheck: boolean; isProposed?: boolean }

export async function editShifts(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  request: EditRequest,
  make: MakeChange,
) {
  const { edits, isProposed } = request
  const planned: ShiftChange = { edits, isProposed, within: { scheduleId: id, action: 'edit' } }
  try {
    if (request.onlyCheck) return await checkEdit(deps, scope, planned)
    return await changeShifts(
      deps,
      scope,
      {
        plan: () => planned,
        overrides: { reason: request.reason },
        finish: async (change, done) => {
          change.audit(entryOf(done, request))
          const { shifts, removed, findings } = done
          const [stepId] = await Promise.all([
            recordStep(change, scope, { kind: isProposed ? 'propose' : 'edit', done }),
            notifyMonthChanged(change, scope, done),
          ])
          return { schedule: done.schedules[0]!, shifts, removed, findings, stepId }
        },
        settled: (change, aftermath, { stepId }) => keepAftermath(change, scope, stepId, aftermath),
      },
      make,
    )
  } catch (error) {
    if (error instanceof StaleShifts) throw await refuseStale(deps.orm, scope, error.ids)
    throw error
  }
}

async function checkEdit(deps: ShiftChangeDeps, scope: Scope, planned: ShiftChange) {
  const { months, findings } = await weighChange(deps, scope, planned)
  const { schedule, standing, inputs } = months[0]!
  const columns = standing && standingColumns(standing, schedule, inputs.roles)
  return { schedule: { ...schedule, ...columns }, shifts: [], removed: [], findings, stepId: null }
}

function entryOf({ weighed, findings, shifts }: ChangedShifts, { edits, reason, isProposed }: EditRequest) {
  const { schedule, plan, inputs } = weighed.months[0]!
  return {
    action: 'shift.edit',
    ...thingOf(
      schedule,
      shifts.map(({ id }) => id),
      edits,
    ),
    text: `${isProposed ? 'applied a proposal: ' : ''}${describePlan(plan, inputs)} in ${schedule.name}`,
    before: [...plan.changed.map((one) => one.before), ...plan.removed],
    after: { changed: plan.changed.map((one) => one.after), added: plan.added, findings },
    reason,
  }
}

function thingOf(schedule: ScheduleRow, ids: number[], edits: ShiftEdit[]) {
  return edits.length === 1 && ids.length === 1
    ? { thing: 'shift', thingId: ids[0]! }
    : { thing: 'schedule', thingId: schedule.id }
}

/** "gave Night on Fri, Dec 4 to Wei Chen instead of Omar Benali" */
function describePlan(plan: EditPlan, inputs: Pick<Inputs, 'people' | 'roles'>): string {
  const count = plan.changed.length + plan.added.length + plan.removed.length
  if (count > 1) return `changed ${count} shifts`
  const nameOf = (id: number | null) => {
    const person = inputs.people.find((one) => one.id === id)
    return person ? displayName(person) : 'nobody'
  }
  const describeShift = (shift: { roleId: number | null; date: string }) =>
    `${inputs.roles.find(({ id }) => id === shift.roleId)?.name ?? 'a shift'} on ${formatDate(shift.date)}`
  const [removed] = plan.removed
  if (removed) return `removed ${describeShift(removed)}`
  const [added] = plan.added
  if (added)
    return `added ${describeShift(added)}${added.physicianId === null ? '' : ` for ${nameOf(added.physicianId)}`}`
  const { before, after, isMoved } = plan.changed[0]!
  if (before.status !== after.status && [before.status, after.status].includes('cancelled'))
    return `${after.status === 'cancelled' ? 'removed' : 'restored'} ${describeShift(after)}`
  if (before.isLocked !== after.isLocked && !isMoved)
    return `${after.isLocked ? 'locked' : 'unlocked'} ${describeShift(after)}`
  if (before.physicianId === after.physicianId) return `changed ${describeShift(before)}`
  const instead = before.physicianId === null ? '' : ` instead of ${nameOf(before.physicianId)}`
  return after.physicianId === null
    ? `unassigned ${nameOf(before.physicianId)} from ${describeShift(after)}`
    : `gave ${describeShift(after)} to ${nameOf(after.physicianId)}${instead}`
}
