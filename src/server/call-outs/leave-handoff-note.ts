/** What whoever covers should know, from the person who called out; they hear that there is one, and read it with the shift. */
import type { MakeChange } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import { shiftLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { describeShift } from '../requests/describe-request.ts'
import { listRequestShifts } from '../schedules/schedules.store.ts'
import { notifyPeople } from '../users/notify-people.ts'
import { setHandoffNote } from './call-outs.store.ts'
import { requireCallOut, showTimeline } from './show-timeline.ts'

export function leaveHandoffNote(scope: Scope, requestId: number, note: string, make: MakeChange) {
  return make(async (change) => {
    const { tx, audit, nothingChanged } = change
    const { callOut, request } = await requireCallOut(tx, scope, requestId)
    if (request.requestorId !== scope.userId)
      throw fail('forbidden', { message: 'Only the person who called out can leave the handoff note.' })
    if (request.status === 'cancelled' || request.status === 'denied')
      throw fail('conflict', { message: 'This call-out was canceled, so no one needs a handoff note.' })
    if (note === (callOut.handoffNote ?? '')) nothingChanged()
    else {
      await setHandoffNote(tx, scope, requestId, note)
      audit({ action: 'call-out.note', thing: 'request', thingId: requestId, text: 'left a handoff note' })
      if (note) {
        const shifts = await listRequestShifts(tx, scope, callOut.shiftIds)
        for (const shift of shifts) {
          const { physicianId } = shift
          if (physicianId === null || physicianId === scope.userId) continue
          await notifyPeople(change, scope, [physicianId], {
            text: `${scope.name} left you a handoff note for ${describeShift(shift)}.`,
            subject: 'A handoff note for you',
            link: shiftLink(shift.id),
          })
        }
      }
    }
    return showTimeline(tx, scope, await requireCallOut(tx, scope, requestId))
  })
}
