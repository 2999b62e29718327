/** The data behind anchors: published working days, and the physicians' tracks. */
import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { WorkedDays } from '../../engine/anchors.ts'
import { nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

/** Days on which active physicians work in published schedules, without backup. */
export async function listWorkedDays(orm: Orm, scope: Scope, from: string, to: string): Promise<WorkedDays[]> {
  const rows = await orm
    .select({ physicianId: users.id, date: shifts.date })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        eq(users.isActive, true),
        ne(shifts.status, 'cancelled'),
        sql`${roles.category} is distinct from 'backup'`,
        gte(shifts.date, from),
        lte(shifts.date, to),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.id), asc(shifts.date))
  const byPerson = new Map<number, string[]>()
  for (const { physicianId, date } of rows) byPerson.set(physicianId, [...(byPerson.get(physicianId) ?? []), date])
  return [...byPerson].map(([physicianId, dates]) => ({ physicianId, dates }))
}

export type Track = { physicianId: number; track: string | null }

/** How many of them belong to the group. */
export async function countMembers(tx: Orm, scope: Scope, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.id, ids)))
  return rows.length
}

/** One statement; only people whose track changes get a new version. */
export async function writeTracks(tx: Orm, scope: Scope, tracks: Track[]): Promise<void> {
  await tx.execute(sql`
    update ${users} set track = given.track, version = ${nextVersion(users.version)}
    from json_to_recordset(${JSON.stringify(tracks)}::json) as given("physicianId" int, track date)
    where ${users.id} = given."physicianId" and ${users.groupId} = ${scope.groupId}
      and ${users.track} is distinct from given.track`)
}
