/** Requests waiting for the coordinator, most urgent first, each one click away from its effects. */
import { Inbox } from 'lucide-react'
import { Link } from 'wouter'
import type { RequestEffect } from '../../contract/request-outlook.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { EffectChips } from '../requests/inbox/effect-chips.tsx'
import {
  chooseRequests,
  describeStart,
  everyWaiting,
  flagsOf,
  type InboxRequest,
} from '../requests/inbox/inbox-request.ts'
import { describeRequest } from '../requests/request-words.ts'
import type { GroupClock } from '../session/use-session.ts'
import { daysSince } from '../text/group-day.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const shown = 3

export function RequestsWaitingCard({ groupId, clock }: { groupId: number; clock: GroupClock }) {
  const requests = useRead('groupRequests', { params: { groupId } })
  const read = useRead('requestEffects', { params: { groupId } }, { canWait: true })
  const effects = read.isError ? [] : (read.data ?? undefined)
  const waiting = chooseRequests(requests.data ?? [], everyWaiting, effects ?? [])
  return (
    <Card
      title="Pending requests"
      padding="none"
      actions={
        <Link href="/admin/requests" className="font-control text-accent-text hover:underline">
          Open inbox
        </Link>
      }
    >
      <Reading read={requests} what="The requests" loading={<Loading />}>
        {() =>
          waiting.length === 0 ? (
            <EmptyState icon={<Inbox />} title="No pending requests">
              Time off, swap, and pickup requests appear here.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {waiting.slice(0, shown).map((request) => (
                <Waiting key={request.id} request={request} effects={effects} clock={clock} />
              ))}
            </ul>
          )
        }
      </Reading>
    </Card>
  )
}

function Loading() {
  return (
    <div className="px-4 py-4 tablet:px-5">
      <SkeletonList of="people" rows={shown} />
    </div>
  )
}

type WaitingProps = {
  request: InboxRequest
  /** What approvals would do, once it is known. */
  effects: RequestEffect[] | undefined
  clock: GroupClock
}

function Waiting({ request, effects, clock }: WaitingProps) {
  const start = describeStart(request, clock.today)
  return (
    <li className="flex items-center gap-3 px-4 py-3 tablet:px-5">
      <Avatar name={request.requestorName} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_220px]">
          <p className="truncate font-semibold">{request.requestorName}</p>
          <p className="text-12 text-muted">
            {describeRequest(request)}. {describeAsked(request, clock)}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-1.5 tablet:items-end">
          <div className="flex flex-wrap gap-1.5">
            {start && <Badge tone={request.urgency === 'now' ? 'bad' : 'quiet'}>{start}</Badge>}
            {flagsOf(request).map(({ tone, words }) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
          </div>
          <EffectChips request={request} effects={effects} />
        </div>
      </div>
      <ButtonLink
        size="dense"
        to={`/admin/requests?request=${request.id}`}
        aria-label={`Review ${request.requestorName}`}
      >
        Review
      </ButtonLink>
    </li>
  )
}

function describeAsked(request: InboxRequest, { timeZone, now }: GroupClock): string {
  const days = daysSince(request.createdAt, timeZone, now)
  if (days <= 0) return 'Requested today'
  return days === 1 ? 'Requested yesterday' : `Requested ${days} days ago`
}
