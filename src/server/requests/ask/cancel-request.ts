/** Cancels one's own pending request. */
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import { fail } from '../../platform/fail.ts'
import { dashboardLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { describeRequest } from '../describe-request.ts'
import { requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockRequests, updateRequest } from '../requests.store.ts'
import { settleRequests } from '../settle-requests.ts'
import { type ShownRequest, showRequest } from '../show-request.ts'
import { noteAnswer } from '../swap-asks/move-on.ts'

export function cancelRequest(
  now: Date,
  scope: Scope,
  id: number,
  version: number | undefined,
  make: MakeChange,
  alsoDo?: (change: Change, shown: ShownRequest) => Promise<void>,
): Promise<ShownRequest> {
  return make(async (change) => {
    const { tx, audit } = change
    await requireRequest(tx, scope, id)
    const [row] = await lockRequests(tx, scope, [id])
    if (row!.requestorId !== scope.userId)
      throw fail('forbidden', {
        message: 'Only the person who asked can cancel a request. Coordinators can deny it.',
      })
    await requireState(tx, scope, row!, 'cancel')
    await requireSeen(tx, scope, row!, version)
    const after = await updateRequest(tx, scope, id, { status: 'cancelled' })
    // People who asked for a shift on offer can no longer have it.
    if (row!.originalShiftId !== null)
      await settleRequests(change, scope, [row!.originalShiftId], { at: now, keptIds: [id] })
    const shown = await showRequest(tx, scope, after)
    audit({
      action: 'request.cancel',
      thing: 'request',
      thingId: id,
      text: `canceled the request for ${describeRequest(shown)}`,
      before: row,
      after,
    })
    await noteAnswer(change, scope, after, 'canceled', now)
    await alsoDo?.(change, shown)
    const asked = [row!.targetId, ...(row!.cycle ?? []).map(({ giverId }) => giverId)].filter((one) => one !== null)
    await notifyPeople(change, scope, asked, {
      text: `${shown.requestorName} canceled a swap they asked you about.`,
      subject: 'A swap was canceled',
      link: dashboardLink,
    })
    return shown
  })
}
