/** My time off: what I asked for, how it stands, and how much of it there is. */
import { ArrowLeft, CalendarClock, Palmtree, Plus } from 'lucide-react'
import { useState } from 'react'
import { findNextClosing } from '../../contract/request-window.ts'
import type { ShiftRequest } from '../../contract/requests.ts'
import { isCalendarDate } from '../../engine/calendar.ts'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { type GroupClock, useGroupClock } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { lateDialog } from '../ui/late.tsx'
import { LateSelect } from '../ui/late-select.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { Stat, StatGroup } from '../ui/stat-group.tsx'
import { useSearchChange, useSearchChoice } from '../ui/use-search.ts'
import { countRequests, filterByStatus, onlyTimeOff, type StatusFilter, statusFilters } from './request-counts.ts'
import { OtherRequests, RequestItem } from './request-item.tsx'

// Its form comes after the requests.
const TimeOffDialog = lateDialog(async () => (await import('./time-off-dialog.tsx')).TimeOffDialog)

const filterOptions: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'denied', label: 'Denied' },
]

export function TimeOffPage() {
  const { read: group, clock } = useGroupClock()
  const requests = useRead('myRequests', {})
  const [asked, forget] = useAskedDays()
  const [isNew, setIsNew] = useState(asked !== null)
  const setOpen = (open: boolean) => {
    setIsNew(open)
    if (!open) forget()
  }
  const loading = <LoadingRequests />
  return (
    <PageFrame
      title="Vacation & Time Off Requests"
      actions={
        <>
          <ButtonLink to="/" icon={<ArrowLeft />}>
            Back to Dashboard
          </ButtonLink>
          <Button variant="primary" onClick={() => setIsNew(true)} icon={<Plus />}>
            New Request
          </Button>
        </>
      }
    >
      <Reading read={group} what="Your group" loading={loading}>
        {() => (
          <Reading read={requests} what="Your requests" loading={loading}>
            {(all) =>
              clock && (
                <>
                  <TimeOff requests={onlyTimeOff(all)} clock={clock} onNew={() => setIsNew(true)} />
                  <OtherRequests requests={all} />
                </>
              )
            }
          </Reading>
        )}
      </Reading>
      <TimeOffDialog open={isNew} onOpenChange={setOpen} start={asked} />
    </PageFrame>
  )
}

/** A link can ask for days: ?from=<first day>&to=<last day>. */
function useAskedDays(): [{ startDate: string; endDate: string } | null, () => void] {
  const [search, change] = useSearchChange()
  const [from = '', to = ''] = ['from', 'to'].map((name) => search.get(name) ?? '')
  return [
    isCalendarDate(from) && isCalendarDate(to) && from <= to ? { startDate: from, endDate: to } : null,
    () => change({ from: null, to: null }),
  ]
}

function LoadingRequests() {
  return (
    <Card title="Your Time Off Requests" actions={<InlineSpinner label="Loading requests..." />}>
      <SkeletonList of="facts" rows={3} />
    </Card>
  )
}

type TimeOffProps = { requests: ShiftRequest[]; clock: GroupClock; onNew: () => void }

function TimeOff({ requests, clock, onNew }: TimeOffProps) {
  const counts = countRequests(requests, clock.today)
  const group = useRead('myGroup', {}).data
  const closing = group && findNextClosing(group.settings, clock.today)
  return (
    <>
      <StatGroup>
        <Stat label="Total Requests" value={counts.total} />
        <Stat label="Pending" value={counts.pending} />
        <Stat label="Approved" value={counts.approved} />
        <Stat label="This Year" value={counts.thisYear} />
      </StatGroup>
      {closing && (
        <p className="flex items-center gap-2 rounded-control border border-line bg-accent-soft px-4 py-3 font-control text-accent-text">
          <CalendarClock />
          {closing.says}
        </p>
      )}
      <RequestList requests={requests} clock={clock} onNew={onNew} />
    </>
  )
}

function RequestList({ requests, clock, onNew }: TimeOffProps) {
  const [filter, chooseFilter] = useSearchChoice('status', statusFilters)
  const shown = filterByStatus(requests, filter)
  return (
    <Card
      title="Your Time Off Requests"
      padding="none"
      actions={
        <div className="w-40">
          <LateSelect aria-label="Status" value={filter} options={filterOptions} onValueChange={chooseFilter} />
        </div>
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          icon={<Palmtree />}
          title="No Time Off Requests"
          action={<Button onClick={onNew}>Submit Your First Request</Button>}
        >
          {filter === 'all' ? "You haven't submitted any vacation requests yet." : `No ${filter} requests found.`}
        </EmptyState>
      ) : (
        <ol aria-label="Time off requests">
          {shown.map((request) => (
            <RequestItem key={request.id} request={request} clock={clock} />
          ))}
        </ol>
      )}
    </Card>
  )
}
