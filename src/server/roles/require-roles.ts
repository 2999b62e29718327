/** Refuses role ids in a body that do not belong to the caller's group, as if they did not exist. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { roles } from '../db/schema/index.ts'
import { fail } from '../http/fail.ts'
import type { Scope } from '../http/scope.ts'

export async function requireRoles(tx: Orm, scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, ids), eq(roles.groupId, scope.groupId)))
  const missing = ids.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined)
    throw fail('not-found', { message: `There is no role ${missing} in this group.`, field: 'roleId' })
}
