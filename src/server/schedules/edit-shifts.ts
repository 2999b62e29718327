/** Edits of shifts by an admin: checked against the rules on the data of the moment, all or none, with a trail. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Finding, ShiftEdit } from '../../contract/shifts.ts'
import { sayDate } from '../../engine/calendar.ts'
import { type Change, type MakeChange, nextVersion } from '../change.ts'
import type { Orm } from '../db/database.ts'
import { shifts } from '../db/schema/index.ts'
import type { JudgedEdit } from '../generation/advice/judge-edit.ts'
import { sayMonth } from '../generation/month.ts'
import { nameOfPerson } from '../generation/physician-of.ts'
import { type Inputs, readInputs } from '../generation/read-inputs.ts'
import { roundScore } from '../generation/save-schedule.ts'
import { fail } from '../http/fail.ts'
import type { Scope } from '../http/scope.ts'
import type { Advisor } from '../jobs/advisor.ts'
import { assignmentsOf, type Look, readRows, viewSchedule } from './look-at-schedule.ts'
import { type EditPlan, planEdits, StaleShifts } from './plan-edits.ts'
import { linkTo, requireSchedule } from './schedules.service.ts'
import { listScheduleShifts, listShiftsById, type ScheduleRow, updateSchedule } from './schedules.store.ts'
import { tellChanges } from './tell-changes.ts'
import { requireTransition } from './transitions.ts'

export type EditRequest = { edits: ShiftEdit[]; reason?: string; onlyCheck: boolean }

/** Another edit was committed between the check and the change: the check is made again. */
class ChangedMeanwhile extends Error {}
const mostTries = 4

export async function editShifts(
  deps: { orm: Orm; advisor: Advisor },
  scope: Scope,
  id: number,
  request: EditRequest,
  make: MakeChange,
) {
  for (let tries = 1; ; tries++) {
    try {
      return await tryEdit(deps, scope, id, request, make)
    } catch (error) {
      if (error instanceof StaleShifts)
        throw fail('stale', { current: await listShiftsById(deps.orm, scope, error.ids) })
      if (!(error instanceof ChangedMeanwhile) || tries >= mostTries) throw error
    }
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
  const inputs = await readInputs(orm, scope.groupId, { month: schedule.month, year: schedule.year })
  const rows = await readRows(orm, schedule)
  const plan = planEdits(schedule, rows, inputs, request.edits)
  const judged = await judge(advisor, viewSchedule(inputs, rows, plan.after), plan)
  const scores = {
    coverageScore: roundScore(judged.scores.coverage),
    fairnessScore: roundScore(judged.scores.fairness),
    preferencesMetScore: roundScore(judged.scores.preferences),
  }
  if (request.onlyCheck)
    return { schedule: { ...schedule, ...scores }, shifts: [], removed: [], findings: judged.findings }
  requireReason(judged.findings, request.reason)
  return make(async (change) => {
    const { tx, audit } = change
    const was = await listScheduleShifts(tx, scope, id)
    const after = await updateSchedule(tx, scope, id, scores, schedule.version)
    if (!after) throw new ChangedMeanwhile()
    const ids = await writePlan(tx, scope, schedule, plan)
    if (schedule.status === 'active') await tell(change, scope, schedule, was)
    await audit({
      action: 'shift.edit',
      ...thingOf(schedule, ids, request.edits),
      text: `${sayPlan(plan, inputs)} in ${schedule.name}`,
      before: [...plan.changed.map((one) => one.before), ...plan.removed],
      after: { changed: plan.changed.map((one) => one.after), added: plan.added, findings: judged.findings },
      reason: request.reason,
    })
    return {
      schedule: after,
      shifts: await listShiftsById(tx, scope, ids),
      removed: plan.removed.map((row) => row.id),
      findings: judged.findings,
    }
  })
}

async function judge(advisor: Advisor, { problem, assignments }: Look, plan: EditPlan): Promise<JudgedEdit> {
  // A lock that the same edit opens does not hold any more.
  const unlocked = new Set(
    plan.changed
      .filter(({ before, after }) => before.isLocked && !after.isLocked)
      .map(({ before }) => `${before.physicianId} ${before.date}`),
  )
  const locked = problem.locked.filter(({ physicianId, date }) => !unlocked.has(`${physicianId} ${date}`))
  const judged = await advisor.ask(
    'judgeEdit',
    { ...problem, locked },
    { before: assignments, after: assignmentsOf(plan.after) },
  )
  const doubled = plan.doubled.map((says) => ({ ruleId: 'one-shift-at-a-time', hard: true, says }))
  return { ...judged, findings: [...doubled, ...judged.findings] }
}

function requireReason(findings: Finding[], reason: string | undefined): void {
  const hard = findings.filter((finding) => finding.hard)
  if (hard.length === 0 || reason) return
  throw fail('needs-reason', {
    message: `${hard[0]!.says} Give a reason to do it anyway.`,
    field: 'reason',
    problems: hard.map(({ ruleId, says }) => ({ field: ruleId, message: says })),
    current: { findings },
  })
}

/** The ids of the changed and added shifts. Two physicians may exchange shifts, so overlaps are judged at the end. */
async function writePlan(tx: Orm, scope: Scope, schedule: ScheduleRow, plan: EditPlan): Promise<number[]> {
  await tx.execute(sql`set constraints shifts_no_overlap deferred`)
  if (plan.removed.length > 0) {
    const ids = plan.removed.map(({ id }) => id)
    await tx.delete(shifts).where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
  }
  for (const { before, after, isMoved } of plan.changed) {
    const { physicianId, roleId, date, startTime, endTime, shiftType, location, isLocked, status } = after
    await tx
      .update(shifts)
      .set({
        ...{ physicianId, roleId, date, startTime, endTime, shiftType, location, isLocked, status },
        ...(isMoved ? { editedBy: scope.userId } : {}),
        version: nextVersion(shifts.version),
      })
      .where(and(eq(shifts.id, before.id), eq(shifts.groupId, scope.groupId)))
  }
  const place = { scheduleId: schedule.id, groupId: scope.groupId, editedBy: scope.userId }
  const added =
    plan.added.length === 0
      ? []
      : await tx
          .insert(shifts)
          .values(plan.added.map((row) => ({ ...row, ...place })))
          .returning({ id: shifts.id })
  return [...plan.changed.map(({ before }) => before.id), ...added.map((row) => row.id)]
}

async function tell(
  change: Change,
  scope: Scope,
  schedule: ScheduleRow,
  was: Awaited<ReturnType<typeof listScheduleShifts>>,
): Promise<void> {
  const month = sayMonth(schedule)
  const occasion = {
    sentence: `The schedule for ${month} was changed.`,
    subject: `Your shifts in ${month} changed`,
    link: linkTo(schedule),
  }
  await tellChanges(change, scope, occasion, was, await listScheduleShifts(change.tx, scope, schedule.id))
}

function thingOf(schedule: ScheduleRow, ids: number[], edits: ShiftEdit[]) {
  return edits.length === 1 && ids.length === 1
    ? { thing: 'shift', thingId: ids[0]! }
    : { thing: 'schedule', thingId: schedule.id }
}

/** "gave Night on Fri 4 Dec to Wei Chen instead of Omar Benali" */
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
