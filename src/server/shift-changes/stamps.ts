/** Versions that show whether what was weighed is still current: of the schedules, of the months around them, of the people. */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { schedules, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'

/** Versions by id. */
export type Stamps = ReadonlyMap<number, number>

type Stamped = { id: number; version: number }

function stampsOf(rows: Stamped[]): Stamps {
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export function isSameStamps(one: Stamps, other: Stamps): boolean {
  return one.size === other.size && [...one].every(([id, version]) => other.get(id) === version)
}

/** The schedules themselves, and what is published for the months before and after them. */
export async function readScheduleStamps(orm: Orm, scope: Scope, concerned: ScheduleRow[]): Promise<Stamps> {
  return concerned.length === 0 ? new Map() : stampsOf(await selectSchedules(orm, scope, concerned))
}

/** The same, locked until the transaction ends. */
export async function lockSchedules(tx: Orm, scope: Scope, concerned: ScheduleRow[]): Promise<Stamps> {
  return concerned.length === 0 ? new Map() : stampsOf(await selectSchedules(tx, scope, concerned).for('no key update'))
}

function selectSchedules(orm: Orm, scope: Scope, concerned: ScheduleRow[]) {
  const ids = concerned.map(({ id }) => id)
  const months = concerned.map(({ month, year }) => year * 12 + month)
  const neighbors = [...new Set(months.flatMap((month) => [month - 1, month + 1]))]
  return orm
    .select({ id: schedules.id, version: schedules.version })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        isNull(schedules.deletedAt),
        or(
          inArray(schedules.id, ids),
          and(
            eq(schedules.status, 'active'),
            inArray(sql<number>`${schedules.year} * 12 + ${schedules.month}`, neighbors),
          ),
        ),
      ),
    )
    .orderBy(asc(schedules.id))
}

/** Whoever gets a shift stays active until the transaction ends: a deactivation waits, or came first and is seen. */
export async function lockPeople(tx: Orm, groupId: number, ids: number[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, groupId), inArray(users.id, [...new Set(ids)])))
    .orderBy(asc(users.id))
    .for('no key update')
}
