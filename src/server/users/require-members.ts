/** Rejects ids in a body that don't belong to the caller's group, as if they didn't exist. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'

export async function requireMembers(tx: Orm, scope: Scope, named: readonly number[], field: string): Promise<void> {
  const ids = [...new Set(named)]
  if (ids.length === 0) return
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.groupId, scope.groupId)))
  const missing = ids.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined)
    throw fail('not-found', { message: `${field}: there is no physician ${missing} in this group.`, field })
}
