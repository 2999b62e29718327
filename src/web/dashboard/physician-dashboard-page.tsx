/** My Schedule: what changed, the next shift, the coming weeks, this month in numbers, recent requests, and actions. */
import {
  ArrowLeftRight,
  BarChart3,
  BookUser,
  CalendarDays,
  CalendarPlus,
  Hand,
  MessageCircleQuestionMark,
  Palmtree,
  SlidersHorizontal,
} from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { RequestType, ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import { useIsCalm } from '../api/use-is-calm.ts'
import { useRead } from '../api/use-read.ts'
import { MyExportMenu } from '../exports/my-export-menu.tsx'
import { Reading } from '../layout/reading.tsx'
import { WhatChanged } from '../news/what-changed-card.tsx'
import { WaitingForMe } from '../requests/waiting-for-me.tsx'
import { type GroupClock, useGroupClock, useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { lateDialog } from '../ui/late.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { FirstSteps } from './first-steps-card.tsx'
import { countMonth, countUpcoming } from './own-shifts.ts'
import { LoadingHome, MonthFigures, Part } from './physician-parts.tsx'
import { PhoneActions, type QuickAction, QuickActions } from './quick-actions.tsx'
import { RecentRequests } from './recent-requests.tsx'
import { ShiftsAhead } from './shifts-ahead.tsx'

// Forms, and what is below the first screen, come after the shifts.
const loadForms = () => import('../requests/request-form.tsx')
const RequestCard = lazy(async () => ({ default: (await loadForms()).RequestCard }))
const RequestDialog = lateDialog(async () => (await loadForms()).RequestDialog)
const OnNowCard = lazy(async () => ({ default: (await import('./on-now-card.tsx')).OnNowCard }))
const WhoIsOnDialog = lateDialog(async () => (await import('./on-now-card.tsx')).WhoIsOnDialog)

export function PhysicianDashboardPage() {
  const member = useMember()
  const { read: group, clock } = useGroupClock()
  const shifts = useRead('physicianShifts', { params: { physicianId: member.id } })
  const requests = useRead('myRequests', {})
  const [asked, setAsked] = useState<RequestType>()
  const [asksWho, setAsksWho] = useState(false)
  const isCalm = useIsCalm()
  // The next tap is likely to ask for one.
  useEffect(() => {
    if (isCalm) void loadForms().catch(() => {})
  }, [isCalm])
  return (
    <>
      <main className="mx-auto flex max-w-320 flex-col gap-5 px-4 py-3 max-tablet:pb-36 tablet:px-8 tablet:py-6">
        <header className="max-tablet:sr-only">
          <h1 className="text-22 font-semibold tracking-title">My Schedule</h1>
          {group.data && <p className="text-muted">{group.data.name}</p>}
        </header>
        <Reading read={group} what="Your group" loading={<LoadingHome />}>
          {() => (
            <Reading read={shifts} what="Your shifts" loading={<LoadingHome />}>
              {(own) => clock && <Content shifts={own} clock={clock} requests={requests} onAsk={setAsked} />}
            </Reading>
          )}
        </Reading>
      </main>
      <PhoneActions onAsk={setAsked} onWho={() => setAsksWho(true)} />
      {clock && <WhoIsOnDialog clock={clock} open={asksWho} onOpenChange={setAsksWho} />}
      <RequestDialog
        key={asked}
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        {...(asked && { start: { requestType: asked } })}
      />
    </>
  )
}

type ContentProps = {
  shifts: Shift[]
  clock: GroupClock
  requests: ReturnType<typeof useRead<'myRequests'>>
  onAsk: (type: RequestType) => void
}

function Content({ shifts, clock, requests, onAsk }: ContentProps) {
  const mine = requests.data ?? []
  const pending = countPending(mine)
  // On smaller screens the same form is a sheet, two taps away.
  const isWide = useIsWide()
  // A phone has the bar at its bottom: there they come last.
  const actions = (
    <QuickActions actions={actionsOf(countUpcoming(shifts, clock), pending, onAsk)}>
      <MyExportMenu />
    </QuickActions>
  )
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex min-w-0 flex-col gap-5">
        <FirstSteps />
        <WhatChanged clock={clock} />
        <ShiftsAhead shifts={shifts} clock={clock} requests={mine}>
          <WaitingForMe />
        </ShiftsAhead>
        {isWide && (
          <Suspense fallback={<LoadingCard title="Request Shift Change" />}>
            <RequestCard />
          </Suspense>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {isWide && actions}
        <ThisMonth shifts={shifts} clock={clock} />
        {isWide && <LateOnNow clock={clock} />}
        <Part title="Recent requests" aside={pending > 0 && <Badge tone="warn">{pending} pending</Badge>}>
          <Reading read={requests} what="Your requests">
            {(all) => <RecentRequests requests={all} />}
          </Reading>
        </Part>
        {!isWide && <LateOnNow clock={clock} />}
        {!isWide && actions}
      </div>
    </div>
  )
}

function actionsOf(upcoming: number, pending: number, onAsk: ContentProps['onAsk']): QuickAction[] {
  return [
    {
      to: '/schedule?show=mine',
      label: 'My Schedule',
      icon: <CalendarDays />,
      count: upcoming,
      countLabel: 'in the next 7 days',
    },
    { onClick: () => onAsk('swap'), label: 'Request Swap', icon: <ArrowLeftRight /> },
    { to: '/preferences', label: 'Preferences', icon: <SlidersHorizontal /> },
    {
      to: '/vacation-requests',
      label: 'Time Off',
      icon: <Palmtree />,
      count: pending,
      countLabel: 'pending',
    },
    { onClick: () => onAsk('timeoff'), label: 'Request Time Off', icon: <CalendarPlus /> },
    { to: '/open-shifts', label: 'Open shifts', icon: <Hand /> },
    { to: '/stats', label: 'View Stats', icon: <BarChart3 /> },
    { to: '/directory', label: 'Directory', icon: <BookUser /> },
    { to: '/ask', label: 'Ask', icon: <MessageCircleQuestionMark /> },
  ]
}

function ThisMonth({ shifts, clock }: { shifts: Shift[]; clock: GroupClock }) {
  const counts = countMonth(shifts, clock, useShiftMarks(shifts))
  const {
    shifts: all,
    nights,
    weekends,
  } = useRead('ownStats', { query: {} }, { canWait: true }).data?.ofMonth.figures ?? {}
  const shares = { total: all?.share, nights: nights?.share, weekends: weekends?.share }
  return (
    <Part
      title="This Month"
      aside={
        <Link href="/stats" className="font-control text-accent-text hover:underline">
          View Stats
        </Link>
      }
    >
      <MonthFigures counts={counts} shares={shares} />
    </Part>
  )
}

function countPending(requests: readonly ShiftRequest[]): number {
  return requests.filter((request) => request.status === 'pending').length
}

/** Below the first screen: it comes once the shifts are there. */
function LateOnNow({ clock }: { clock: GroupClock }) {
  const loading = <LoadingCard title="On now" />
  return useIsCalm() ? (
    <Suspense fallback={loading}>
      <OnNowCard clock={clock} />
    </Suspense>
  ) : (
    loading
  )
}

function LoadingCard({ title }: { title: string }) {
  return (
    <Card title={title}>
      <SkeletonList of="shifts" rows={5} />
    </Card>
  )
}
