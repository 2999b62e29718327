/** What the inbox shows, kept in the address: which requests, of what kind, of whom, and the one that is open. */
import { type RequestType, requestTypes } from '../../../contract/requests.ts'
import { useSearchChange } from '../../ui/use-search-change.ts'
import type { InboxRequest } from './inbox-request.ts'

export const inboxViews = ['waiting', 'decided', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

export type InboxAddress = {
  view: InboxView
  type: RequestType | undefined
  personId: number | undefined
  requestId: number | undefined
}
type Change = Partial<Record<'status' | 'type' | 'person' | 'request', string | null>>

export function useInboxAddress(): [InboxAddress, (change: Change) => void] {
  const [search, change] = useSearchChange()
  const address: InboxAddress = {
    view: inboxViews.find((view) => view === search.get('status')) ?? 'waiting',
    type: requestTypes.find((type) => type === search.get('type')),
    personId: Number(search.get('person')) || undefined,
    requestId: Number(search.get('request')) || undefined,
  }
  return [address, change]
}

/** The order of the server stays: pending ones by urgency, then the others, newest first. */
export function chooseRequests(requests: readonly InboxRequest[], { view, type, personId }: InboxAddress) {
  return requests.filter(
    (request) =>
      (view === 'all' || (request.status === 'pending') === (view === 'waiting')) &&
      (!type || request.requestType === type) &&
      (!personId || request.requestorId === personId || request.targetId === personId),
  )
}
