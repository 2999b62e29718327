/** Judges a plan of edits, and writes it: nothing that changed since the plan was made is overwritten. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Finding } from '../../contract/shifts.ts'
import type { Problem } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { JudgedEdit } from '../platform/advisor/questions/judge-edit.ts'
import { ownFinding } from '../platform/advisor/questions/show-finding.ts'
import { nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { shifts, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { assignmentsOf, type Look } from './look-at-schedule.ts'
import type { EditPlan } from './plan-edits.ts'
import { nameOfPerson } from './problem/physician-of.ts'
import type { ScheduleRow } from './schedules.store.ts'
import { ChangedMeanwhile } from './unchanged-meanwhile.ts'

export async function judgePlan(advisor: Advisor, look: Look, plan: EditPlan): Promise<JudgedEdit> {
  const question = { before: look.assignments, after: assignmentsOf(plan.after) }
  const judged = await advisor.ask('judgeEdit', unlockedBy(look, plan), question)
  return { ...judged, findings: [...doubledBy(plan), ...judged.findings] }
}

/** A lock that the same edit opens does not hold any more. */
export function unlockedBy({ problem }: Pick<Look, 'problem'>, plan: EditPlan): Problem {
  const unlocked = new Set(
    plan.changed
      .filter(({ before, after }) => before.isLocked && !after.isLocked)
      .map(({ before }) => `${before.physicianId} ${before.date}`),
  )
  const locked = problem.locked.filter(({ physicianId, date }) => !unlocked.has(`${physicianId} ${date}`))
  return { ...problem, locked }
}

/** A roster holds one shift a day and person, so that the engine does not see a second. */
export function doubledBy(plan: EditPlan): Finding[] {
  return plan.doubled.map(({ date, ...double }) =>
    ownFinding({ ruleId: 'one-shift-at-a-time', dates: [date], ...double }),
  )
}

export function requireReason(findings: Finding[], reason: string | undefined): void {
  const hard = findings.filter((finding) => finding.hard)
  if (hard.length === 0 || reason) return
  throw fail('needs-reason', {
    message: `${hard[0]!.says} Give a reason to do it anyway.`,
    field: 'reason',
    problems: hard.map(({ ruleId, says }) => ({ field: ruleId, message: says })),
    current: { findings },
  })
}

/** Whoever gets a shift stays active until the transaction ends: a deactivation waits, or came first and is seen. */
export async function lockTakers(tx: Orm, scope: Scope, ids: (number | null)[]): Promise<void> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return
  const people = await tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.id, named)))
    .orderBy(asc(users.id))
    .for('no key update')
  const gone = people.find(({ isActive }) => !isActive)
  if (gone) throw fail('conflict', { message: `${nameOfPerson(gone)} is not active any more and cannot be assigned.` })
}

/** The ids of the changed and added shifts. Two physicians may exchange shifts, so overlaps are judged at the end. */
export async function writePlan(tx: Orm, scope: Scope, schedule: ScheduleRow, plan: EditPlan): Promise<number[]> {
  const count = plan.changed.length + plan.added.length
  if (count > 1) await tx.execute(sql`set constraints shifts_no_overlap deferred`)
  if (plan.removed.length > 0) {
    const ids = plan.removed.map(({ id }) => id)
    await tx.delete(shifts).where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
  }
  for (const { before, after, isMoved } of [...plan.changed].sort((one, other) => one.before.id - other.before.id)) {
    const { physicianId, roleId, date, startTime, endTime, shiftType, location, isLocked, status } = after
    const written = await tx
      .update(shifts)
      .set({
        ...{ physicianId, roleId, date, startTime, endTime, shiftType, location, isLocked, status },
        ...(isMoved ? { editedBy: scope.userId } : {}),
        version: nextVersion(shifts.version),
      })
      .where(and(eq(shifts.id, before.id), eq(shifts.groupId, scope.groupId), eq(shifts.version, before.version)))
      .returning({ id: shifts.id })
    if (written.length === 0) throw new ChangedMeanwhile()
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
