/** Every template by the set that it is measured in. */
import { heldOutCounts } from './held-out-counts.ts'
import { heldOutKinds, heldOutOwn } from './held-out-kinds.ts'
import { heldOutLists } from './held-out-lists.ts'
import { heldOutRequests } from './held-out-requests.ts'
import { tunedConditions } from './tuned-conditions.ts'
import { tunedCounts } from './tuned-counts.ts'
import { ownKinds, tunedKinds } from './tuned-kinds.ts'
import { tunedLists } from './tuned-lists.ts'
import { ownRequests, tunedRequests } from './tuned-requests.ts'

export const templates = {
  tuned: [...tunedCounts, ...tunedConditions, ...tunedLists, ...tunedKinds, ...tunedRequests],
  heldOut: [...heldOutCounts, ...heldOutLists, ...heldOutKinds],
  heldOutRequests,
  /** Asked by a physician. */
  own: [...ownKinds, ...ownRequests],
  heldOutOwn,
}
