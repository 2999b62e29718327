/** What webhooks get about requests and call-outs: who and when, never why. */
import type { Change } from '../platform/changes/change.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'
import { shiftForWebhooks } from '../shift-changes/notify/emit-events.ts'
import type { RequestRow } from './requests.store.ts'

export function emitDecision({ emit }: Change, row: RequestRow): void {
  const { id, requestType, status, requestorId, requestedDate, endDate, originalShiftId, targetShiftId } = row
  const dates = { startDate: requestedDate, endDate: endDate ?? requestedDate }
  const request = { id, requestType, status, physicianId: requestorId, ...dates, originalShiftId, targetShiftId }
  emit({ type: 'request.decided', data: { request } })
}

type CallOut = { requestId: number; physicianId: number; shifts: ShownShift[] }

export function emitCallOut(
  { emit }: Change,
  type: 'callout.opened' | 'callout.covered',
  { requestId, physicianId, shifts }: CallOut,
): void {
  emit({ type, data: { callOut: { requestId, physicianId, shifts: shifts.map(shiftForWebhooks) } } })
}
