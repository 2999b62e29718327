/** A shift edited in its sheet, with what the roster's dialog has: who takes it, where it is, position, lock, and undo. For coordinators. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { rosterAddress } from '../paths.ts'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { KeepBreakDialog } from '../shifts/keep-break-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { lateDialog } from '../ui/late.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { SavedAloud, UndoButtons } from './edits/undo-buttons.tsx'
import type { GridDay } from './model/days.ts'
import { CandidateList } from './popover/candidate-list.tsx'
import { FixList } from './popover/fix-list.tsx'
import { describeTakers, LocationForm, ShiftActions } from './popover/shift-parts.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { type RosterData, useRosterData } from './use-roster-data.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const CallOutDialog = lateDialog(async () => (await import('../call-outs/call-out-dialog.tsx')).CallOutDialog)

type ShiftEditorProps = {
  shift: Shift
  /** Whoever has it calls out by the sheet's own button. */
  isMine: boolean
}

export function ShiftEditor(props: ShiftEditorProps) {
  const { groupId } = useMember()
  const { clock } = useGroupClock()
  const schedules = useRead('listSchedules', { params: { groupId } })
  return (
    <Reading read={schedules} what="The schedule" loading={<EditorLoading />}>
      {(all) => {
        const schedule = all.find(({ id }) => id === props.shift.scheduleId)
        return schedule && clock && <OfSchedule {...props} schedule={schedule} today={clock.today} />
      }}
    </Reading>
  )
}

function EditorLoading() {
  return (
    <div className="mt-4">
      <SkeletonList of="people" rows={4} label="Loading who could take it..." />
    </div>
  )
}

/** The days beside the month don't change what can be done about a shift. */
const noOthers: readonly Schedule[] = []

type OfScheduleProps = ShiftEditorProps & { schedule: Schedule; today: string }

function OfSchedule({ schedule, today, ...props }: OfScheduleProps) {
  const data = useRosterData({ schedule, schedules: noOthers, span: 'week', date: props.shift.date, today })
  const missing: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown } =
    data.others.find((read) => !read.data) ?? data.read
  return (
    <Reading read={missing} what="The schedule" loading={<EditorLoading />}>
      {() => <Editor schedule={schedule} data={data} {...props} />}
    </Reading>
  )
}

type EditorProps = ShiftEditorProps & { schedule: Schedule; data: RosterData }

function Editor({ schedule, data, shift: { id, date }, isMine }: EditorProps) {
  const [, navigate] = useLocation()
  const desk = useDesk(schedule, data, (scheduleId) => navigate(rosterAddress(scheduleId)))
  useUndoKeys(desk.edits, 'dialog')
  const shift = desk.index.byId.get(id)
  const removed = desk.removed.find((one) => one.id === id)
  const day = data.days.find((one) => one.date === date)
  const box = useRef<HTMLDivElement>(null)
  // A button that is gone or off after a change takes the focus with it, and the keys would miss the dialog.
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused?.matches(':disabled'))
      box.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  })
  return (
    <div ref={box} className="text-13 touch:[&_button]:min-h-11 touch:[&_input]:h-11!">
      {shift && day && <Tools desk={desk} shift={shift} day={day} isMine={isMine} />}
      {!shift && removed && <Removed desk={desk} shift={removed} />}
      {desk.isEditable && (
        <div className="sticky bottom-0 mt-3 flex items-center justify-between gap-2 border-t border-line bg-overlay pt-3 pb-1">
          <SavedAloud edits={desk.edits} isShown />
          <UndoButtons edits={desk.edits} />
        </div>
      )}
      <KeepBreakDialog asked={desk.edits.asked} onAnswered={desk.edits.answerAsked} />
    </div>
  )
}

/** What the roster does as it closes its dialog is shown here. */
const stayOpen = () => {}

type ToolsProps = { desk: Desk; shift: Shift; day: GridDay; isMine: boolean }

function Tools({ desk, shift, day, isMine }: ToolsProps) {
  const [isOut, setOut] = useState(false)
  const reason = useRead('shiftReason', { params: { id: shift.id } })
  const assign = (physicianId: number) => desk.drop(shift, { physicianId, date: shift.date })
  return (
    <>
      {desk.isEditable && (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <ShiftActions
              desk={desk}
              shift={shift}
              day={day}
              onCallOut={isMine ? undefined : () => setOut(true)}
              onClose={stayOpen}
            />
          </div>
          <div className="mt-3">
            <LocationForm key={shift.location} shift={shift} onSave={(location) => desk.setLocation(shift, location)} />
          </div>
        </>
      )}
      <h3 className="mt-4 mb-1.5 font-semibold">{describeTakers(shift)}</h3>
      <Reading read={reason} what="The candidates" loading={<EditorLoading />}>
        {({ fixes, alternatives }) => (
          <div className="flex flex-col gap-2">
            <FixList shiftId={shift.id} fixes={fixes} />
            <CandidateList
              candidates={alternatives}
              onAssign={desk.isEditable ? ({ physicianId }) => assign(physicianId) : undefined}
            />
          </div>
        )}
      </Reading>
      {shift.physicianId !== null && (
        <CallOutDialog open={isOut} onOpenChange={setOut} physicianId={shift.physicianId} date={shift.date} />
      )}
    </>
  )
}

function Removed({ desk, shift }: { desk: Desk; shift: Shift }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
      <p className="text-muted">This shift was removed: its position is closed for the day.</p>
      {desk.isEditable && (
        <Button size="dense" aria-label={`Restore ${shift.role ?? 'shift'}`} onClick={() => desk.restore(shift)}>
          Restore
        </Button>
      )}
    </div>
  )
}
