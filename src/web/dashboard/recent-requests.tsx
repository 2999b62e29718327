/** A physician's last three requests and how they stand. */
import { Palmtree } from 'lucide-react'
import { Link } from 'wouter'
import type { ShiftRequest } from '../../contract/requests.ts'
import { daysBetween } from '../../engine/calendar.ts'
import { sayWeekdayDate } from '../text/dates.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

const shown = 3

const typeNames: Record<ShiftRequest['requestType'], string> = { timeoff: 'Time off', swap: 'Swap', pickup: 'Pickup' }

export function RecentRequests({ requests }: { requests: ShiftRequest[] }) {
  if (requests.length === 0) {
    return (
      <div className="rounded-control border border-line bg-raised">
        <EmptyState icon={<Palmtree aria-hidden="true" />} title="No requests yet">
          Time off, swaps and pickups that you ask for are listed here.
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ol className="overflow-clip rounded-control border border-line bg-raised">
        {requests.slice(0, shown).map((request) => (
          <li
            key={request.id}
            className="flex min-h-11.5 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 tablet:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{sayWhat(request)}</span>
              {request.reason && <span className="block truncate text-12 text-muted">{request.reason}</span>}
            </span>
            <StatusBadge status={request.status} />
          </li>
        ))}
      </ol>
      <Link href="/vacation-requests" className="self-start font-control text-accent-text hover:underline">
        All requests
      </Link>
    </>
  )
}

/** Time off, Fri, Dec 25, 3 days */
function sayWhat({ requestType, requestedDate, endDate }: ShiftRequest): string {
  const type = typeNames[requestType]
  if (!requestedDate) return type
  const days = endDate ? daysBetween(requestedDate, endDate) + 1 : 1
  const from = sayWeekdayDate(requestedDate)
  return days > 1 ? `${type}, ${from}, ${days} days` : `${type}, ${from}`
}
