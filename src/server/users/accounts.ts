/**
 * Which row has an account (decision 25). A group keeps its rows; a person's account, identified by the sign-in provider's
 * subject, moves from one to another when the person leaves a group, joins one, or accepts an invitation.
 */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { erasedAddressOf } from '../../contract/privacy.ts'
import { moveSessions } from '../platform/auth/sessions.ts'
import { nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { devices, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Person } from '../platform/scope.ts'
import type { UserRow } from './users.store.ts'

/** Moves the account from a group's row, which becomes an invitation to come back, to a new row without a group. */
export async function leaveRow(tx: Orm, row: UserRow): Promise<UserRow> {
  const { signInSubject, email, firstName, lastName, profileImageUrl, clockFormat } = row
  await tx
    .update(users)
    .set({ signInSubject: null, membership: 'added', calendarToken: null, version: nextVersion(users.version) })
    .where(eq(users.id, row.id))
  const [own] = await tx
    .insert(users)
    .values({ signInSubject, email, firstName, lastName, profileImageUrl, clockFormat })
    .returning()
  await moveAccess(tx, row.id, own!.id)
  return own!
}

/** Sessions and devices follow the account. */
async function moveAccess(tx: Orm, from: number, to: number): Promise<void> {
  await moveSessions(tx, from, to)
  await tx.update(devices).set({ userId: to }).where(eq(devices.userId, from))
}

/**
 * The person's row for entering a group, locked: it has no group. `former` is the row of a membership that ended.
 * Someone who got a group meanwhile, in a second tab, stays there.
 */
export async function standFree(tx: Orm, person: Person): Promise<{ own: UserRow; former?: UserRow }> {
  const [self] = await tx.select().from(users).where(eq(users.id, person.userId)).for('update')
  if (!self) throw fail('unauthorized')
  if (self.groupId === null) return { own: self }
  if (self.isActive) throw fail('conflict', { message: 'You already belong to a group.' })
  return { own: await leaveRow(tx, self), former: self }
}

type Place = Pick<UserRow, 'role' | 'joinedByCodeAt' | 'isScheduled' | 'isConfirmed'> & { groupId: number }

/** By code: on the row the group already has for the person, or on the person's own. */
export async function enterGroup(tx: Orm, person: Person, place: Place): Promise<UserRow> {
  const { own, former } = await standFree(tx, person)
  const kept = former?.groupId === place.groupId ? former : await findKeptRow(tx, person, own, place.groupId)
  if (kept) {
    // People already on a coordinator's list need no code: it counts as accepting the invitation.
    const { joinedByCodeAt, isConfirmed } = kept.isActive ? kept : place
    return takeRow(tx, own, kept, { joinedByCodeAt, isConfirmed })
  }
  return setGroup(tx, own, place)
}

export async function setGroup(tx: Orm, own: UserRow, place: Place): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...place, version: nextVersion(users.version) })
    .where(and(eq(users.id, own.id), isNull(users.groupId)))
    .returning()
  return row!
}

/** Undefined: the group has no row with the person's address. */
async function findKeptRow(tx: Orm, person: Person, own: UserRow, groupId: number): Promise<UserRow | undefined> {
  const proven = person.provenEmail?.toLowerCase() ?? ''
  const address = sql`lower(${users.email})`
  const hasAddress = or(eq(address, proven), eq(address, own.email.toLowerCase()))
  const rows = await tx
    .select()
    .from(users)
    .where(and(eq(users.groupId, groupId), hasAddress, ne(users.id, own.id)))
    .for('update')
  const kept = rows.find((row) => row.signInSubject === null && row.email.toLowerCase() === proven)
  if (rows.length > 0 && !kept)
    throw fail('conflict', {
      message: 'Someone in this group already has your email address. Ask your coordinator to check it.',
      field: 'joinCode',
    })
  return kept
}

/** The account moves to a row of a group. What its own row did stays in the audit log, so that row stays, emptied. */
export async function takeRow(
  tx: Orm,
  own: UserRow,
  kept: UserRow,
  place: Partial<Pick<UserRow, 'joinedByCodeAt' | 'isConfirmed'>> = {},
): Promise<UserRow> {
  const { signInSubject } = own
  const emptied = { email: erasedAddressOf(own.id), firstName: '', lastName: '', profileImageUrl: null }
  await tx
    .update(users)
    .set({ ...emptied, signInSubject: null, version: nextVersion(users.version) })
    .where(eq(users.id, own.id))
  const { firstName, lastName } = kept.firstName === '' && kept.lastName === '' ? own : kept
  const [row] = await tx
    .update(users)
    .set({
      ...place,
      signInSubject,
      firstName,
      lastName,
      profileImageUrl: kept.profileImageUrl ?? own.profileImageUrl,
      isActive: true,
      membership: 'joined',
      // Found at sign-in, if a coordinator never sent it: home shows first steps either way.
      invitedAt: kept.invitedAt ?? new Date(),
      version: nextVersion(users.version),
    })
    .where(eq(users.id, kept.id))
    .returning()
  await moveAccess(tx, own.id, kept.id)
  return row!
}
