/** A colleague looks at a swap that waits for their answer: whoever asks sees that they have. */
import type { MakeChange } from '../../platform/changes/change.ts'
import type { Scope } from '../../platform/scope.ts'
import { describeRequest } from '../describe-request.ts'
import { requireRequest } from '../request-states.ts'
import { markLookedAt } from '../requests.store.ts'
import { colleaguesIn, showRequest } from '../show-request.ts'

/** Does nothing for anyone who wasn't asked, or once nothing is waiting. */
export async function seeRequest(now: Date, scope: Scope, id: number, make: MakeChange): Promise<{ ok: true }> {
  return make(async ({ tx, audit, nothingChanged }) => {
    const row = await requireRequest(tx, scope, id)
    const isAsked = row.status === 'pending' && colleaguesIn(row).includes(scope.userId)
    if (!isAsked || !(await markLookedAt(tx, scope, id, now))) nothingChanged()
    else {
      const shown = await showRequest(tx, scope, row)
      audit({
        action: 'request.see',
        thing: 'request',
        thingId: id,
        text: `looked at ${shown.requestorName}’s request for ${describeRequest(shown)}`,
      })
    }
    return { ok: true as const }
  })
}
