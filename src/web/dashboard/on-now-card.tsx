/** Who is on at this moment, role by role, and who comes next, each with the number to call. */

import { CalendarX2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { useRead } from '../api/use-read.ts'
import { CallOutButton } from '../call-outs/call-out-button.tsx'
import { Reading } from '../layout/reading.tsx'
import { type GroupClock, useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { findInForce } from '../shifts/use-period-shifts.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { findNext, findOnNow, joinShifts, useShiftsOn } from './on-now.ts'
import { RolesWithNumbers } from './roles-with-numbers.tsx'

type When = 'now' | 'next'
const choices: { value: When; label: string }[] = [
  { value: 'now', label: 'Now' },
  { value: 'next', label: 'Next' },
]

export function OnNowCard({ clock }: { clock: GroupClock }) {
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return (
    <Reading read={schedules} what="Who is on" loading={<LoadingCard />} frame={inCard}>
      {(all) => {
        const published = all.filter(({ status }) => status === 'active')
        return findInForce(published, clock.today) ? (
          <Staffed published={published} clock={clock} />
        ) : (
          <NothingPublished />
        )
      }}
    </Reading>
  )
}

function Staffed({ published, clock }: { published: Schedule[]; clock: GroupClock }) {
  // A night of the month before may still be on, and tomorrow may be in the next month.
  const before = useShiftsOn(published, addDays(clock.today, -1))
  const today = useShiftsOn(published, clock.today)
  const after = useShiftsOn(published, addDays(clock.today, 1))
  const shifts = joinShifts([before, today, after])
  return (
    <Reading read={today} what="Who is on" loading={<LoadingCard />} frame={inCard}>
      {() => <OnDuty shifts={shifts} clock={clock} />}
    </Reading>
  )
}

function OnDuty({ shifts, clock }: { shifts: Shift[]; clock: GroupClock }) {
  const [when, setWhen] = useState<When>('now')
  const { groupId, role } = useMember()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const numbers = new Map(physicians.map(({ id, phoneNumber }) => [id, phoneNumber]))
  const moment = momentIn(clock.timeZone, clock.now)
  const shown = when === 'now' ? findOnNow(shifts, moment) : findNext(shifts, moment)
  const mark = useShiftMarks(shown)
  return (
    <Card
      title={when === 'now' ? 'On now' : 'On next'}
      description={when === 'now' ? `at ${formatTime(moment.time)}, by role` : 'who comes in within a day, by role'}
      padding="none"
      actions={<SegmentedControl label="When" value={when} options={choices} onValueChange={setWhen} />}
      footer={
        <>
          <Link
            href={`/schedule?view=day&date=${clock.today}&show=everyone`}
            className="font-control text-accent-text hover:underline"
          >
            Open the day
          </Link>
          {role === 'admin' && <CallOutButton className="ml-auto" />}
        </>
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title={when === 'now' ? 'No one is on right now' : 'No shift starts within a day'}
        />
      ) : (
        <RolesWithNumbers shifts={shown} mark={mark} numbers={numbers} />
      )}
    </Card>
  )
}

const inCard = (failure: ReactNode) => (
  <Card title="On now" padding="none">
    {failure}
  </Card>
)

function LoadingCard() {
  return (
    <Card title="On now">
      <SkeletonList of="shifts" rows={5} />
    </Card>
  )
}

function NothingPublished() {
  return (
    <Card title="On now" padding="none">
      <EmptyState icon={<CalendarX2 />} title="No schedule is published for this month">
        Once you publish, you’ll see who’s on here.
      </EmptyState>
    </Card>
  )
}
