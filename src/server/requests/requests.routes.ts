/** Calls about requests. */
import type { requestsApi } from '../../contract/requests.ts'
import type { HandlersOf } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { listOwnRequests } from './requests.store.ts'

export function requestsHandlers({ orm }: Services): HandlersOf<typeof requestsApi> {
  return { myRequests: ({ scope }) => listOwnRequests(orm, scope) }
}
