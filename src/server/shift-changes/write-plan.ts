/** Writes the planned changes to a schedule's shifts. */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { formatDate } from '../../engine/text/dates.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import type { EditPlan } from './plan-edits.ts'

/** With who set the shifts by hand, if anyone did. */
type SignedPlan = EditPlan & { editedBy: number | null }

/** The ids of the changed and added shifts. Two physicians may swap shifts, so overlaps are checked at the end. */
export async function writePlan(tx: Orm, scope: Scope, schedule: ScheduleRow, plan: SignedPlan): Promise<number[]> {
  const isDeferred = plan.changed.length + plan.added.length > 1
  if (isDeferred) await tx.execute(sql`set constraints shifts_no_overlap deferred`)
  if (plan.removed.length > 0) await removeShifts(tx, scope, plan)
  await writeChanged(tx, scope, plan)
  const by = { editedBy: plan.editedBy, changedBy: actorIdOf(scope) }
  const place = { scheduleId: schedule.id, groupId: scope.groupId, ...by }
  const added: { id: number }[] = []
  const [back, fresh] = [plan.added.filter(({ id }) => id !== undefined), plan.added.filter(({ id }) => !id)]
  if (fresh.length > 0)
    added.push(
      ...(await tx
        .insert(shifts)
        .values(fresh.map((row) => ({ ...row, ...place })))
        .returning({ id: shifts.id })),
    )
  // Restored with their old ids, so everyone sees the same shifts.
  if (back.length > 0)
    added.push(
      ...(await tx
        .insert(shifts)
        .overridingSystemValue()
        .values(back.map((row) => ({ ...place, ...row })))
        .returning({ id: shifts.id })),
    )
  if (isDeferred) await tx.execute(sql`set constraints shifts_no_overlap immediate`)
  return [...plan.changed.map(({ before }) => before.id), ...added.map((row) => row.id)]
}

/** Shifts that requests refer to aren't deleted: they can be unassigned. */
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
      message: `The shift on ${formatDate(named.date)} is part of a request, so adding it can’t be undone. Unassign it instead.`,
      field: 'edits',
    })
  await tx.delete(shifts).where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
}

/** In one statement with one value: a whole month may be cleared, or restored, at once. */
async function writeChanged(tx: Orm, scope: Scope, { changed, editedBy }: SignedPlan): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ before, after, isMoved, isExact }) => ({
    ...after,
    version: before.version,
    editedBy: isMoved && !isExact ? editedBy : after.editedBy,
  }))
  const written = await selectRows(
    tx,
    sql`
    update ${shifts} set physician_id = "physicianId", role_id = "roleId", position = given.position, date = given.date,
      start_time = "startTime", end_time = "endTime", shift_type = "shiftType", location = given.location,
      is_locked = "isLocked", status = given.status, edited_by = "editedBy",
      changed_by = ${actorIdOf(scope)}, version = ${shifts.version} + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      id int, version int, "physicianId" int, "roleId" int, position int, date date, "startTime" time,
      "endTime" time, "shiftType" text, location text, "isLocked" boolean, status text, "editedBy" int
    )
    where ${shifts.id} = given.id and ${shifts.version} = given.version and ${shifts.groupId} = ${scope.groupId}
    returning ${shifts.id}`,
  )
  if (written.length < changed.length) throw new ChangedMeanwhile()
}
