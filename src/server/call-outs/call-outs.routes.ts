/** Calls about sudden absences. */
import type { callOutsApi } from '../../contract/call-outs.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { markLookedAt } from '../requests/requests.store.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { applyCallOut } from './apply-call-out.ts'
import { markSeen } from './call-outs.store.ts'
import { leaveHandoffNote } from './leave-handoff-note.ts'
import { planCallOut } from './plan-call-out.ts'
import { reportCallOut, undoCallOut } from './report-call-out.ts'
import { listTimelines, readContacts, requireCallOut, showTimeline } from './show-timeline.ts'
import { takeCallOut } from './take-call-out.ts'

export function callOutsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof callOutsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    planCallOut: ({ scope, query }) => planCallOut(deps, scope, query),
    reportCallOut: ({ scope, body, change }) => reportCallOut(deps, scope, body, change),
    applyCallOut: ({ scope, body, change }) => applyCallOut(deps, scope, body, change),
    openCallOuts: ({ scope }) => listTimelines(orm, scope, now()),
    callOutContacts: ({ scope, query }) => readContacts(orm, scope, query.date),
    callOutTimeline: async ({ scope, params }) => showTimeline(orm, scope, await requireCallOut(orm, scope, params.id)),

    seeCallOut: ({ scope, params, change }) =>
      change(async ({ tx, audit, nothingChanged }) => {
        const { callOut, request } = await requireCallOut(tx, scope, params.id)
        const isCoordinator = scope.role === 'admin' && request.requestorId !== scope.userId
        const isFirst = isCoordinator && (await markSeen(tx, scope, params.id, now()))
        const isCalled = callOut.calledIds.includes(scope.userId)
        if ((isCalled && (await markLookedAt(tx, scope, params.id, now()))) || isFirst)
          audit({ action: 'call-out.see', thing: 'request', thingId: params.id, text: 'viewed a call-out' })
        else nothingChanged()
        return { ok: true as const }
      }),

    leaveHandoffNote: ({ scope, params, body, change }) => leaveHandoffNote(scope, params.id, body.note, change),

    takeCallOut: ({ scope, params, change }) => takeCallOut(deps, scope, params.id, change),

    undoCallOut: async ({ scope, params, change }) => {
      const { callOut, request } = await requireCallOut(orm, scope, params.id)
      if (request.requestorId !== scope.userId)
        throw fail('forbidden', { message: 'Only the person who called out can cancel the call-out.' })
      if (callOut.coveredAt !== null || request.status === 'approved')
        throw fail('conflict', {
          message: 'Your coordinators have already arranged coverage. Call them if you can make it after all.',
        })
      await undoCallOut(now(), scope, params.id, callOut.calledIds, change)
      return { ok: true as const }
    },
  }
}
