/** "I'll take it": the backup who was asked gets the shifts at once if that breaks no rule; their backup shifts become open. */
import type { MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listBackups } from '../requests/backups.store.ts'
import { listRequestShifts } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { applyCallOut } from './apply-call-out.ts'
import type { Reported } from './call-outs.store.ts'
import { requireCallOut, showTimeline } from './show-timeline.ts'

export async function takeCallOut(deps: ShiftChangeDeps, scope: Scope, requestId: number, make: MakeChange) {
  const { callOut, request } = await requireCallOut(deps.orm, scope, requestId)
  if (!callOut.calledIds.includes(scope.userId))
    throw fail('forbidden', { message: 'Only the backup who was asked can take this shift.' })
  requireOpen({ callOut, request })
  const lost = (await listRequestShifts(deps.orm, scope, callOut.shiftIds, 'active')).filter(
    ({ physicianId }) => physicianId === null || physicianId === request.requestorId,
  )
  const onBackup = (
    await listBackups(
      deps.orm,
      scope,
      lost.map(({ date }) => date),
    )
  ).filter(({ physicianId }) => physicianId === scope.userId)
  const taken = lost.filter(({ date }) => onBackup.some((backup) => backup.date === date))
  if (taken.length === 0) throw fail('conflict', { message: 'You’re no longer on backup for this shift.' })
  const steps = [
    ...taken.map(({ id, version }) => ({ shiftId: id, version, physicianId: scope.userId })),
    ...onBackup.map(({ id, version }) => ({ shiftId: id, version, physicianId: null })),
  ]
  const absence = {
    physicianId: request.requestorId,
    startDate: request.requestedDate!,
    endDate: request.endDate ?? request.requestedDate!,
  }
  try {
    await applyCallOut(deps, scope, { ...absence, kind: 'backup', steps, asked: [] }, make)
  } catch (error) {
    // Someone else may have taken it in this very moment.
    requireOpen(await requireCallOut(deps.orm, scope, requestId))
    throw error
  }
  return showTimeline(deps.orm, scope, await requireCallOut(deps.orm, scope, requestId))
}

function requireOpen({ callOut, request }: Reported): void {
  if (callOut.coveredAt !== null || request.status === 'cancelled' || request.status === 'denied')
    throw fail('conflict', { message: 'This shift no longer needs cover.' })
}
