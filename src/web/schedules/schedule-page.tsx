/** The schedule as a month, week, or day, as a calendar or a list, for everyone or oneself. */
import { lazy, Suspense, useEffect } from 'react'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useIsCalm } from '../api/use-is-calm.ts'
import { useRead } from '../api/use-read.ts'
import { datesOfPeriod, datesShown } from '../calendar/calendar-span.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { describeLeave, type Leave, useLeave } from '../shifts/leave.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { useOwnShifts, usePeriodShifts } from '../shifts/use-period-shifts.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { MonthView } from './month-view.tsx'
import { cellNames, groupByDate, orderShifts } from './order-shifts.ts'
import { FiguresBelow, NoSchedule, ScheduleFacts } from './schedule-facts.tsx'
import { ScheduleChoice, ScheduleToolbar } from './schedule-toolbar.tsx'
import { useDeletedNotice } from './use-deleted-notice.ts'
import { addressOfDay, chooseSchedule, type ScheduleAddress, useScheduleAddress } from './use-schedule-address.ts'
import { WeekView } from './week-view.tsx'

// What a physician's phone shows first comes first: the shifts.
const ScheduleExportMenu = lazy(async () => ({
  default: (await import('../exports/export-menu.tsx')).ScheduleExportMenu,
}))
const ScheduleActions = lazy(async () => ({
  default: (await import('../schedule-actions/schedule-actions.tsx')).ScheduleActions,
}))
const CalendarUndo = lazy(async () => ({ default: (await import('../roster/outside-the-grid.ts')).CalendarUndo }))
const AboutSchedule = lazy(async () => ({ default: (await import('./about-schedule.tsx')).AboutSchedule }))
const loadTable = () => import('./shift-table.tsx')
const ShiftTable = lazy(async () => ({ default: (await loadTable()).ShiftTable }))
const RosterView = lazy(async () => ({ default: (await import('../roster/roster-view.tsx')).RosterView }))

export function SchedulePage() {
  const { groupId } = useMember()
  const { read: group, clock } = useGroupClock()
  const schedules = useRead('listSchedules', { params: { groupId } })
  if (!clock || !schedules.data) {
    return (
      <PageFrame title="Schedule">
        <Reading read={group} what="Your group" loading={<PageSpinner />}>
          {() => (
            <Reading read={schedules} what="The schedules" loading={<PageSpinner />}>
              {() => null}
            </Reading>
          )}
        </Reading>
      </PageFrame>
    )
  }
  return <LoadedPage schedules={schedules.data} today={clock.today} />
}

const undoComing = <Skeleton className="h-8 w-[63px] touch:h-11 touch:w-[87px]" />
const exportComing = <Skeleton className="size-8 touch:size-11" />

function LoadedPage({ schedules, today }: { schedules: Schedule[]; today: string }) {
  const { role } = useMember()
  const isCalm = useIsCalm()
  const [address, change] = useScheduleAddress(role === 'admin')
  const { schedule, date } = chooseSchedule(schedules, address, today, role === 'admin')
  const choose = (id: number | null) => change({ schedule: id === null ? null : String(id), date: null })
  useDeletedNotice(schedules, role === 'admin' ? schedule : undefined)
  if (schedules.length === 0) {
    return (
      <PageFrame title="Schedule">
        <NoSchedule date={today} />
      </PageFrame>
    )
  }
  if (address.isRoster && schedule) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <RosterView
          schedules={schedules}
          schedule={schedule}
          date={date}
          today={today}
          about={(scored) => (
            <Suspense>
              <AboutSchedule schedule={scored} />
            </Suspense>
          )}
          onView={(layout) => change({ view: 'month', layout: layout === 'list' ? layout : null })}
        />
      </Suspense>
    )
  }
  return (
    <PageFrame
      title="Schedule"
      subtitle={schedule && <ScheduleFacts schedule={schedule} />}
      actions={
        <>
          <ScheduleChoice
            isNarrow={role === 'admin'}
            schedules={schedules}
            schedule={schedule}
            onChoose={(id) => choose(Number(id))}
          />
          {role !== 'admin' && schedule && (
            <Suspense fallback={exportComing}>
              {isCalm ? <ScheduleExportMenu schedule={schedule} /> : exportComing}
            </Suspense>
          )}
          {role === 'admin' && schedule && (
            <Suspense fallback={undoComing}>
              {isCalm ? <CalendarUndo key={schedule.id} scheduleId={schedule.id} onOpen={choose} /> : undoComing}
            </Suspense>
          )}
          {role === 'admin' && schedule && (
            <Suspense fallback={<Skeleton className="h-8 w-40 touch:h-11" />}>
              <ScheduleActions schedule={schedule} schedules={schedules} onChoose={choose} />
            </Suspense>
          )}
        </>
      }
    >
      <ScheduleToolbar address={address} change={change} date={date} today={today} hasRoster={role === 'admin'} />
      <Period schedules={schedules} schedule={schedule} address={address} date={date} today={today} />
    </PageFrame>
  )
}

