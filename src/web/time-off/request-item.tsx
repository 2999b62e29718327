/** My requests in lists: time off with all details, and swaps and pickups. */
import { TriangleAlert } from 'lucide-react'
import type { ShiftRequest } from '../../contract/requests.ts'
import { formatPaddedDate } from '../../engine/text/dates.ts'
import { CancelRequest, GiveBackTimeOff } from '../requests/cancel-request.tsx'
import { consentTo, describeRequest } from '../requests/request-words.ts'
import type { GroupClock } from '../session/use-session.ts'
import { daysSince, momentIn } from '../text/group-day.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { type Age, ageOf } from './request-counts.ts'

const ageClasses: Record<Age, string> = { fresh: 'text-good', waiting: 'text-warn', old: 'text-muted' }

/** One time off request: when, its status, why, and what the reviewer said. */
export function RequestItem({ request, clock }: { request: ShiftRequest; clock: GroupClock }) {
  const dateIn = (moment: string) => formatPaddedDate(momentIn(clock.timeZone, moment).date)
  const age = ageOf(daysSince(request.createdAt, clock.timeZone, clock.now))
  return (
    <li className="flex flex-col gap-1.5 border-t border-line px-4 py-3.5 first:border-t-0 tablet:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold">{formatDates(request)}</h3>
        <StatusBadge status={request.status} />
        {request.isEmergency && (
          <Badge tone="bad" icon={<TriangleAlert />}>
            Emergency
          </Badge>
        )}
        <span className={joinClasses('text-12 tablet:ml-auto', ageClasses[age])}>
          Submitted {dateIn(request.createdAt)}
        </span>
      </div>
      {request.reason && <p>{request.reason}</p>}
      {request.notes && (
        <p className="text-muted">
          <span className="font-semibold">Details:</span> {request.notes}
        </p>
      )}
      {request.status === 'pending' && (
        <div className="-ml-2.5 max-tablet:-ml-1">
          <CancelRequest request={request} />
        </div>
      )}
      <div className="-ml-2.5 empty:hidden max-tablet:-ml-1">
        <GiveBackTimeOff request={request} today={clock.today} />
      </div>
      {request.reviewedAt && request.reviewerName && (
        <p className="text-12 text-muted">
          Reviewed by: {request.reviewerName} on {dateIn(request.reviewedAt)}
        </p>
      )}
    </li>
  )
}

/** Dec 02, 2026 – Dec 04, 2026 */
function formatDates({ requestedDate, endDate }: ShiftRequest): string {
  if (!requestedDate) return 'No date given'
  return endDate && endDate !== requestedDate
    ? `${formatPaddedDate(requestedDate)} – ${formatPaddedDate(endDate)}`
    : formatPaddedDate(requestedDate)
}

/** Hidden if there are none. */
export function OtherRequests({ requests }: { requests: ShiftRequest[] }) {
  const others = requests.filter(({ requestType }) => requestType !== 'timeoff')
  if (others.length === 0) return null
  return (
    <Card title="Your swaps and pickups" padding="none">
      <ol aria-label="Swaps and pickups">
        {others.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 tablet:px-5"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="block text-14 font-semibold">{describeRequest(request)}</span>
              <span className="block text-12 text-muted">
                {[consentTo(request)?.words, request.notes && `Details: ${request.notes}`].filter(Boolean).join(' · ')}
              </span>
            </span>
            <CancelRequest request={request} />
            <StatusBadge status={request.status} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
