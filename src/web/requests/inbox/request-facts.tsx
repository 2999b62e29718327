/** Who asks for what and why, and of a decided request how it ended. */
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { CallOutButton } from '../../call-outs/call-out-button.tsx'
import type { GroupClock } from '../../session/use-session.ts'
import { describeShiftInFull } from '../../shifts/shift-words.ts'
import { momentIn } from '../../text/group-day.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { describeRequest, isThreeWay } from '../request-words.ts'
import type { InboxRequest } from './inbox-request.ts'
import type { UndoReview } from './use-undo-review.ts'

export function RequestHead({ request, isSheet }: { request: InboxRequest; isSheet: boolean }) {
  return (
    <header className="flex flex-wrap items-center gap-3.5">
      {!isSheet && (
        <>
          <Avatar name={request.requestorName} size="large" />
          <div className="min-w-0 flex-1">
            <h2 className="text-20 font-semibold tracking-title">{describeRequest(request)}</h2>
            <p className="text-muted">{request.requestorName}</p>
          </div>
        </>
      )}
      {request.isEmergency && <Badge tone="bad">Emergency</Badge>}
      <StatusBadge status={request.status} />
    </header>
  )
}

export function RequestFacts({ request, clock }: { request: InboxRequest; clock: GroupClock }) {
  const { originalShift, targetShift, cycle, requestType, requestedDate, endDate, requestorId } = request
  const isTimeOff = requestType === 'timeoff'
  return (
    <>
      <dl className="mt-3.5 flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3">
        <Fact label="Reason">{request.reason || 'none given'}</Fact>
        <Fact label="Submitted">{formatDateWithYear(momentIn(clock.timeZone, request.createdAt).date)}</Fact>
        {request.shortNotice && (
          <Fact label="Notice">
            <span className="text-warn">{request.shortNotice}</span>
          </Fact>
        )}
        {isTimeOff && <Fact label="Coverage needed">{request.coverageNeeded ? 'Yes' : 'No'}</Fact>}
        {!cycle && originalShift && <Fact label="Gives">{describeShiftInFull(originalShift)}</Fact>}
        {!cycle && targetShift && <Fact label="Gets">{describeShiftInFull(targetShift)}</Fact>}
        {cycle && (
          <Fact label={isThreeWay(request) ? 'Three-way swap' : 'Swap'}>
            {cycle.map(({ shift, giverName, takerName }) => (
              <span key={shift.id} className="block">
                {giverName} gives {describeShiftInFull(shift)} to {takerName}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {isTimeOff && request.isEmergency && request.status === 'pending' && requestedDate && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control border border-bad-line bg-bad-soft px-4 py-3">
          <p className="flex-1 basis-60 text-bad">{request.requestorName} is out. Start a call-out to find coverage.</p>
          <CallOutButton physicianId={requestorId} date={requestedDate} {...(endDate && { endDate })} />
        </div>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-control">{children}</dd>
    </div>
  )
}

/** What was decided, by whom and when. */
export function PastReview({
  request,
  clock,
  onUndo,
}: {
  request: InboxRequest
  clock: GroupClock
  onUndo: UndoReview
}) {
  return (
    <div className="mt-5 flex flex-col gap-2">
      {request.status === 'cancelled' && <p>This request was canceled.</p>}
      {request.reviewedAt && request.reviewerName && (
        <p>
          Reviewed by: {request.reviewerName} on {formatDateWithYear(momentIn(clock.timeZone, request.reviewedAt).date)}
        </p>
      )}
      {request.notes && (
        <p className="text-muted">
          <b>Details:</b> {request.notes}
        </p>
      )}
      {request.canUndo && (
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <Button icon={<Undo2 />} onClick={() => void onUndo([request])}>
            Undo this decision
          </Button>
          <span className="text-12 text-muted">Makes the request pending again and undoes everything it changed.</span>
        </p>
      )}
    </div>
  )
}
