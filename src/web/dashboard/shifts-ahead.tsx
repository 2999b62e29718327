/** What lies ahead: the next shift, and two weeks with the days off between. */

import { CalendarCheck, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { isCallOutFor } from '../requests/request-words.ts'
import type { GroupClock } from '../session/use-session.ts'
import { leaveIn } from '../shifts/leave.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { endDateOf, hoursOf } from '../shifts/shift-words.ts'
import { formatTime } from '../text/clock.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { CallOut, ShiftDetails } from './next-shift-actions.tsx'
import { NextShiftCard } from './next-shift-card.tsx'
import { findNextShift, listUpcoming, type NextShift } from './own-shifts.ts'
import { Part } from './physician-parts.tsx'
import { UpcomingList } from './upcoming-list.tsx'

type ShiftsAheadProps = {
  shifts: Shift[]
  clock: GroupClock
  requests: readonly ShiftRequest[]
  /** Shown after the next shift, which comes first, whatever else there is. */
  children: ReactNode
}

export function ShiftsAhead({ shifts, clock, requests, children }: ShiftsAheadProps) {
  const mark = useShiftMarks(shifts)
  const next = findNextShift(shifts, clock)
  if (!next) {
    return (
      <>
        <section aria-label="Next shift" className="rounded-control border border-line bg-raised">
          <EmptyState
            icon={<CalendarCheck />}
            title="No shifts ahead"
            action={<ButtonLink to="/open-shifts">See open shifts</ButtonLink>}
          >
            Your next shift appears here once a schedule is published.
          </EmptyState>
        </section>
        {children}
      </>
    )
  }
  const upcoming = listUpcoming(shifts, clock)
  return (
    <>
      <ComingShift next={next} today={clock.today} requests={requests} />
      {children}
      <Part title="Upcoming shifts" aside={<span className="text-muted">{describeTwoWeeks(upcoming)}</span>}>
        {upcoming.length === 0 ? (
          <div className="rounded-control border border-line bg-raised">
            <EmptyState icon={<Inbox />} title="You’re off for the next two weeks" />
          </div>
        ) : (
          <UpcomingList
            shifts={upcoming}
            mark={mark}
            today={clock.today}
            after={addDays(clock.today, -1)}
            opensShifts
            leave={leaveIn(requests)}
          />
        )}
      </Part>
    </>
  )
}

/** Next two weeks: 7 shifts, 70 h */
function describeTwoWeeks(shifts: Shift[]): string {
  const hours = shifts.reduce((sum, shift) => sum + hoursOf(shift), 0)
  return `Next two weeks: ${plural(shifts.length, 'shift')}, ${hours} h`
}

function ComingShift({ next, today, requests }: { next: NextShift; today: string; requests: readonly ShiftRequest[] }) {
  const { shift } = next
  const everyone = useRead('scheduleShifts', { params: { scheduleId: shift.scheduleId } })
  const all = everyone.data ?? []
  const mark = useShiftMarks([shift])
  return (
    <NextShiftCard
      next={next}
      mark={mark(shift)}
      today={today}
      colleagues={findColleagues(shift, all)}
      handOff={findHandOff(shift, all)}
      beside={<ShiftDetails shift={shift} />}
      below={<CallOut date={shift.date} requestId={requests.find((asked) => isCallOutFor(asked, shift.date))?.id} />}
    />
  )
}

/** Who works with a shift: the same role at the same time, and whoever starts when it ends. */
function findColleagues(own: Shift, everyone: readonly Shift[]): string[] {
  return everyone
    .filter(
      (other) => other.id !== own.id && other.date === own.date && other.roleId === own.roleId && isStaffed(other),
    )
    .flatMap((other) => other.physicianName ?? [])
}

/** "7:00 PM to Bao Nguyen, Night": only if exactly one person starts then in a role; otherwise it would be a guess. */
function findHandOff(own: Shift, everyone: readonly Shift[]): string | undefined {
  const starting = everyone.filter(
    (other) =>
      other.date === endDateOf(own) && other.startTime === own.endTime && other.id !== own.id && isStaffed(other),
  )
  const [only] = starting
  if (!only || starting.length > 1) return undefined
  return [`${formatTime(own.endTime)} to ${only.physicianName}`, only.role].filter(Boolean).join(', ')
}

function isStaffed(shift: Shift): boolean {
  return shift.physicianId !== null && shift.status !== 'cancelled'
}
