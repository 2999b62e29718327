/** Removes someone who joined with the join code from the group, as if they had never joined. They keep their account. */
import { and, eq, or } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import { type MakeChange, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { preferences, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { findMember } from './users.store.ts'

export function undoJoin(scope: Scope, id: number, make: MakeChange): Promise<{ ok: true }> {
  return make(async ({ tx, audit }) => {
    const before = await findMember(tx, scope, id)
    if (!before) throw fail('not-found')
    if (before.joinedByCodeAt === null || before.role === 'admin')
      throw fail('conflict', {
        message: 'You can only undo the join of a physician who joined with the join code.',
      })
    if (await hasWork(tx, scope, id))
      throw fail('conflict', {
        message: `${fullName(before)} already has shifts or requests. Remove them on the Physicians page instead.`,
      })
    await tx.delete(preferences).where(and(eq(preferences.physicianId, id), eq(preferences.groupId, scope.groupId)))
    await tx
      .update(users)
      .set({ groupId: null, joinedByCodeAt: null, isConfirmed: true, version: nextVersion(users.version) })
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

async function hasWork(tx: Orm, { groupId }: Scope, id: number): Promise<boolean> {
  const held = tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.groupId, groupId), eq(shifts.physicianId, id)))
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
