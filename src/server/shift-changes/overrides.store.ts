/** Overridden conflicts, with the reason. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { overrides, schedules, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import type { Weighed } from './weigh-change.ts'

export async function recordOverrides(tx: Orm, scope: Scope, { months }: Weighed, reason: string): Promise<void> {
  const { groupId, userId } = scope
  const kept = months.flatMap(({ schedule, findings }) =>
    findings.filter(({ hard }) => hard).map(({ key }) => ({ groupId, userId, scheduleId: schedule.id, key, reason })),
  )
  if (kept.length === 0) return
  const once = [...new Map(kept.map((one) => [`${one.scheduleId} ${one.key}`, one])).values()]
  await tx
    .insert(overrides)
    .values(once)
    .onConflictDoUpdate({
      target: [overrides.scheduleId, overrides.key],
      set: { reason, userId, createdAt: sql`now()` },
    })
}

/** Of all drafts of the month: a conflict that was kept in one is kept on purpose in those that take it over. */
export async function listOverrides(orm: Orm, scope: Scope, { month, year }: Pick<ScheduleRow, 'month' | 'year'>) {
  const { key, reason, userId, createdAt } = overrides
  const rows = await orm
    .select({ key, reason, userId, createdAt, person: users })
    .from(overrides)
    .innerJoin(schedules, eq(schedules.id, overrides.scheduleId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(overrides.groupId, scope.groupId), eq(schedules.month, month), eq(schedules.year, year)))
    .orderBy(desc(createdAt))
  const newest = new Map(rows.reverse().map((row) => [row.key, row]))
  return [...newest.values()].map(({ person, ...row }) => ({ ...row, name: displayName(person) }))
}
