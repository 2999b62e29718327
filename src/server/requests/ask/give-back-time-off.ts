/** Gives back approved time off that is no longer needed: the person can be scheduled on these days again. */
import type { MakeChange } from '../../platform/changes/change.ts'
import { fail } from '../../platform/fail.ts'
import { inboxLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lockPeople } from '../../shift-changes/stamps.ts'
import { notifyCoordinators } from '../../users/notify-people.ts'
import { describeRequest } from '../describe-request.ts'
import { readClock } from '../request-clock.ts'
import { requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockRequests, updateRequest } from '../requests.store.ts'
import { type ShownRequest, showRequest } from '../show-request.ts'

/** Shifts that the time off opened stay as they are: colleagues may have them by now. */
export async function giveBackTimeOff(
  { orm, now }: Pick<ShiftChangeDeps, 'orm' | 'now'>,
  scope: Scope,
  id: number,
  version: number | undefined,
  make: MakeChange,
): Promise<ShownRequest> {
  const { local } = await readClock(orm, scope, now())
  return make(async (change) => {
    const { tx, audit } = change
    await requireRequest(tx, scope, id)
    await lockPeople(tx, scope.groupId, [scope.userId])
    const [row] = await lockRequests(tx, scope, [id])
    if (row!.requestorId !== scope.userId)
      throw fail('forbidden', { message: 'Only the person who’s off can give back their time off.' })
    await requireState(tx, scope, row!, 'give-back')
    await requireSeen(tx, scope, row!, version)
    if (row!.requestType !== 'timeoff')
      throw fail('conflict', { message: 'You can only give back time off. Offer the shift instead.' })
    if (row!.requestedDate! <= local.date)
      throw fail('conflict', { message: 'This time off has begun. Ask your coordinator to put you back on.' })
    const after = await updateRequest(tx, scope, id, { status: 'cancelled' })
    const shown = await showRequest(tx, scope, after)
    const said = describeRequest(shown)
    audit({
      action: 'request.give-back',
      thing: 'request',
      thingId: id,
      text: `gave back ${said}`,
      before: row,
      after,
    })
    await notifyCoordinators(change, scope, {
      text: `${shown.requestorName} gave back ${said} and can work on these days again.`,
      subject: `${shown.requestorName} gave back time off`,
      link: inboxLink,
    })
    return shown
  })
}
