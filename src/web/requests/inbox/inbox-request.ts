/** A request as the inbox gets it and what it says at a glance, and what of them the address chooses. */
import type { Answer, Api } from '../../../contract/api.ts'
import { type RequestType, requestTypes } from '../../../contract/requests.ts'
import { daysBetween } from '../../../engine/calendar.ts'
import type { GroupClock } from '../../session/use-session.ts'
import { daysSince } from '../../text/group-day.ts'
import { findByWords } from '../../text/search-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { useSearchChange } from '../../ui/use-search.ts'
import { consentTo, describeRequest } from '../request-words.ts'

export type InboxRequest = Answer<Api['groupRequests']>[number]

export const urgencyNames: Record<InboxRequest['urgency'], string> = { now: 'Now', soon: 'Soon', later: 'Later' }

/** The first day that it concerns. */
function firstDayOf({ requestedDate, originalShift, targetShift }: InboxRequest): string | null {
  const days = [requestedDate, originalShift?.date, targetShift?.date].flatMap((date) => date ?? [])
  return days.sort()[0] ?? null
}

/** today; 3 d */
export function formatAge(request: InboxRequest, { timeZone, now }: GroupClock): string {
  const days = daysSince(request.createdAt, timeZone, now)
  return days <= 0 ? 'today' : `${days} d`
}

/** in 3 days; today; over */
function describeWhenItStarts(request: InboxRequest, today: string): string | null {
  const day = firstDayOf(request)
  if (!day) return null
  const days = daysBetween(today, day)
  if (days < 0) return 'begun'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

type Flag = { tone: BadgeTone; words: string }

export function flagsOf(request: InboxRequest, today: string, rivals = 0): Flag[] {
  if (request.status !== 'pending') return []
  const consent = consentTo(request)
  const start = describeWhenItStarts(request, today)
  return [
    request.isEmergency && { tone: 'bad' as const, words: 'emergency' },
    start && { tone: request.urgency === 'now' ? ('bad' as const) : ('quiet' as const), words: start },
    request.shortNotice && { tone: 'warn' as const, words: 'short notice' },
    rivals > 0 && { tone: 'warn' as const, words: `${rivals + 1} want this shift` },
    consent && { tone: consent.isGiven ? ('good' as const) : ('quiet' as const), words: consent.words },
  ].filter((flag) => flag !== false && flag !== null && flag !== '')
}

/** What the inbox shows, kept in the address: which requests, of what kind, of whom, and the one that is open. */
const inboxViews = ['waiting', 'decided', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

export type InboxAddress = {
  view: InboxView
  type: RequestType | undefined
  personId: number | undefined
  /** Words of a search. */
  find: string
  requestId: number | undefined
}
type Change = Partial<Record<'status' | 'type' | 'person' | 'find' | 'request', string | null>>

export function useInboxAddress(): [InboxAddress, (change: Change) => void] {
  const [search, change] = useSearchChange()
  const address: InboxAddress = {
    view: inboxViews.find((view) => view === search.get('status')) ?? 'waiting',
    type: requestTypes.find((type) => type === search.get('type')),
    personId: Number(search.get('person')) || undefined,
    find: search.get('find') ?? '',
    requestId: Number(search.get('request')) || undefined,
  }
  return [address, change]
}

/** The order of the server stays: pending ones by urgency, then the others, newest first; rivals stand together. */
export function chooseRequests(requests: readonly InboxRequest[], { view, type, personId, find }: InboxAddress) {
  const isFound = findByWords(find)
  const chosen = requests.filter(
    (request) =>
      (view === 'all' || (request.status === 'pending') === (view === 'waiting')) &&
      (!type || request.requestType === type) &&
      (!personId || request.requestorId === personId || request.targetId === personId) &&
      isFound([request.requestorName, describeRequest(request), request.reason, request.notes].join(' ')),
  )
  return [...new Set(chosen.flatMap((request) => [request, ...rivalsOf(request, chosen)]))]
}

/** Others who ask for the same shift, and of whom only one can have it. */
export function rivalsOf(request: InboxRequest, requests: readonly InboxRequest[]): InboxRequest[] {
  const { id, status, requestType, targetShiftId, urgency } = request
  if (status !== 'pending' || requestType !== 'pickup' || targetShiftId === null) return []
  return requests.filter(
    (other) =>
      other.id !== id &&
      other.status === 'pending' &&
      other.requestType === 'pickup' &&
      other.targetShiftId === targetShiftId &&
      other.urgency === urgency,
  )
}