type PeriodProps = {
  schedules: Schedule[]
  schedule: Schedule | undefined
  address: ScheduleAddress
  date: string
  today: string
}

function Period({ schedules, schedule, address, date, today }: PeriodProps) {
  const { id: ownId } = useMember()
  const isCalm = useIsCalm()
  // A day and the list are the next taps.
  useEffect(() => {
    if (isCalm) void loadTable().catch(() => {})
  }, [isCalm])
  const dates = datesShown(address.view, date)
  // My own published shifts are a small answer; everyone's take a slow phone a second.
  const isOwn = address.show === 'mine' && schedule?.status === 'active'
  const own = useOwnShifts(dates, isOwn)
  const everyone = usePeriodShifts(isOwn ? undefined : schedule, isOwn ? [] : schedules, dates)
  const { read, shifts: found } = isOwn ? own : everyone
  const mark = useShiftMarks(found)
  const leave = useLeave()
  if (!schedule) {
    // Time off is mostly asked for before there is a schedule.
    const isAway = leaveWithin(leave, datesOfPeriod(address.view, date)).length > 0
    return (
      <>
        {isAway && <ShiftViews {...{ address, shifts: [], mark, dates, date, today, ownId }} isPlanned={false} />}
        <NoSchedule date={date} />
      </>
    )
  }
  const shifts = orderShifts(
    address.show === 'mine' ? found.filter((shift) => shift.physicianId === ownId) : found,
    mark,
    ownId,
  )
  return (
    <Reading read={read} what="The shifts" loading={<PageSpinner />}>
      {() => (
        <>
          <ShiftViews {...{ address, shifts, mark, dates, date, today, ownId }} />
          <div className="flex flex-col gap-5 print:hidden">
            <FiguresBelow schedule={schedule} />
            <Suspense>{isCalm && <AboutSchedule schedule={schedule} />}</Suspense>
          </div>
        </>
      )}
    </Reading>
  )
}

type ShiftViewsProps = {
  address: ScheduleAddress
  shifts: Shift[]
  mark: ReturnType<typeof useShiftMarks>
  dates: string[]
  date: string
  today: string
  ownId: number
  /** There is a schedule for these days. */
  isPlanned?: boolean
}

function ShiftViews({ address, shifts, isPlanned = true, ...common }: ShiftViewsProps) {
  const { view, layout } = address
  const leave = useLeave()
  if (view === 'day' || layout === 'list') {
    const ofPeriod = datesOfPeriod(view, common.date)
    return (
      <>
        <LeaveLines leave={leaveWithin(leave, ofPeriod)} />
        {isPlanned && (
          <Suspense fallback={<PageSpinner />}>
            <ShiftTable
              key={`${view} ${common.date}`}
              label={view === 'day' ? `Shifts on ${formatDate(common.date)}` : `Shifts in this ${view}`}
              shifts={shifts.filter((shift) => ofPeriod.includes(shift.date))}
              mark={common.mark}
              ownId={common.ownId}
              today={common.today}
              hasDates={view !== 'day'}
              hasPeople={address.show === 'everyone'}
            />
          </Suspense>
        )}
      </>
    )
  }
  const byDate = groupByDate(shifts)
  const names = cellNames(shifts)
  const calendar = {
    ...common,
    leave,
    nameOf: ({ physicianId }: Shift) => names.get(physicianId ?? 0) ?? 'Open',
    shiftsOn: (day: string) => byDate.get(day) ?? [],
    addressOf: (day: string) => addressOfDay(day, address),
  }
  return view === 'week' ? <WeekView {...calendar} /> : <MonthView {...calendar} />
}

function leaveWithin(leave: Leave[], dates: string[]): Leave[] {
  return leave.filter(({ from, to }) => dates.some((day) => from <= day && day <= to))
}

/** My time off on these days, above the list of shifts. */
function LeaveLines({ leave }: { leave: Leave[] }) {
  if (leave.length === 0) return null
  return (
    <ul aria-label="My time off" className="flex flex-wrap gap-2">
      {leave.map((one) => (
        <li key={one.from}>
          <Badge tone={one.isApproved ? 'quiet' : 'warn'}>{describeLeave(one)}</Badge>
        </li>
      ))}
    </ul>
  )
}
