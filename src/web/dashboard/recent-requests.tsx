/** A physician's last three requests and their status. */
import { Palmtree } from 'lucide-react'
import { Link } from 'wouter'
import type { ShiftRequest } from '../../contract/requests.ts'
import { consentTo, describeRequest } from '../requests/request-words.ts'
import { StatusBadge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/card.tsx'

const shown = 3

export function RecentRequests({ requests }: { requests: ShiftRequest[] }) {
  if (requests.length === 0) {
    return (
      <div className="rounded-control border border-line bg-raised">
        <EmptyState icon={<Palmtree />} title="No requests yet">
          Your time off, swap, and pickup requests appear here.
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
              <span className="block font-medium">{describeRequest(request)}</span>
              <Detail request={request} />
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

function Detail({ request }: { request: ShiftRequest }) {
  const detail = consentTo(request)?.words ?? request.reason
  return detail && <span className="block truncate text-12 text-muted">{detail}</span>
}
