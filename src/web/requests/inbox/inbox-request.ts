/** A request in the inbox: what it shows at a glance, and the filters kept in the address. */
import type { Answer, Api } from '../../../contract/api.ts'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { type RequestType, requestTypes } from '../../../contract/requests.ts'
import { addDays, dayOfMonth, daysBetween } from '../../../engine/calendar.ts'
import { monthOf } from '../../../engine/month.ts'
import { formatLongDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { GroupClock } from '../../session/use-session.ts'
import { daysSince } from '../../text/group-day.ts'
import { findByWords } from '../../text/search-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { useSearchChange } from '../../ui/use-search.ts'
import { consentTo, describeRequest } from '../request-words.ts'

export type InboxRequest = Answer<Api['groupRequests']>[number]

export const urgencyNames: Record<InboxRequest['urgency'], string> = { now: 'Now', soon: 'Soon', later: 'Later' }

/** The first affected day. */
function firstDayOf({ requestedDate, originalShift, targetShift }: InboxRequest): string | null {
  const days = [requestedDate, originalShift?.date, targetShift?.date].flatMap((date) => date ?? [])
  return days.sort()[0] ?? null
}

/** today; 3 days ago */
export function formatAge(request: InboxRequest, { timeZone, now }: GroupClock): string {
  const days = daysSince(request.createdAt, timeZone, now)
  return days <= 0 ? 'today' : `${plural(days, 'day')} ago`
}

/** In 3 days; Today; Started */
export function describeStart(request: InboxRequest, today: string): string | null {
  const day = firstDayOf(request)
  if (!day) return null
  const days = daysBetween(today, day)
  if (days < 0) return 'Started'
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}

/** The days of a request as people may search for them: "tuesday", "december 8", "dec 8", "12/8". */
function writeDays({ requestedDate, endDate, originalShift, targetShift, cycle }: InboxRequest): string {
  const off = requestedDate ? daysBetween(requestedDate, endDate ?? requestedDate) + 1 : 0
  const days = [
    ...Array.from({ length: off }, (_, more) => addDays(requestedDate!, more)),
    ...[originalShift, targetShift, ...(cycle ?? []).map(({ shift }) => shift)].flatMap((shift) => shift?.date ?? []),
  ]
  return days.map((day) => `${formatLongDate(day)} ${monthOf(day).month}/${dayOfMonth(day)}`).join(' ')
}

type Flag = { tone: BadgeTone; words: string }

/** Known right away; the effects of an approval take longer. */
export function flagsOf(request: InboxRequest): Flag[] {
  if (request.status !== 'pending') return []
  const consent = consentTo(request)
  return [
    request.isEmergency && { tone: 'bad' as const, words: 'Emergency' },
    request.shortNotice && { tone: 'warn' as const, words: 'Short notice' },
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
  /** Search text. */
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

/** What the inbox shows first. */
export const everyWaiting: InboxAddress = {
  ...{ view: 'waiting', find: '' },
  ...{ type: undefined, personId: undefined, requestId: undefined },
}

/** The order of the server stays: pending ones by urgency, then the others, newest first; rivals are grouped, best first. */
export function chooseRequests(
  requests: readonly InboxRequest[],
  { view, type, personId, find }: InboxAddress,
  effects: readonly RequestEffect[] = [],
) {
  const isFound = findByWords(find)
  const chosen = requests.filter(
    (request) =>
      (view === 'all' || (request.status === 'pending') === (view === 'waiting')) &&
      (!type || request.requestType === type) &&
      (!personId || request.requestorId === personId || request.targetId === personId) &&
      (!find ||
        isFound(
          [request.requestorName, describeRequest(request), writeDays(request), request.reason, request.notes].join(
            ' ',
          ),
        )),
  )
  const placeOf = ({ id }: InboxRequest) => effects.find(({ requestId }) => requestId === id)?.rival?.place ?? 0
  const together = (request: InboxRequest) =>
    [request, ...rivalsOf(request, chosen)].sort((one, other) => placeOf(one) - placeOf(other))
  return [...new Set(chosen.flatMap(together))]
}

/** Others about the same shift, of which only one can be approved. An offer to anyone and its takers aren't rivals. */
export function rivalsOf(request: InboxRequest, requests: readonly InboxRequest[]): InboxRequest[] {
  const own = shiftsWanted(request)
  if (own.length === 0) return []
  return requests.filter(
    (other) =>
      other.id !== request.id &&
      other.urgency === request.urgency &&
      shiftsWanted(other).some((shiftId) => own.includes(shiftId)),
  )
}

/** Who would have this shift if the request is approved. */
export function takerNameOf({ cycle, originalShiftId, targetName, requestorName }: InboxRequest, shiftId: number) {
  const step = cycle?.find((one) => one.shiftId === shiftId)
  if (step) return step.takerName
  return originalShiftId === shiftId && targetName ? targetName : requestorName
}

function shiftsWanted({
  status,
  requestType,
  originalShiftId,
  targetShiftId,
  targetId,
  cycle,
}: InboxRequest): number[] {
  if (status !== 'pending' || requestType === 'timeoff') return []
  if (requestType === 'swap' && targetId === null && !cycle) return []
  const ids = [originalShiftId, targetShiftId, ...(cycle ?? []).map(({ shiftId }) => shiftId)]
  return [...new Set(ids.filter((id) => id !== null))]
}
