/** Calls about requests. */
import type { requestsApi } from '../../contract/requests.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { answerRequest } from './ask/answer-request.ts'
import { cancelRequest } from './ask/cancel-request.ts'
import { createRequest } from './ask/create-request.ts'
import { giveBackTimeOff } from './ask/give-back-time-off.ts'
import { seeRequest } from './ask/see-request.ts'
import { makeForecast } from './outlook/forecast.ts'
import { listOpenShifts } from './outlook/open-shifts.ts'
import { listOwnRequests, listWaitingFor } from './requests.store.ts'
import { settleRequests } from './settle-requests.ts'
import { showRequests } from './show-request.ts'

export function requestsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof requestsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    myRequests: async ({ scope }) => showRequests(orm, scope, await listOwnRequests(orm, scope)),
    requestsForMe: async ({ scope }) => showRequests(orm, scope, await listWaitingFor(orm, scope)),
    createRequest: ({ scope, body, change }) => createRequest(deps, scope, body, change),
    forecastRequest: ({ scope, query }) => makeForecast(deps, scope, query),
    openShifts: ({ scope }) => listOpenShifts(deps, scope),
    seeRequest: ({ scope, params, change }) => seeRequest(now(), scope, params.id, change),
    answerRequest: ({ scope, params, body, change }) => answerRequest(deps, scope, params.id, body, change),
    cancelRequest: ({ scope, params, body, change }) => cancelRequest(now(), scope, params.id, body.version, change),
    giveBackRequest: ({ scope, params, body, change }) => giveBackTimeOff(deps, scope, params.id, body.version, change),
  }
}
