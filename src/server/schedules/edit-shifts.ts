/** Edits of shifts by an admin: checked against the rules on the data of the moment, all or none, with a trail. */
import type { ShiftEdit } from '../../contract/shifts.ts'
import { sayDate } from '../../engine/calendar.ts'
import type { Change, MakeChange } from '../change.ts'
import type { Orm } from '../db/database.ts'
import { sayMonth } from '../generation/month.ts'
import { nameOfPerson } from '../generation/physician-of.ts'
import type { Inputs } from '../generation/read-inputs.ts'
import { roundedScores } from '../generation/save-schedule.ts'
import { fail } from '../http/fail.ts'
import type { Scope } from '../http/scope.ts'
import type { Advisor } from '../jobs/advisor.ts'
import { findNamedShift } from '../requests/requests.store.ts'
import { resolveOthers } from '../requests/resolve-others.ts'
import { readSchedule, viewSchedule } from './look-at-schedule.ts'
import { type EditPlan, planEdits, StaleShifts } from './plan-edits.ts'
import { linkTo, requireSchedule } from './schedules.service.ts'
import { listShiftsById, type ScheduleRow, type ShownShift, updateSchedule } from './schedules.store.ts'
import { tellChanges } from './tell-changes.ts'
import { requireTransition } from './transitions.ts'
import { ChangedMeanwhile, untilUnchanged } from './unchanged-meanwhile.ts'
import { judgePlan, lockTakers, requireReason, writePlan } from './write-plan.ts'

export type EditRequest = { edits: ShiftEdit[]; reason?: string; onlyCheck: boolean }

export async function editShifts(
  deps: { orm: Orm; advisor: Advisor },
  scope: Scope,
  id: number,
  request: EditRequest,
  make: MakeChange,
) {
  const touched = request.edits.flatMap((edit) => (edit.do === 'add' ? [] : edit.shiftId))
  try {
    return await untilUnchanged(() => tryEdit(deps, scope, id, request, make))
  } catch (error) {
    if (error instanceof StaleShifts) throw fail('stale', { current: await listShiftsById(deps.orm, scope, error.ids) })
    if (error instanceof ChangedMeanwhile)
      throw fail('stale', { current: await listShiftsById(deps.orm, scope, touched) })
    throw error
  }
}

async function tryEdit(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  id: number,
  request: EditRequest,
  make: MakeChange,
) {
  const schedule = await requireSchedule(orm, scope, id)
  requireTransition(schedule, 'edit')
  const { inputs, rows } = await readSchedule(orm, schedule)
  const plan = planEdits(schedule, rows, inputs, request.edits)
  // Side by side; whatever changes meanwhile is another version of the schedule, and all is done again.
  const [judged, was] = await Promise.all([
    judgePlan(advisor, viewSchedule(inputs, rows, plan.after), plan),
    schedule.status === 'active' && !request.onlyCheck ? listShiftsById(orm, scope, idsBefore(plan)) : [],
  ])
  const scores = roundedScores(judged.scores)
  if (request.onlyCheck)
    return { schedule: { ...schedule, ...scores }, shifts: [], removed: [], findings: judged.findings }
  requireReason(judged.findings, request.reason)
  return make(async (change) => {
    const { tx, audit } = change
    const takers = [...plan.changed.map((one) => one.after), ...plan.added].map(({ physicianId }) => physicianId)
    const [, after] = await Promise.all([
      lockTakers(tx, scope, takers),
      updateSchedule(tx, scope, id, scores, schedule.version),
    ])
    if (!after) throw new ChangedMeanwhile()
    await refuseRemoving(tx, scope, plan)
    const ids = await writePlan(tx, scope, schedule, plan)
    const [is] = await Promise.all([
      listShiftsById(tx, scope, ids),
      resolveOthers(change, scope, idsBefore(plan), { at: new Date(), keptIds: [] }),
    ])
    if (schedule.status === 'active') await tell(change, scope, schedule, was, is)
    audit({
      action: 'shift.edit',
      ...thingOf(schedule, ids, request.edits),
      text: `${sayPlan(plan, inputs)} in ${schedule.name}`,
      before: [...plan.changed.map((one) => one.before), ...plan.removed],
      after: { changed: plan.changed.map((one) => one.after), added: plan.added, findings: judged.findings },
      reason: request.reason,
    })
    return {
      schedule: after,
      shifts: is,
      removed: plan.removed.map((row) => row.id),
      findings: judged.findings,
    }
  })
}

/** What people asked about is not destroyed: it can be opened. */
async function refuseRemoving(tx: Orm, scope: Scope, plan: EditPlan): Promise<void> {
  const named = await findNamedShift(
    tx,
    scope,
    plan.removed.map(({ id }) => id),
  )
  const row = plan.removed.find(({ id }) => id === named)
  if (row)
    throw fail('conflict', {
      message: `The shift on ${sayDate(row.date)} is part of a request and cannot be removed: open it instead.`,
      field: 'edits',
    })
}

/** The shifts that the plan changes or removes. */
function idsBefore(plan: EditPlan): number[] {
  return [...plan.changed.map(({ before }) => before.id), ...plan.removed.map(({ id }) => id)]
}

async function tell(
  change: Change,
  scope: Scope,
  schedule: ScheduleRow,
  was: ShownShift[],
  is: ShownShift[],
): Promise<void> {
  const month = sayMonth(schedule)
  const occasion = {
    sentence: `The schedule for ${month} was changed.`,
    subject: `Your shifts in ${month} changed`,
    link: linkTo(schedule),
  }
  await tellChanges(change, scope, occasion, was, is)
}

function thingOf(schedule: ScheduleRow, ids: number[], edits: ShiftEdit[]) {
  return edits.length === 1 && ids.length === 1
    ? { thing: 'shift', thingId: ids[0]! }
    : { thing: 'schedule', thingId: schedule.id }
}

/** "gave Night on Fri, Dec 4 to Wei Chen instead of Omar Benali" */
function sayPlan(plan: EditPlan, inputs: Pick<Inputs, 'people' | 'roles'>): string {
  const count = plan.changed.length + plan.added.length + plan.removed.length
  if (count > 1) return `changed ${count} shifts`
  const nameOf = (id: number | null) => {
    const person = inputs.people.find((one) => one.id === id)
    return person ? nameOfPerson(person) : 'nobody'
  }
  const say = (shift: { roleId: number | null; date: string }) =>
    `${inputs.roles.find(({ id }) => id === shift.roleId)?.name ?? 'a shift'} on ${sayDate(shift.date)}`
  const [removed] = plan.removed
  if (removed) return `removed ${say(removed)}`
  const [added] = plan.added
  if (added) return `added ${say(added)}${added.physicianId === null ? '' : ` for ${nameOf(added.physicianId)}`}`
  const { before, after, isMoved } = plan.changed[0]!
  if (before.isLocked !== after.isLocked && !isMoved) return `${after.isLocked ? 'locked' : 'unlocked'} ${say(after)}`
  if (before.physicianId === after.physicianId) return `changed ${say(before)}`
  const instead = before.physicianId === null ? '' : ` instead of ${nameOf(before.physicianId)}`
  return after.physicianId === null
    ? `took ${nameOf(before.physicianId)} off ${say(after)}`
    : `gave ${say(after)} to ${nameOf(after.physicianId)}${instead}`
}
