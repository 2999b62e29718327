/** The group's activity, newest first, in plain words. */
import { History } from 'lucide-react'
import { Link } from 'wouter'
import type { AuditEvent } from '../../contract/activity.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { type GroupClock, useMember } from '../session/use-session.ts'
import { endSentence } from '../text/end-sentence.ts'
import { formatWhen } from '../text/group-day.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

/** Enough to fill the column beside the day's staff. */
const shown = '10'

export function ActivityCard({ clock }: { clock: GroupClock }) {
  const activity = useRead('recentActivity', { query: { limit: shown } })
  const member = useMember()
  return (
    <Card
      title="Recent activity"
      footer={
        <Link href="/admin/audit" className="font-control text-accent-text hover:underline">
          All changes
        </Link>
      }
    >
      <Reading read={activity} what="Recent activity" loading={<SkeletonList of="sentences" rows={4} />}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState icon={<History />} title="No activity yet">
              Changes to schedules, requests, and settings appear here.
            </EmptyState>
          ) : (
            <ActivityList events={events} ownId={member.id} clock={clock} />
          )
        }
      </Reading>
    </Card>
  )
}

type ActivityListProps = { events: AuditEvent[]; ownId: number; clock: Pick<GroupClock, 'now' | 'timeZone'> }

export function ActivityList({ events, ownId, clock }: ActivityListProps) {
  return (
    <ol className="-my-1.5">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid grid-cols-[58px_minmax(0,1fr)] gap-x-1 border-t border-line py-[7px] text-12 first:border-t-0"
        >
          <time dateTime={event.at} className="text-faint">
            {formatWhen(event.at, clock.timeZone, clock.now)}
          </time>
          <p className="wrap-anywhere">
            <b>{event.actorId === ownId ? 'You' : event.actorName}</b> {endSentence(event.text)}
            {event.reason && <span className="text-muted"> Reason: {endSentence(event.reason)}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
