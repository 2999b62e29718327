/** Roles of a group, as rows. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { RoleFields } from '../../contract/roles.ts'
import { isVersionSeen, nextVersion } from '../platform/changes/change.ts'
import { buildOnce } from '../platform/db/build-once.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type RoleRow = typeof roles.$inferSelect

const activeRoles = buildOnce((orm) =>
  orm
    .select()
    .from(roles)
    .where(and(eq(roles.groupId, sql.placeholder('groupId')), eq(roles.isActive, true)))
    .orderBy(asc(roles.priority), asc(roles.startTime), asc(roles.name), asc(roles.id)),
)

export async function listRoles(orm: Orm, { groupId }: Scope): Promise<RoleRow[]> {
  return activeRoles(orm).execute({ groupId })
}

/** Including inactive ones, which past shifts still have. */
export async function listAllRoles(orm: Orm, scope: Scope): Promise<RoleRow[]> {
  return orm.select().from(roles).where(eq(roles.groupId, scope.groupId)).orderBy(asc(roles.id))
}

export async function findRole(orm: Orm, scope: Scope, id: number): Promise<RoleRow | undefined> {
  const [row] = await orm.select().from(roles).where(ownRole(scope, id))
  return row
}

export async function insertRole(tx: Orm, scope: Scope, fields: RoleFields): Promise<RoleRow> {
  const [row] = await tx
    .insert(roles)
    .values({ ...fields, groupId: scope.groupId })
    .returning()
  return row!
}

/** Undefined if there is no such role, or the caller saw another version. */
export async function updateRole(
  tx: Orm,
  scope: Scope,
  id: number,
  change: Partial<RoleFields> & { isActive?: boolean },
  seen: number | undefined,
): Promise<RoleRow | undefined> {
  const [row] = await tx
    .update(roles)
    .set({ ...change, version: nextVersion(roles.version) })
    .where(and(ownRole(scope, id), isVersionSeen(roles.version, seen)))
    .returning()
  return row
}

function ownRole(scope: Scope, id: number) {
  return and(eq(roles.id, id), eq(roles.groupId, scope.groupId), eq(roles.isActive, true))
}
