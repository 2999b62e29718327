/** Deletes a draft, and takes that back. What would give a shift to somebody who left or is away since is refused, as with any undo. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { formatDate } from '../../../engine/text/dates.ts'
import { displayName } from '../../../engine/text/names.ts'
import { findOwnGroup, settingsOf } from '../../groups/groups.store.ts'
import { type MakeChange, nextVersion } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { schedules, shifts } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import { localMoment } from '../../platform/group-time.ts'
import type { Scope } from '../../platform/scope.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { updateSchedule } from '../../schedules/schedules.store.ts'
import { requireTransition } from '../../schedules/transitions.ts'
import type { ShiftChangeDeps } from '../change-shifts.ts'
import { lockPeople } from '../stamps.ts'
import { refuseLeaveSince } from './refuse-leave.ts'
import { forgetDeletion, recordDeletion } from './undo-steps.store.ts'

/** It is kept for a while as it is, so that this can be taken back; nothing counts it anymore. */
export function deleteDraft(scope: Scope, id: number, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'delete')
    // Someone may publish it at this very moment: only a draft is deleted.
    const deleted = await tx
      .update(schedules)
      .set({ status: 'archived', deletedAt: sql`now()`, version: nextVersion(schedules.version) })
      .where(and(eq(schedules.id, id), eq(schedules.groupId, scope.groupId), eq(schedules.status, 'draft')))
      .returning({ id: schedules.id })
    if (deleted.length === 0)
      throw fail('conflict', { message: 'This schedule is no longer a draft, so it can’t be deleted.' })
    await recordDeletion(tx, scope, id)
    audit({
      action: 'schedule.delete',
      thing: 'schedule',
      thingId: id,
      text: `deleted the draft ${before.name}`,
      before,
    })
    return { ok: true as const }
  })
}

export function restoreDraft({ now }: Pick<ShiftChangeDeps, 'now'>, scope: Scope, id: number, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const deletedAt = await lockDeleted(tx, scope, id)
    const held = await tx
      .select({ physicianId: shifts.physicianId, date: shifts.date })
      .from(shifts)
      .where(and(eq(shifts.scheduleId, id), eq(shifts.groupId, scope.groupId), isNotNull(shifts.physicianId)))
    await refuseLeavers(tx, scope, now(), held)
    await refuseLeaveSince(tx, scope, deletedAt, held)
    await forgetDeletion(tx, scope, id)
    const restored = (await updateSchedule(tx, scope, id, { status: 'draft', deletedAt: null }, undefined))!
    audit({
      action: 'schedule.restore',
      thing: 'schedule',
      thingId: id,
      text: `restored the deleted draft ${restored.name}`,
    })
    return restored
  })
}

async function lockDeleted(tx: Orm, scope: Scope, id: number): Promise<Date> {
  const [row] = await tx
    .select({ deletedAt: schedules.deletedAt })
    .from(schedules)
    .where(
      and(
        eq(schedules.id, id),
        eq(schedules.groupId, scope.groupId),
        isNotNull(schedules.deletedAt),
        eq(schedules.isUnfinished, false),
      ),
    )
    .for('update')
  if (!row?.deletedAt) throw fail('not-found', { message: 'This draft can no longer be restored.' })
  return row.deletedAt
}

type Held = { physicianId: number | null; date: string }

/** Whoever leaves loses upcoming shifts in every draft, and this one wasn't there to lose them. */
async function refuseLeavers(tx: Orm, scope: Scope, now: Date, held: readonly Held[]): Promise<void> {
  const group = await findOwnGroup(tx, scope)
  if (!group) throw fail('not-found')
  const today = localMoment(now, settingsOf(group).timeZone).date
  const ahead = held.filter(({ date }) => date > today)
  const people = await lockPeople(
    tx,
    scope.groupId,
    ahead.flatMap(({ physicianId }) => physicianId ?? []),
  )
  const gone = people.find(({ isActive }) => !isActive)
  const first = ahead.find(({ physicianId }) => physicianId === gone?.id)
  if (gone && first)
    throw fail('conflict', {
      message: `${displayName(gone)} left the group, and this draft has a shift for them on ${formatDate(first.date)}.`,
    })
}
