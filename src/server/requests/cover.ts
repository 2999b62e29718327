/** Whether called-out shifts are covered: checked whenever shifts change hands or are published again. */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Change } from '../platform/changes/change.ts'
import { callOuts, shiftRequests } from '../platform/db/schema/index.ts'
import { clockOf, momentsOf } from '../platform/group-time.ts'
import { callOutLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { notifyCoordinators, notifyPeople } from '../users/notify-people.ts'
import { carryCallOut } from './carry-call-out.ts'
import { describeShift } from './describe-request.ts'
import { emitCallOut } from './emit-events.ts'
import { readClock } from './request-clock.ts'
import type { RequestRow } from './requests.store.ts'

export async function noteCover(change: Change, scope: Scope, changedIds: number[], at: Date): Promise<void> {
  const { tx } = change
  const known = await tx
    .select({ callOut: callOuts, request: shiftRequests })
    .from(callOuts)
    .innerJoin(shiftRequests, eq(shiftRequests.id, callOuts.requestId))
    .where(and(eq(callOuts.groupId, scope.groupId), or(isNull(callOuts.coveredAt), isAbout(changedIds))))
  for (const { callOut, request } of known) {
    if (callOut.coveredAt !== null) {
      await noteUncovered(change, scope, callOut, request, at)
      continue
    }
    const { requestId, shiftIds } = callOut
    const { requestorId } = request
    const published = await listRequestShifts(tx, scope, shiftIds, 'active')
    const isReplaced = published.length < shiftIds.length
    const shifts = isReplaced ? await carryCallOut(change, scope, callOut, request, at) : published
    if (!isReplaced && !shiftIds.some((id) => changedIds.includes(id))) continue
    if (!areCovered(shifts, requestorId)) continue
    await tx.update(callOuts).set({ coveredAt: at }).where(eq(callOuts.requestId, requestId))
    emitCallOut(change, 'callout.covered', { requestId, physicianId: requestorId, shifts })
    const says = shifts.map((shift) => `${shift.physicianName} has ${describeShift(shift)}`).join('; ')
    const message = { text: `Covered: ${says}.`, subject: 'Covered', link: callOutLink(requestId), isUrgent: true }
    await notifyPeople(change, scope, [requestorId], {
      ...message,
      firstDate: shifts.map(({ date }) => date).sort()[0],
    })
    await notifyCoordinators(change, scope, message)
  }
}

function isAbout(changedIds: number[]) {
  if (changedIds.length === 0) return undefined
  return sql`exists (
    select from jsonb_array_elements_text(${callOuts.shiftIds}) one where one::integer in ${changedIds})`
}

/** Whoever had taken it no longer has it, because the change was undone or made otherwise. */
async function noteUncovered(
  change: Change,
  scope: Scope,
  { requestId, shiftIds }: typeof callOuts.$inferSelect,
  { requestorId, status }: RequestRow,
  at: Date,
): Promise<void> {
  if (status !== 'pending' && status !== 'approved') return
  const shifts = await listRequestShifts(change.tx, scope, shiftIds, 'active')
  if (shifts.length < shiftIds.length || areCovered(shifts, requestorId)) return
  const { settings } = await readClock(change.tx, scope, at)
  const momentOf = clockOf(settings.timeZone)
  if (shifts.every((shift) => momentsOf(shift, momentOf).end <= at)) return
  await change.tx.update(callOuts).set({ coveredAt: null }).where(eq(callOuts.requestId, requestId))
  const uncovered = shifts.filter(({ physicianId }) => physicianId === null || physicianId === requestorId)
  await notifyCoordinators(change, scope, {
    text: `Not covered anymore: ${uncovered.map(describeShift).join('; ')}.`,
    subject: 'A call-out needs coverage again',
    link: callOutLink(requestId),
    isUrgent: true,
  })
}

export function areCovered(shifts: ShownShift[], requestorId: number): boolean {
  return shifts.length > 0 && shifts.every(({ physicianId }) => physicianId !== null && physicianId !== requestorId)
}
