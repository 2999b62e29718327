/** Removes someone who joined with the join code from the group, as if they had never joined. They keep their account. */
import { and, eq, or } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import { type MakeChange, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import {
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  preferences,
  roles,
  shiftRequests,
  shifts,
  users,
} from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import type { UserRow } from './users.store.ts'

export function undoJoin(scope: Scope, id: number, make: MakeChange): Promise<{ ok: true }> {
  return make(async ({ tx, audit }) => {
    // Who gives them a shift, makes a request for them or promotes them at this moment waits, or came first and is seen.
    const [before] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
      .for('update')
    if (!before) throw fail('not-found')
    if (before.joinedByCodeAt === null || before.role === 'admin')
      throw fail('conflict', {
        message: 'You can only remove someone who joined with the join code.',
      })
    if (await hasWork(tx, scope, id))
      throw fail('conflict', {
        message: `${fullName(before)} already has shifts or requests, or changed shifts. Deactivate them on the Physicians page instead.`,
      })
    await takeOutOfRoles(tx, scope, before)
    for (const table of [preferences, holidayHistory, holidayDeals, laidOutWeeks])
      await tx.delete(table).where(and(eq(table.physicianId, id), eq(table.groupId, scope.groupId)))
    await tx
      .update(users)
      .set({
        groupId: null,
        joinedByCodeAt: null,
        isConfirmed: true,
        isActive: true,
        version: nextVersion(users.version),
      })
      .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
    audit({
      action: 'user.undo-join',
      thing: 'user',
      thingId: id,
      text: `removed ${fullName(before)}, who had joined with the join code`,
    })
    return { ok: true as const }
  })
}

/** A role that only they may work would be open to everyone without them, so the coordinator decides about it first. */
async function takeOutOfRoles(tx: Orm, { groupId }: Scope, person: UserRow): Promise<void> {
  const all = await tx.select().from(roles).where(eq(roles.groupId, groupId)).for('update')
  for (const { id, name, restrictions } of all) {
    const { only, never } = restrictions
    if (!only?.includes(person.id) && !never?.includes(person.id)) continue
    const others = (named: number[] | undefined) => named?.filter((other) => other !== person.id)
    if (only?.length === 1 && only[0] === person.id)
      throw fail('conflict', {
        message: `Only ${fullName(person)} may work ${name}. Change the role in Group Settings first.`,
      })
    const left = { ...restrictions, ...(only && { only: others(only) }), ...(never && { never: others(never) }) }
    await tx
      .update(roles)
      .set({ restrictions: left, version: nextVersion(roles.version) })
      .where(eq(roles.id, id))
  }
}

/** Rows that name them in this group, and would name nobody without them. */
async function hasWork(tx: Orm, { groupId }: Scope, id: number): Promise<boolean> {
  const held = tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(
      and(
        eq(shifts.groupId, groupId),
        or(eq(shifts.physicianId, id), eq(shifts.editedBy, id), eq(shifts.changedBy, id)),
      ),
    )
    .limit(1)
  const asked = tx
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(
      and(eq(shiftRequests.groupId, groupId), or(eq(shiftRequests.requestorId, id), eq(shiftRequests.targetId, id))),
    )
    .limit(1)
  return (await held).length + (await asked).length > 0
}
