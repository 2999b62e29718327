/** One time off request: when, how it stands, why, and what the reviewer said. */
import { TriangleAlert } from 'lucide-react'
import type { ShiftRequest } from '../../contract/requests.ts'
import { sayDateWithYear } from '../../engine/text/dates.ts'
import { CancelRequest } from '../requests/cancel-request.tsx'
import type { GroupClock } from '../session/use-group-clock.ts'
import { daysSince, momentIn } from '../text/group-day.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { type Age, ageOf } from './request-counts.ts'

const ageClasses: Record<Age, string> = { fresh: 'text-good', waiting: 'text-warn', old: 'text-muted' }

export function RequestItem({ request, clock }: { request: ShiftRequest; clock: GroupClock }) {
  const dateIn = (moment: string) => sayDateWithYear(momentIn(clock.timeZone, moment).date)
  const age = ageOf(daysSince(request.createdAt, clock.timeZone, clock.now))
  return (
    <li className="flex flex-col gap-1.5 border-t border-line px-4 py-3.5 first:border-t-0 tablet:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-14 font-semibold">{sayDates(request)}</h3>
        <StatusBadge status={request.status} />
        {request.isEmergency && (
          <Badge tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
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
      {request.reviewedAt && request.reviewerName && (
        <p className="text-12 text-muted">
          Reviewed by: {request.reviewerName} on {dateIn(request.reviewedAt)}
        </p>
      )}
    </li>
  )
}

/** Dec 20, 2026 – Dec 22, 2026 */
function sayDates({ requestedDate, endDate }: ShiftRequest): string {
  if (!requestedDate) return 'No date given'
  return endDate && endDate !== requestedDate
    ? `${sayDateWithYear(requestedDate)} – ${sayDateWithYear(endDate)}`
    : sayDateWithYear(requestedDate)
}
