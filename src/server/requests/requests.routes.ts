/** Calls about requests. */
import type { requestsApi } from '../../contract/requests.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { answerRequest } from './answer-request.ts'
import { cancelRequest } from './cancel-request.ts'
import { findConsequences } from './consequences.ts'
import { createRequest } from './create-request.ts'
import { makeForecast } from './forecast.ts'
import { listInbox } from './inbox.ts'
import { listOpenShifts } from './open-shifts.ts'
import { listOwnRequests, listWaitingFor } from './requests.store.ts'
import { reviewRequest } from './review-request.ts'
import { reviewSeveral } from './review-several.ts'
import { settleRequests } from './settle-requests.ts'
import { showRequests } from './show-request.ts'
import { findSwapOptions } from './swap-options.ts'

export function requestsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof requestsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    myRequests: async ({ scope }) => showRequests(orm, scope, await listOwnRequests(orm, scope)),
    requestsForMe: async ({ scope }) => showRequests(orm, scope, await listWaitingFor(orm, scope)),
    groupRequests: async ({ scope, params, query }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listInbox(orm, scope, now(), query.status)
    },
    createRequest: ({ scope, body, change }) => createRequest(deps, scope, body, change),
    forecastRequest: ({ scope, query }) => makeForecast(deps, scope, query),
    swapOptions: ({ scope, params }) => findSwapOptions(deps, scope, params.id),
    openShifts: ({ scope }) => listOpenShifts(deps, scope),
    answerRequest: ({ scope, params, body, change }) => answerRequest(now(), scope, params.id, body, change),
    cancelRequest: ({ scope, params, body, change }) => cancelRequest(now(), scope, params.id, body.version, change),
    requestConsequences: ({ scope, params }) => findConsequences(deps, scope, params.id),
    reviewRequest: ({ scope, params, body, change }) => reviewRequest(deps, scope, params.id, body, change),
    reviewRequests: ({ scope, body, change }) => reviewSeveral(deps, scope, body.requests, body, change),
  }
}
