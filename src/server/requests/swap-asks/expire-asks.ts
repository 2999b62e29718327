/** The job that moves on when someone hasn't answered in time. */

import { joinWords } from '../../../engine/text/join-words.ts'
import { type ChangeDeps, changeAs } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { swapLink } from '../../platform/links.ts'
import { systemScope } from '../../platform/scope.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { describeRequest, isGiveaway, ownShift } from '../describe-request.ts'
import { lockRequests } from '../requests.store.ts'
import { namesOf, showRequest } from '../show-request.ts'
import { noteAnswer } from './move-on.ts'
import { type AskRow, listExpired, lockRoundOf } from './swap-asks.store.ts'
import { askedIn } from './transfers.ts'

export async function expireAsks(deps: ChangeDeps): Promise<void> {
  const now = deps.now()
  for (const ask of await listExpired(deps.orm, now)) await expire(deps, ask, now)
}

async function expire(deps: ChangeDeps, { groupId, requestId, requestorId, shiftId, steps }: AskRow, now: Date) {
  const scope = systemScope(groupId)
  await changeAs(
    deps,
    null,
    ['requests', 'activity'],
    groupId,
  )(async (change) => {
    const { tx, audit, nothingChanged } = change
    const [request] = await lockRequests(tx, scope, [requestId!])
    if (!(await isStillDue(tx, requestId!, now))) return nothingChanged()
    const shown = await showRequest(tx, scope, request!)
    const names = joinWords([...(await namesOf(tx, scope, askedIn(steps, requestorId))).values()], 'and')
    const what = isGiveaway(shown) ? `taking ${ownShift(shown)}` : describeRequest(shown)
    audit({
      action: 'request.cancel',
      thing: 'request',
      thingId: request!.id,
      text: `${names} didn’t answer in time about ${what}`,
      before: request,
    })
    await notifyPeople(change, scope, [requestorId], {
      text: `${names} didn’t answer in time about ${what}.`,
      subject: 'No answer to your swap',
      link: swapLink(shiftId),
    })
    await noteAnswer(change, scope, request!, 'expired', now)
  })

  /** Someone may have answered since it was read. */
  async function isStillDue(tx: Orm, id: number, at: Date): Promise<boolean> {
    const ask = (await lockRoundOf(tx, scope, id)).find((one) => one.requestId === id)
    return ask?.state === 'asked' && ask.expiresAt! <= at
  }
}
