/** Calls about sudden absences. */
import type { sickCallsApi } from '../../contract/sick-calls.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { createRequest } from '../requests/ask/create-request.ts'
import { settleRequests } from '../requests/settle-requests.ts'
import { applySickCall } from './apply-sick-call.ts'
import { planSickCall } from './plan-sick-call.ts'

export function sickCallsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof sickCallsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    planSickCall: ({ scope, query }) => planSickCall(deps, scope, query),
    reportSick: ({ scope, body: { startDate, endDate, note }, change }) => {
      const fields = { requestType: 'timeoff' as const, startDate, endDate, isEmergency: true, coverageNeeded: true }
      return createRequest(deps, scope, { ...fields, reason: note || 'Cannot come' }, change, 'cannot come and needs')
    },
    applySickCall: ({ scope, body, change }) => applySickCall(deps, scope, body, change),
  }
}
