/** My swaps and pickups, below the time off: how each stands, whose answer it waits for, and the way to take it back. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { CancelRequest } from '../requests/cancel-request.tsx'
import { consentTo, sayRequest } from '../requests/request-words.ts'
import { Card } from '../ui/card.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

/** Nothing where there are none. */
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
              <span className="block text-14 font-semibold">{sayRequest(request)}</span>
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
