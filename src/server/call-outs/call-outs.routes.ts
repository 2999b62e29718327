/** Calls about sudden absences. */
import type { callOutsApi } from '../../contract/call-outs.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { createRequest } from '../requests/ask/create-request.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { applyCallOut } from './apply-call-out.ts'
import { planCallOut } from './plan-call-out.ts'

export function callOutsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof callOutsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    planCallOut: ({ scope, query }) => planCallOut(deps, scope, query),
    reportCallOut: ({ scope, body: { startDate, endDate, note }, change }) => {
      const fields = { requestType: 'timeoff' as const, startDate, endDate, isEmergency: true, coverageNeeded: true }
      return createRequest(deps, scope, { ...fields, reason: note || 'Called out' }, change, 'is out and needs')
    },
    applyCallOut: ({ scope, body, change }) => applyCallOut(deps, scope, body, change),
  }
}
