/** A shift over whatever page is open: when and where, with whom, the handoffs, why it's mine, and what I can do. */
import { lazy, Suspense } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import type { ShiftSheet as Sheet } from '../../contract/shifts.ts'
import { daysBetween, weekdayOf } from '../../engine/calendar.ts'
import { formatDate, formatDateRange, formatShortWeekday } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { type GroupClock, useGroupClock, useMember } from '../session/use-session.ts'
import { closeShift, useShiftEntry } from '../shifts/shift-link.tsx'
import { type MarkShift, useShiftMarks } from '../shifts/shift-marks.ts'
import { endDateOf, hoursOf } from '../shifts/shift-words.ts'
import { formatTimes } from '../text/clock.ts'
import { minutesUntilLocal } from '../text/group-day.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { CoordinatorActions, OpenShiftActions, OwnShiftActions } from './sheet-actions.tsx'
import { SheetPeople } from './sheet-people.tsx'
import { WhyBox } from './why-box.tsx'

const ShiftEditor = lazy(async () => ({ default: (await import('../roster/outside-the-grid.ts')).ShiftEditor }))

export function ShiftSheet({ shiftId }: { shiftId: number }) {
  useShiftEntry()
  const sheet = useRead('shiftSheet', { params: { id: shiftId } })
  const { clock } = useGroupClock()
  const { role } = useMember()
  const shown = sheet.data
  const mark = useShiftMarks(shown ? shiftsOf(shown) : [])
  return (
    <Dialog
      onClose={closeShift}
      isForReading
      hasAddress
      size={role === 'admin' ? 'large' : 'small'}
      mark={shown && <Code shift={shown.shift} mark={mark} />}
      title={shown ? <span className="text-20 tracking-title">{formatDate(shown.shift.date)}</span> : 'Shift'}
      description={shown && formatWhen(shown.shift)}
    >
      <Reading
        read={sheet}
        what="This shift"
        loading={
          <DialogBody>
            <SkeletonList of="facts" rows={5} label="Loading the shift..." />
          </DialogBody>
        }
      >
        {(found) => clock && <Content sheet={found} mark={mark} clock={clock} />}
      </Reading>
    </Dialog>
  )
}

function shiftsOf({ shift, alongside, handoffFrom, handoffTo }: Sheet): Shift[] {
  return [shift, ...[...alongside, ...handoffFrom, ...handoffTo].map((other) => other.shift)]
}

function Code({ shift, mark }: { shift: Shift; mark: MarkShift }) {
  const { positionCode, kind } = mark(shift)
  return <ShiftChip code={positionCode} kind={kind} size="large" />
}

/** 19:00–07:00 Fri, 12 h */
function formatWhen(shift: Shift): string {
  const endDate = endDateOf(shift)
  const end = endDate === shift.date ? '' : ` ${formatShortWeekday(weekdayOf(endDate))}`
  return `${formatTimes(shift)}${end}, ${hoursOf(shift)} h`
}

function Content({ sheet, mark, clock }: { sheet: Sheet; mark: MarkShift; clock: GroupClock }) {
  const { id: ownId, role, isScheduled, isConfirmed } = useMember()
  const { shift } = sheet
  const isMine = shift.physicianId === ownId
  const isOver = minutesUntilLocal(endDateOf(shift), shift.endTime, clock.timeZone, clock.now) <= 0
  return (
    <>
      <DialogBody>
        <div
          className={
            role === 'admin' ? 'tablet:grid tablet:grid-cols-[5fr_6fr] tablet:items-start tablet:gap-x-6' : undefined
          }
        >
          <div>
            <Facts sheet={sheet} mark={mark} />
            {sheet.handoffNote && <HandoffNote {...sheet.handoffNote} />}
            <SheetPeople sheet={sheet} mark={mark} isMine={isMine} />
          </div>
          <div>
            {!isOver && shift.status !== 'cancelled' && <WhyBox shift={shift} isMine={isMine} />}
            {role === 'admin' && (
              <Suspense fallback={<SkeletonList of="people" label="Loading who could take it..." />}>
                <ShiftEditor shift={shift} isMine={isMine} />
              </Suspense>
            )}
          </div>
        </div>
      </DialogBody>
      {isMine && !isOver && <OwnShiftActions shift={shift} />}
      {shift.physicianId === null && !isOver && isScheduled && isConfirmed && <OpenShiftActions />}
      {!isMine && role === 'admin' && <CoordinatorActions shift={shift} />}
    </>
  )
}

function Facts({ sheet: { shift, stretch }, mark }: { sheet: Sheet; mark: MarkShift }) {
  return (
    <dl className="divide-y divide-line border-b border-line text-14">
      <Fact label="Role" value={[mark(shift).positionName, shift.location].filter(Boolean).join(', ')} />
      {stretch && <Fact label="Stretch" value={formatStretch(stretch, shift.date)} />}
      {shift.status === 'cancelled' && <Fact label="Status" value="Canceled" />}
    </dl>
  )
}

/** From a colleague who called out of this shift. */
function HandoffNote({ byName, says }: NonNullable<Sheet['handoffNote']>) {
  return (
    <section aria-label="Handoff note" className="mt-3 rounded-inner bg-accent-soft px-3 py-2.5 text-14">
      <h3 className="font-semibold">Handoff note from {byName}</h3>
      <p className="whitespace-pre-line">{says}</p>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-2 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Night 3 of 5, Dec 15–19 */
function formatStretch({ first, last, areNights }: NonNullable<Sheet['stretch']>, date: string): string {
  const place = daysBetween(first, date) + 1
  const length = daysBetween(first, last) + 1
  return `${areNights ? 'Night' : 'Day'} ${place} of ${length}, ${formatDateRange(first, last)}`
}
