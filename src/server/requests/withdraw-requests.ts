/** When a physician leaves, their pending requests end, and so do colleagues' requests that need them. */
import { and, eq } from 'drizzle-orm'
import type { Change } from '../platform/changes/change.ts'
import { shiftRequests } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import { joinNotes } from './decide/settle-approved.ts'
import { listPendingWith, lockRequests, updateRequest } from './requests.store.ts'
import { settleRequests } from './settle-requests.ts'
import { shiftsIn } from './show-request.ts'
import { cancelAsksOf } from './swap-asks/swap-asks.store.ts'

export async function withdrawRequests(change: Change, scope: Scope, physicianId: number): Promise<void> {
  const { tx } = change
  const own = await tx
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.requestorId, physicianId),
        eq(shiftRequests.status, 'pending'),
      ),
    )
  const offered: number[] = []
  const locked =
    own.length > 0
      ? await lockRequests(
          tx,
          scope,
          own.map(({ id }) => id),
        )
      : []
  for (const row of locked) {
    if (row.status !== 'pending') continue
    await updateRequest(tx, scope, row.id, {
      status: 'cancelled',
      notes: joinNotes(row.notes, 'Canceled: the physician left the group.'),
    })
    if (row.originalShiftId !== null) offered.push(row.originalShiftId)
  }
  await cancelAsksOf(tx, scope, physicianId)
  const needed = (await listPendingWith(tx, scope, physicianId)).flatMap(shiftsIn)
  await settleRequests(change, scope, [...offered, ...needed], { at: new Date() })
}
