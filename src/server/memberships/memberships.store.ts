/** Invitations, as rows: people a group added by an email address whose owner hasn't answered yet. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { groups, users } from '../platform/db/schema/index.ts'
import type { Person } from '../platform/scope.ts'
import type { UserRow } from '../users/users.store.ts'

/** Only the verified owner of an address sees the invitations to it. */
function isInvitationOf({ provenEmail }: Person) {
  return and(
    eq(sql`lower(${users.email})`, provenEmail?.toLowerCase() ?? ''),
    isNull(users.signInSubject),
    eq(users.isActive, true),
    eq(users.membership, 'added'),
  )
}

export async function listInvitations(orm: Orm, person: Person) {
  return orm
    .select({ id: users.id, groupName: groups.name, addedAt: users.createdAt })
    .from(users)
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(and(isInvitationOf(person), eq(groups.isActive, true)))
    .orderBy(asc(users.id))
}

/** Locked until the transaction ends. */
export async function findInvitation(
  tx: Orm,
  person: Person,
  id: number,
): Promise<{ row: UserRow; groupId: number; groupName: string } | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isInvitationOf(person)))
    .for('update')
  if (!row || row.groupId === null) return undefined
  const [group] = await tx.select().from(groups).where(eq(groups.id, row.groupId))
  return group && { row, groupId: group.id, groupName: group.name }
}

/** The membership that ended last, while the account is still on its row. */
export async function findFormerGroupName(orm: Orm, person: Person): Promise<string | null> {
  if (person.groupId !== null) return null
  const own = orm.select({ groupId: users.groupId }).from(users).where(eq(users.id, person.userId))
  const [group] = await orm.select({ name: groups.name }).from(groups).where(inArray(groups.id, own))
  return group?.name ?? null
}

export async function markDeclined(tx: Orm, { id }: UserRow): Promise<void> {
  await tx
    .update(users)
    .set({ membership: 'declined', version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}
