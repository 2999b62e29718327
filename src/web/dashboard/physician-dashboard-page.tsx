/** My Schedule: the next shift, the coming week, this month in numbers, the last requests, and where to go from here. */
import { CalendarCheck, CalendarDays, Inbox, Palmtree, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useShiftMarks } from '../schedule/shift-marks.ts'
import { type GroupClock, useGroupClock } from '../session/use-group-clock.ts'
import { useMember } from '../session/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { findColleagues, findHandOff } from './beside-me.ts'
import { MonthFigures } from './month-figures.tsx'
import { NextShiftCard } from './next-shift-card.tsx'
import { countMonth, countUpcoming, findNextShift, listUpcoming, type NextShift } from './own-shifts.ts'
import { QuickActions } from './quick-actions.tsx'
import { RecentRequests } from './recent-requests.tsx'
import { UpcomingList } from './upcoming-list.tsx'

export function PhysicianDashboardPage() {
  const member = useMember()
  const { read: group, clock } = useGroupClock()
  const shifts = useRead('physicianShifts', { params: { physicianId: member.id } })
  const requests = useRead('myRequests', {})
  return (
    <main className="mx-auto flex max-w-320 flex-col gap-5 px-4 py-3 tablet:px-8 tablet:py-6">
      <header className="max-tablet:sr-only">
        <h1 className="text-22 font-semibold tracking-title">My Schedule</h1>
        {group.data && <p className="text-muted">{group.data.name}</p>}
      </header>
      <Reading read={group} what="Your group" loading={<PageSpinner />}>
        {() => (
          <Reading read={shifts} what="Your shifts" loading={<PageSpinner />}>
            {(own) => clock && <Content shifts={own} clock={clock} requests={requests} />}
          </Reading>
        )}
      </Reading>
    </main>
  )
}

type ContentProps = { shifts: Shift[]; clock: GroupClock; requests: ReturnType<typeof useRead<'myRequests'>> }

function Content({ shifts, clock, requests }: ContentProps) {
  const pending = countPending(requests.data ?? [])
  const actions = [
    {
      to: '/schedule?show=mine',
      label: 'My Schedule',
      icon: <CalendarDays aria-hidden="true" />,
      count: countUpcoming(shifts, clock),
      countLabel: 'upcoming',
    },
    { to: '/preferences', label: 'Preferences', icon: <SlidersHorizontal aria-hidden="true" /> },
    {
      to: '/vacation-requests',
      label: 'Time Off',
      icon: <Palmtree aria-hidden="true" />,
      count: pending,
      countLabel: 'pending',
    },
  ]
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex min-w-0 flex-col gap-5">
        <ShiftsAhead shifts={shifts} clock={clock} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <QuickActions actions={actions} />
        <ThisMonth shifts={shifts} clock={clock} />
        <Part title="Recent requests" aside={pending > 0 && <Badge tone="warn">{pending} pending</Badge>}>
          <Reading read={requests} what="Your requests">
            {(all) => <RecentRequests requests={all} />}
          </Reading>
        </Part>
      </div>
    </div>
  )
}

function ShiftsAhead({ shifts, clock }: { shifts: Shift[]; clock: GroupClock }) {
  const mark = useShiftMarks(shifts)
  const next = findNextShift(shifts, clock)
  const upcoming = listUpcoming(shifts, clock)
  if (!next) {
    return (
      <section aria-label="Next shift" className="rounded-control border border-line bg-raised">
        <EmptyState icon={<CalendarCheck aria-hidden="true" />} title="No shifts ahead">
          When a schedule with shifts for you is published, the next one stands here.
        </EmptyState>
      </section>
    )
  }
  return (
    <>
      <ComingShift next={next} today={clock.today} />
      <Part title="Upcoming shifts" aside={<span className="text-muted">Next 7 days</span>}>
        {upcoming.length === 0 ? (
          <div className="rounded-control border border-line bg-raised">
            <EmptyState icon={<Inbox aria-hidden="true" />} title="You are off for the next 7 days" />
          </div>
        ) : (
          <UpcomingList shifts={upcoming} mark={mark} today={clock.today} />
        )}
      </Part>
    </>
  )
}

function ComingShift({ next, today }: { next: NextShift; today: string }) {
  const everyone = useRead('scheduleShifts', { params: { scheduleId: next.shift.scheduleId } })
  const all = everyone.data ?? []
  const mark = useShiftMarks([next.shift])
  return (
    <NextShiftCard
      next={next}
      mark={mark(next.shift)}
      today={today}
      colleagues={findColleagues(next.shift, all)}
      handOff={findHandOff(next.shift, all)}
    />
  )
}

function ThisMonth({ shifts, clock }: { shifts: Shift[]; clock: GroupClock }) {
  const counts = countMonth(shifts, clock, useShiftMarks(shifts))
  return (
    <Part title="This Month">
      <MonthFigures counts={counts} />
    </Part>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function countPending(requests: ShiftRequest[]): number {
  return requests.filter((request) => request.status === 'pending').length
}
