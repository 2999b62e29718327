/** Writes what was planned for the shifts of a schedule. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { sayDate } from '../../engine/calendar.ts'
import { nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import type { EditPlan } from './plan-edits.ts'

/** The ids of the changed and added shifts. Two physicians may exchange shifts, so overlaps are judged at the end. */
export async function writePlan(tx: Orm, scope: Scope, schedule: ScheduleRow, plan: EditPlan): Promise<number[]> {
  if (plan.changed.length + plan.added.length > 1) await tx.execute(sql`set constraints shifts_no_overlap deferred`)
  if (plan.removed.length > 0) await removeShifts(tx, scope, plan)
  const opened = plan.changed.filter(isOnlyOpened)
  await openTogether(
    tx,
    scope,
    opened.map(({ before }) => before.id),
  )
  const others = plan.changed.filter((one) => !opened.includes(one))
  for (const one of others.sort((first, second) => first.before.id - second.before.id)) await writeOne(tx, scope, one)
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

/** What people asked about is not destroyed: it can be opened. */
async function removeShifts(tx: Orm, scope: Scope, { removed }: EditPlan): Promise<void> {
  const ids = removed.map(({ id }) => id)
  const { groupId, originalShiftId, targetShiftId } = shiftRequests
  const [request] = await tx
    .select({ originalShiftId, targetShiftId })
    .from(shiftRequests)
    .where(and(eq(groupId, scope.groupId), or(inArray(originalShiftId, ids), inArray(targetShiftId, ids))))
    .limit(1)
  const named = removed.find(({ id }) => id === request?.originalShiftId || id === request?.targetShiftId)
  if (named)
    throw fail('conflict', {
      message: `The shift on ${sayDate(named.date)} is part of a request and cannot be removed: open it instead.`,
      field: 'edits',
    })
  await tx.delete(shifts).where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
}

type Changed = EditPlan['changed'][number]

async function writeOne(tx: Orm, scope: Scope, { before, after, isMoved }: Changed): Promise<void> {
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

const kept = ['roleId', 'date', 'startTime', 'endTime', 'location'] as const

function isOnlyOpened({ before, after }: Changed): boolean {
  return after.physicianId === null && !after.isLocked && kept.every((field) => before[field] === after[field])
}

/** A whole month may open at once: one statement. The schedule's lock keeps their versions. */
async function openTogether(tx: Orm, scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(shifts)
    .set({
      physicianId: null,
      status: 'scheduled',
      isLocked: false,
      editedBy: scope.userId,
      version: nextVersion(shifts.version),
    })
    .where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
}
