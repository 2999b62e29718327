/** Overridden conflicts, with the reason. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { displayName } from '../../../engine/text/names.ts'
import type { Orm } from '../../platform/db/database.ts'
import { type KeptOverride, overrides, schedules, users } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ScheduleRow } from '../../schedules/schedules.store.ts'
import type { Weighed } from '../weigh-change.ts'

type Place = Pick<KeptOverride, 'scheduleId' | 'key'>
type OverrideRow = typeof overrides.$inferSelect

/** Returns what takes it back. */
export function recordOverrides(tx: Orm, scope: Scope, { months }: Weighed, reason: string): Promise<KeptOverride[]> {
  const kept = months.flatMap(({ schedule, findings }) =>
    findings.filter(({ hard }) => hard).map(({ key }) => ({ scheduleId: schedule.id, key })),
  )
  const once = [...new Map(kept.map((one) => [`${one.scheduleId} ${one.key}`, one])).values()]
  return insertOverrides(tx, scope, once, reason)
}

export async function insertOverrides(tx: Orm, scope: Scope, places: Place[], reason: string): Promise<KeptOverride[]> {
  if (places.length === 0) return []
  const { groupId, userId } = scope
  const before = await findOverrides(tx, scope, places)
  const after = await tx
    .insert(overrides)
    .values(places.map((place) => ({ ...place, groupId, userId, reason })))
    .onConflictDoUpdate({
      target: [overrides.scheduleId, overrides.key],
      set: { reason, userId, createdAt: sql`clock_timestamp()` },
    })
    .returning()
  return after.map((row) => ({ ...keptOf(row, before), left: row.createdAt.toISOString() }))
}

/** In all drafts of the month. */
export async function deleteOverrides(
  tx: Orm,
  scope: Scope,
  { month, year }: Pick<ScheduleRow, 'month' | 'year'>,
  keys: string[],
): Promise<KeptOverride[]> {
  const ofMonth = tx
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.month, month), eq(schedules.year, year)))
  const gone = await tx
    .delete(overrides)
    .where(
      and(eq(overrides.groupId, scope.groupId), inArray(overrides.scheduleId, ofMonth), inArray(overrides.key, keys)),
    )
    .returning()
  return gone.map((row) => ({ ...keptOf(row, gone), left: null }))
}

/** Puts each back as it was, except those that somebody changed since; returns what reverses that. */
export async function turnOverrides(tx: Orm, scope: Scope, kept: readonly KeptOverride[]): Promise<KeptOverride[]> {
  const now = await findOverrides(tx, scope, kept)
  const turned: KeptOverride[] = []
  for (const { scheduleId, key, former, left } of kept) {
    const current = now.find((row) => row.scheduleId === scheduleId && row.key === key)
    if ((current?.createdAt.toISOString() ?? null) !== left) continue
    await putOverride(tx, scope, { scheduleId, key, former })
    turned.push({ ...keptOf({ scheduleId, key }, now), left: former?.createdAt ?? null })
  }
  return turned
}

export async function putOverride(
  tx: Orm,
  scope: Scope,
  { scheduleId, key, former }: Omit<KeptOverride, 'left'>,
): Promise<void> {
  const { groupId } = scope
  if (former) {
    const row = { ...former, createdAt: new Date(former.createdAt) }
    await tx
      .insert(overrides)
      .values({ groupId, scheduleId, key, ...row })
      .onConflictDoUpdate({ target: [overrides.scheduleId, overrides.key], set: row })
  } else
    await tx
      .delete(overrides)
      .where(and(eq(overrides.groupId, groupId), eq(overrides.scheduleId, scheduleId), eq(overrides.key, key)))
}

function findOverrides(tx: Orm, scope: Scope, places: readonly Place[]): Promise<OverrideRow[]> {
  const ids = [...new Set(places.map(({ scheduleId }) => scheduleId))]
  const keys = [...new Set(places.map(({ key }) => key))]
  return tx
    .select()
    .from(overrides)
    .where(and(eq(overrides.groupId, scope.groupId), inArray(overrides.scheduleId, ids), inArray(overrides.key, keys)))
    .for('update')
}

function keptOf({ scheduleId, key }: Place, before: readonly OverrideRow[]): Omit<KeptOverride, 'left'> {
  const was = before.find((row) => row.scheduleId === scheduleId && row.key === key)
  const former = was && { reason: was.reason, userId: was.userId, createdAt: was.createdAt.toISOString() }
  return { scheduleId, key, former: former ?? null }
}

/** Of all drafts of the month: a conflict that was overridden in one stays overridden in those that take it over. */
export async function listOverrides(orm: Orm, scope: Scope, { month, year }: Pick<ScheduleRow, 'month' | 'year'>) {
  const { key, reason, userId, createdAt } = overrides
  const rows = await orm
    .select({ key, reason, userId, createdAt, person: users })
    .from(overrides)
    .innerJoin(schedules, eq(schedules.id, overrides.scheduleId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(overrides.groupId, scope.groupId),
        eq(schedules.month, month),
        eq(schedules.year, year),
        isNull(schedules.deletedAt),
      ),
    )
    .orderBy(desc(createdAt))
  const newest = new Map(rows.reverse().map((row) => [row.key, row]))
  return [...newest.values()].map(({ person, ...row }) => ({ ...row, name: displayName(person) }))
}
