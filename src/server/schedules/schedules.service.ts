/** What admins do with a schedule without changing its shifts. */
import { and, eq, sql } from 'drizzle-orm'
import { type MakeChange, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { findSchedule, type ScheduleRow, showSchedule, updateSchedule } from './schedules.store.ts'
import { requireTransition } from './transitions.ts'

export async function requireSchedule(orm: Orm, scope: Scope, id: number): Promise<ScheduleRow> {
  const found = await findSchedule(orm, scope, id)
  if (!found) throw fail('not-found', { message: 'This schedule no longer exists.' })
  return found
}

export function orStale(after: ScheduleRow | undefined, before: ScheduleRow, scope: Scope): ScheduleRow {
  if (!after) throw fail('stale', { current: showSchedule(before, scope) })
  return after
}

export function linkTo({ id }: Pick<ScheduleRow, 'id'>): string {
  return `/schedule?schedule=${id}`
}

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
    if (deleted.length === 0) throw fail('conflict')
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

export function renameSchedule(scope: Scope, id: number, name: string, seen: number | undefined, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'rename')
    const after = orStale(await updateSchedule(tx, scope, id, { name }, seen), before, scope)
    audit({
      action: 'schedule.rename',
      thing: 'schedule',
      thingId: id,
      text: `renamed ${before.name} to ${after.name}`,
    })
    return after
  })
}
