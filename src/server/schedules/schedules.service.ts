/** What admins do with a whole schedule: publish, archive, delete, copy and rename. */
import { and, eq, sql } from 'drizzle-orm'
import { sayMonth } from '../../engine/month.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { resolveOthers } from '../requests/resolve-others.ts'
import {
  findActive,
  findSchedule,
  listScheduleShifts,
  type ScheduleRow,
  type ShownShift,
  showSchedule,
  updateSchedule,
} from './schedules.store.ts'
import { tellChanges } from './tell-changes.ts'
import { requireTransition } from './transitions.ts'

export async function requireSchedule(orm: Orm, scope: Scope, id: number): Promise<ScheduleRow> {
  const found = await findSchedule(orm, scope, id)
  if (!found) throw fail('not-found')
  return found
}

export function orStale(after: ScheduleRow | undefined, before: ScheduleRow, scope: Scope): ScheduleRow {
  if (!after) throw fail('stale', { current: showSchedule(before, scope) })
  return after
}

export function linkTo({ id }: Pick<ScheduleRow, 'id'>): string {
  return `/schedule?schedule=${id}`
}

export function publishSchedule(scope: Scope, id: number, seen: number | undefined, make: MakeChange) {
  return make(async (change) => {
    const { tx, audit } = change
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'publish')
    const older = await findActive(tx, scope, before)
    if (older) await updateSchedule(tx, scope, older.id, { status: 'archived' }, undefined)
    const published = { status: 'active' as const, publishedAt: new Date() }
    const after = orStale(await updateSchedule(tx, scope, id, published, seen), before, scope)
    const was = older ? await listScheduleShifts(tx, scope, older.id) : []
    const is = await listScheduleShifts(tx, scope, id)
    const month = sayMonth(before)
    await endRequests(change, scope, was, `the schedule for ${month} was replaced; ask again if you still need it`)
    const told = await tellChanges(
      change,
      scope,
      {
        sentence: older ? `The schedule for ${month} was replaced.` : `The schedule for ${month} is published.`,
        subject: older ? `Your shifts in ${month} changed` : `Your shifts in ${month}`,
        link: linkTo(after),
        tellsEverybody: !older,
        isWholeMonth: true,
      },
      was,
      is,
    )
    const instead = older ? ` instead of ${older.name}` : ''
    audit({
      action: 'schedule.publish',
      thing: 'schedule',
      thingId: id,
      text: `published ${after.name}${instead}`,
      after: { archivedId: older?.id ?? null, told },
    })
    return { schedule: after, archivedId: older?.id ?? null, told }
  })
}

export function archiveSchedule(scope: Scope, id: number, seen: number | undefined, make: MakeChange) {
  return make(async (change) => {
    const { tx, audit } = change
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'archive')
    const after = orStale(await updateSchedule(tx, scope, id, { status: 'archived' }, seen), before, scope)
    const month = sayMonth(before)
    const occasion = {
      sentence: `The schedule for ${month} was withdrawn.`,
      subject: `The schedule for ${month} was withdrawn`,
      link: '/schedule',
    }
    const was = await listScheduleShifts(tx, scope, id)
    await endRequests(change, scope, was, `the schedule for ${month} was withdrawn`)
    await tellChanges(change, scope, occasion, was, [])
    audit({ action: 'schedule.archive', thing: 'schedule', thingId: id, text: `archived ${after.name}` })
    return after
  })
}

/** Only published shifts are asked about, so that a deleted draft leaves no request behind. */
async function endRequests(change: Change, scope: Scope, was: ShownShift[], gone: string): Promise<void> {
  const ids = was.map(({ id }) => id)
  await resolveOthers(change, scope, ids, { at: new Date(), keptIds: [], gone })
}

export function deleteDraft(scope: Scope, id: number, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'delete')
    // Somebody may publish it in this very moment: only a draft goes.
    const deleted = await tx
      .delete(schedules)
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

export function duplicateSchedule(scope: Scope, id: number, name: string | undefined, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const source = await requireSchedule(tx, scope, id)
    const { month, year, coverageScore, fairnessScore, preferencesMetScore, aiSuggestions, details } = source
    const [copy] = await tx
      .insert(schedules)
      .values({
        groupId: scope.groupId,
        name: name ?? `Copy of ${source.name}`,
        month,
        year,
        generatedBy: scope.userId,
        coverageScore,
        fairnessScore,
        preferencesMetScore,
        aiSuggestions,
        details,
      })
      .returning()
    await tx.execute(sql`
      insert into ${shifts} (schedule_id, group_id, physician_id, role_id, date, shift_type, start_time, end_time, location, is_locked, edited_by)
      select ${copy!.id}, group_id, physician_id, role_id, date, shift_type, start_time, end_time, location, is_locked, edited_by
      from ${shifts} where schedule_id = ${id} and group_id = ${scope.groupId} and status <> 'cancelled'`)
    audit({
      action: 'schedule.duplicate',
      thing: 'schedule',
      thingId: copy!.id,
      text: `copied ${source.name} to ${copy!.name}`,
    })
    return copy!
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
