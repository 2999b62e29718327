/** Who is on now or at any other time, by role, and who is next, each with a number to call. */

import { CalendarX2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { addDays, isClockTime } from '../../engine/calendar.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { CallOutButton } from '../call-outs/call-out-button.tsx'
import { Reading } from '../layout/reading.tsx'
import { type GroupClock, useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { findInForce } from '../shifts/use-period-shifts.ts'
import { formatTime } from '../text/clock.ts'
import { type GroupMoment, momentIn } from '../text/group-day.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput, TimeInput } from '../ui/inputs.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { findNext, findOnNow, joinShifts, useShiftsOn } from './on-now.ts'
import { RolesWithNumbers } from './roles-with-numbers.tsx'

type When = 'now' | 'next' | 'other'
const choices: { value: When; label: string }[] = [
  { value: 'now', label: 'Now' },
  { value: 'next', label: 'Next' },
  { value: 'other', label: 'Pick a time' },
]

export function OnNowCard({ clock }: { clock: GroupClock }) {
  const { groupId } = useMember()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return (
    <Reading read={schedules} what="The shifts" loading={<LoadingCard />} frame={inCard}>
      {(all) => {
        const published = all.filter(({ status }) => status === 'active')
        return published.length > 0 ? <Staffed published={published} clock={clock} /> : <NothingPublished />
      }}
    </Reading>
  )
}

type WhoIsOnDialogProps = { clock: GroupClock; open: boolean; onOpenChange: (open: boolean) => void }

/** The same in a sheet, two taps from a phone's home. */
export function WhoIsOnDialog({ clock, open, onOpenChange }: WhoIsOnDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Who’s on" description="Tap a number to call.">
      <DialogBody>
        <OnNowCard clock={clock} />
      </DialogBody>
    </Dialog>
  )
}

function Staffed({ published, clock }: { published: Schedule[]; clock: GroupClock }) {
  const [when, setWhen] = useState<When>('now')
  const [chosen, setChosen] = useState<GroupMoment>()
  const now = momentIn(clock.timeZone, clock.now)
  const moment = when === 'other' ? (chosen ?? now) : now
  // Empty while a date is being typed.
  const date = moment.date || clock.today
  // A night of the previous month may still be on, and tomorrow may be in the next month.
  const before = useShiftsOn(published, addDays(date, -1))
  const today = useShiftsOn(published, date)
  const after = useShiftsOn(published, addDays(date, 1))
  const shifts = joinShifts([before, today, after])
  const content = findInForce(published, date) ? (
    <Reading read={today} what="The shifts" loading={<LoadingRows />}>
      {() => <OnDuty shifts={when === 'next' ? findNext(shifts, moment) : findOnNow(shifts, moment)} when={when} />}
    </Reading>
  ) : (
    <NoSchedule when={when} />
  )
  return (
    <Card
      title={titles[when]}
      description={describe(when, moment)}
      padding="none"
      actions={<SegmentedControl label="When" value={when} options={choices} onValueChange={setWhen} />}
      footer={<Footer date={date} />}
    >
      {when === 'other' && <TimePicker moment={moment} onChange={setChosen} />}
      {content}
    </Card>
  )
}

const titles: Record<When, string> = { now: 'On now', next: 'Up next', other: 'On at that time' }

function describe(when: When, { date, time }: GroupMoment): string {
  if (when === 'next') return 'starting within 24 hours, by role'
  const at = `at ${isClockTime(time) ? formatTime(time) : time}, by role`
  return when === 'now' || !date ? at : `${formatDate(date)} ${at}`
}

type TimePickerProps = { moment: GroupMoment; onChange: (moment: GroupMoment) => void }

function TimePicker({ moment, onChange }: TimePickerProps) {
  return (
    <div className="grid two-columns gap-3 border-b border-line px-4 py-3.5 tablet:px-5">
      <Field label="Date">
        <DateInput value={moment.date} onValueChange={(date) => onChange({ ...moment, date })} />
      </Field>
      <Field label="Time">
        <TimeInput value={moment.time} onValueChange={(time) => onChange({ ...moment, time })} />
      </Field>
    </div>
  )
}

function Footer({ date }: { date: string }) {
  const { role } = useMember()
  return (
    <>
      <Link
        href={`/schedule?view=day&date=${date}&show=everyone`}
        className="inline-flex items-center font-control text-accent-text hover:underline touch:min-h-11"
      >
        See the full day
      </Link>
      {role === 'admin' && <CallOutButton className="ml-auto" />}
    </>
  )
}

const nobody: Record<When, string> = {
  now: 'No one is on right now',
  next: 'No shifts start in the next 24 hours',
  other: 'No one is on at that time',
}

function OnDuty({ shifts, when }: { shifts: Shift[]; when: When }) {
  const { groupId } = useMember()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const numbers = new Map(physicians.map(({ id, phoneNumber }) => [id, phoneNumber]))
  const mark = useShiftMarks(shifts)
  if (shifts.length === 0) return <EmptyState icon={<CalendarX2 />} title={nobody[when]} />
  return <RolesWithNumbers shifts={shifts} mark={mark} numbers={numbers} />
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

function LoadingRows() {
  return (
    <div className="px-4 py-4 tablet:px-5">
      <SkeletonList of="shifts" rows={5} />
    </div>
  )
}

function NothingPublished() {
  return (
    <Card title="On now" padding="none">
      <NoSchedule when="now" />
    </Card>
  )
}

function NoSchedule({ when }: { when: When }) {
  const { role } = useMember()
  const month = when === 'other' ? 'that month' : 'this month'
  return (
    <EmptyState icon={<CalendarX2 />} title={`No schedule is published for ${month}`}>
      {role === 'admin'
        ? 'Once you publish, you’ll see who’s on here.'
        : 'Once it’s published, you’ll see who’s on here.'}
    </EmptyState>
  )
}
