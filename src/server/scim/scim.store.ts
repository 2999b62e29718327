/** The people that an identity provider sees; those it deleted stay in the group's history and are not among them. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { UserRow } from '../users/users.store.ts'

const ofGroup = (scope: Scope, isGone = false) =>
  and(eq(users.groupId, scope.groupId), eq(users.isDeprovisioned, isGone))

export async function listProvisioned(orm: Orm, scope: Scope): Promise<UserRow[]> {
  return orm.select().from(users).where(ofGroup(scope)).orderBy(asc(users.id))
}

type Wanted = { id?: number; email?: string; isGone?: boolean }

export async function findProvisioned(
  orm: Orm,
  scope: Scope,
  { id, email, isGone }: Wanted,
): Promise<UserRow | undefined> {
  const [row] = await orm
    .select()
    .from(users)
    .where(
      and(
        ofGroup(scope, isGone),
        id === undefined ? undefined : eq(users.id, id),
        email === undefined ? undefined : eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    )
  return row
}

export async function setDeprovisioned(orm: Orm, scope: Scope, id: number, isDeprovisioned: boolean): Promise<void> {
  await orm
    .update(users)
    .set({ isDeprovisioned })
    .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
}
