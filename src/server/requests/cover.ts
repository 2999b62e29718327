/** Whether called-out shifts are covered: checked whenever shifts change hands or are published again. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '../platform/changes/change.ts'
import { callOuts, shiftRequests } from '../platform/db/schema/index.ts'
import { callOutLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { notifyCoordinators, notifyPeople } from '../users/notify-people.ts'
import { carryCallOut } from './carry-call-out.ts'
import { describeShift } from './describe-request.ts'
import { tellOfCallOut } from './tell-webhooks.ts'

export async function noteCover(change: Change, scope: Scope, changedIds: number[], at: Date): Promise<void> {
  const { tx } = change
  const open = await tx
    .select({ callOut: callOuts, request: shiftRequests })
    .from(callOuts)
    .innerJoin(shiftRequests, eq(shiftRequests.id, callOuts.requestId))
    .where(and(eq(callOuts.groupId, scope.groupId), isNull(callOuts.coveredAt)))
  for (const { callOut, request } of open) {
    const { requestId, shiftIds } = callOut
    const { requestorId } = request
    const published = await listRequestShifts(tx, scope, shiftIds, 'active')
    const isReplaced = published.length < shiftIds.length
    const shifts = isReplaced ? await carryCallOut(change, scope, callOut, request, at) : published
    if (!isReplaced && !shiftIds.some((id) => changedIds.includes(id))) continue
    if (!areCovered(shifts, requestorId)) continue
    await tx.update(callOuts).set({ coveredAt: at }).where(eq(callOuts.requestId, requestId))
    tellOfCallOut(change, 'callout.covered', { requestId, physicianId: requestorId, shifts })
    const says = shifts.map((shift) => `${shift.physicianName} has ${describeShift(shift)}`).join('; ')
    const message = { text: `Covered: ${says}.`, subject: 'Covered', link: callOutLink(requestId), isUrgent: true }
    await notifyPeople(change, scope, [requestorId], {
      ...message,
      firstDate: shifts.map(({ date }) => date).sort()[0],
    })
    await notifyCoordinators(change, scope, message)
  }
}

export function areCovered(shifts: ShownShift[], requestorId: number): boolean {
  return shifts.length > 0 && shifts.every(({ physicianId }) => physicianId !== null && physicianId !== requestorId)
}
