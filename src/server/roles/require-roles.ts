/** Rejects role ids in a body that don't belong to the caller's group, as if they didn't exist. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { roles } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listRoles } from './roles.store.ts'

export async function requireRoles(tx: Orm, scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(inArray(roles.id, ids), eq(roles.groupId, scope.groupId)))
  const missing = ids.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined) throw fail('not-found', { message: 'This role isn’t in your group.', field: 'roleId' })
}

/** Preferred roles are ids as text, in a named field; only active roles can be chosen. */
export async function requirePreferredRoles(
  tx: Orm,
  scope: Scope,
  chosen: { field: string; ids: string[] }[],
): Promise<void> {
  if (chosen.every(({ ids }) => ids.length === 0)) return
  const known = new Set((await listRoles(tx, scope)).map((role) => String(role.id)))
  const problems = chosen.flatMap(({ field, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map(() => ({ field, message: 'This role isn’t in your group. Choose one of your group’s roles.' })),
  )
  const [first] = problems
  if (first) throw fail('invalid', { ...first, problems })
}
