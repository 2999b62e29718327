/** Physicians and their preferences, as rows. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { isVersionSeen, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { inParts } from '../platform/db/in-parts.ts'
import { preferences, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { UserRow } from '../users/users.store.ts'

/** Physicians, and administrators who work shifts or did: a promotion doesn't change the list. */
export async function listPhysicianRows(orm: Orm, scope: Scope): Promise<UserRow[]> {
  return orm
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), or(eq(users.role, 'physician'), eq(users.isScheduled, true))))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id))
}

/** Addresses in this list that someone in the group already has. Other groups don't matter here. */
export async function findTakenEmails(tx: Orm, scope: Scope, emails: string[]): Promise<string[]> {
  const rows = await tx
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(sql`lower(${users.email})`, emails)))
  return rows.map((row) => row.email)
}

/** Who in the group has one of these external IDs, deactivated people included. */
export async function listByExternalId(tx: Orm, scope: Scope, externalIds: string[]): Promise<UserRow[]> {
  if (externalIds.length === 0) return []
  return tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.externalId, externalIds)))
}

/** Each is an invitation until the owner of the address has answered. */
export async function insertPhysicians(tx: Orm, scope: Scope, list: PhysicianFields[]): Promise<UserRow[]> {
  const { groupId } = scope
  return inParts(list, (part) =>
    tx
      .insert(users)
      .values(part.map((fields) => ({ ...fields, groupId, role: 'physician' as const, membership: 'added' as const })))
      .returning(),
  )
}

/** Undefined if there is no such person, or the caller saw another version. */
export async function updatePhysicianRow(
  tx: Orm,
  scope: Scope,
  id: number,
  change: Partial<PhysicianFields> & Partial<Pick<UserRow, 'isActive' | 'isConfirmed' | 'membership' | 'role'>>,
  seen: number | undefined,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...change, version: nextVersion(users.version) })
    .where(and(eq(users.id, id), eq(users.groupId, scope.groupId), isVersionSeen(users.version, seen)))
    .returning()
  return row
}

export type PreferencesRow = typeof preferences.$inferSelect
export type PreferencesChange = Partial<
  Pick<PreferencesRow, 'preferredShifts' | 'maxShiftsPerMonth' | 'avoidConsecutive' | 'preferWeekends' | 'notes'>
>

export async function findPreferences(
  orm: Orm,
  scope: Scope,
  physicianId: number,
): Promise<PreferencesRow | undefined> {
  const [row] = await orm
    .select()
    .from(preferences)
    .where(and(eq(preferences.physicianId, physicianId), eq(preferences.groupId, scope.groupId)))
  return row
}

/** Undefined if the caller saw another version of the row (0: that there was none). */
export async function writePreferences(
  tx: Orm,
  scope: Scope,
  change: PreferencesChange,
  seen: number | undefined,
): Promise<PreferencesRow | undefined> {
  const own = { physicianId: scope.userId, groupId: scope.groupId }
  const [row] = await tx
    .insert(preferences)
    .values({ ...own, ...change })
    .onConflictDoUpdate({
      target: [preferences.physicianId, preferences.groupId],
      set: { ...change, version: nextVersion(preferences.version), updatedAt: new Date() },
      setWhere: isVersionSeen(preferences.version, seen),
    })
    .returning()
  return row
}
