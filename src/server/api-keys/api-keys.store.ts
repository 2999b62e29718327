/** API keys as rows; every function is bound to the caller's group. */
import { and, count, desc, eq, gte, isNull, max, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { apiKeys, apiKeyUses, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

type KeyRow = typeof apiKeys.$inferSelect

const creator = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`

export async function listKeys(orm: Orm, scope: Scope) {
  const lastUse = orm
    .select({ keyId: apiKeyUses.keyId, at: max(apiKeyUses.lastAt).as('at') })
    .from(apiKeyUses)
    .groupBy(apiKeyUses.keyId)
    .as('last_use')
  const rows = await orm
    .select({ key: apiKeys, createdBy: creator, lastUsedAt: lastUse.at })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .leftJoin(lastUse, eq(lastUse.keyId, apiKeys.id))
    .where(eq(apiKeys.groupId, scope.groupId))
    .orderBy(desc(apiKeys.id))
  return rows.map(({ key, createdBy, lastUsedAt }) => ({ ...key, createdBy, lastUsedAt }))
}

export async function countOpenKeys(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.groupId, scope.groupId), isNull(apiKeys.revokedAt)))
  return row?.count ?? 0
}

export async function insertKey(
  tx: Orm,
  scope: Scope,
  key: Omit<typeof apiKeys.$inferInsert, 'groupId' | 'createdBy'>,
): Promise<KeyRow> {
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...key, groupId: scope.groupId, createdBy: scope.userId })
    .returning()
  return row!
}

export async function findKey(orm: Orm, scope: Scope, id: number): Promise<KeyRow | undefined> {
  const [row] = await orm
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.groupId, scope.groupId)))
  return row
}

export async function revokeKey(tx: Orm, scope: Scope, id: number, at: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.groupId, scope.groupId)))
}

/** The caller checks the key's group. */
export async function listUses(orm: Orm, keyId: number, since: string) {
  return orm
    .select()
    .from(apiKeyUses)
    .where(and(eq(apiKeyUses.keyId, keyId), gte(apiKeyUses.day, since)))
    .orderBy(desc(apiKeyUses.day), desc(apiKeyUses.lastAt))
}
