/** Calls of coordinators about requests. */
import type { requestReviewsApi } from '../../../contract/request-reviews.ts'
import { fail } from '../../platform/fail.ts'
import type { HandlersOf } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { settleRequests } from '../settle-requests.ts'
import { findConsequences } from './consequences.ts'
import { listEffects } from './effects.ts'
import { listInbox } from './inbox.ts'
import { reviewRequest } from './review-request.ts'
import { reviewSeveral } from './review-several.ts'
import { undoReview } from './undo-review.ts'

export function requestReviewsHandlers({ orm, advisor, now }: Services): HandlersOf<typeof requestReviewsApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    groupRequests: async ({ scope, params, query }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listInbox(orm, scope, now(), query.status)
    },
    requestEffects: ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listEffects(deps, scope)
    },
    requestConsequences: ({ scope, params }) => findConsequences(deps, scope, params.id),
    reviewRequest: ({ scope, params, body, change }) => reviewRequest(deps, scope, params.id, body, change),
    undoReview: ({ scope, params, body, change }) => undoReview(deps, scope, params.id, body.version, change),
    reviewRequests: ({ scope, body, change }) => reviewSeveral(deps, scope, body.requests, body, change),
  }
}
