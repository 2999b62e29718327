/** People of a group, as rows; every function is limited to the caller's group. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { notificationSettings } from '../../contract/fields/physician-work.ts'
import type { UserRole } from '../../contract/users.ts'
import { nextVersion } from '../platform/changes/change.ts'
import { buildOnce } from '../platform/db/build-once.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Person, Scope } from '../platform/scope.ts'

export type UserRow = typeof users.$inferSelect

/** A row as the contract shows it: settings with their defaults filled in. */
export function showUser(row: UserRow) {
  return {
    ...row,
    notificationSettings: notificationSettings.parse(row.notificationSettings),
    hasSignedIn: row.signInSubject !== null,
  }
}

/** The people of a group who get shifts: the contract's `isStaff` as a condition. */
export function isStaffOf(scope: Pick<Scope, 'groupId'>) {
  return and(
    eq(users.groupId, scope.groupId),
    eq(users.isActive, true),
    eq(users.isScheduled, true),
    eq(users.isConfirmed, true),
  )
}

const userById = buildOnce((orm) =>
  orm
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

export async function findSelf(orm: Orm, { userId }: Person): Promise<UserRow | undefined> {
  const [row] = await userById(orm).execute({ userId })
  return row
}

export async function findMember(orm: Orm, scope: Scope, id: number): Promise<UserRow | undefined> {
  const [row] = await orm
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
  return row
}

const membersByName = buildOnce((orm) =>
  orm
    .select()
    .from(users)
    .where(eq(users.groupId, sql.placeholder('groupId')))
    .orderBy(asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id)),
)

export async function listMembers(orm: Orm, { groupId }: Scope): Promise<UserRow[]> {
  return membersByName(orm).execute({ groupId })
}

/** Locks the group's admins until the transaction ends, so two demotions at once can't leave none. */
export async function lockAdmins(tx: Orm, scope: Scope): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map((row) => row.id)
}

export async function setRole(tx: Orm, scope: Scope, id: number, role: UserRole): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ role, version: nextVersion(users.version) })
    .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
    .returning()
  return row
}
