/** A shift: what and when it is, why this physician has it (or why no one does), who else could, and actions. */
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { Candidate, ShiftReason } from '../../../contract/shifts.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { ReasonList } from '../../shifts/reason-list.tsx'
import { formatTimes } from '../../text/clock.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Select } from '../../ui/select.tsx'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'
import { CandidateList } from './candidate-list.tsx'
import { FixList } from './fix-list.tsx'
import { PanelHead, PanelSection } from './panel-parts.tsx'

type ShiftPanelProps = {
  desk: Desk
  shift: Shift
  day: GridDay
  onMove: () => void
  onCannotCome: () => void
  onClose: () => void
}

export function ShiftPanel({ desk, shift, day, onClose, ...others }: ShiftPanelProps) {
  const { positionCode, kind, roleName } = desk.mark(shift)
  // The server doesn't know a shift that was just added.
  const isKnown = shift.id > 0
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: isKnown })
  const canEdit = desk.isEditable && !day.isOutside
  const assign = (candidate: Candidate) => {
    onClose()
    desk.drop(shift, { physicianId: candidate.physicianId, date: shift.date })
  }
  return (
    <>
      <PanelHead
        chip={<ShiftChip code={positionCode} kind={kind} size="large" />}
        title={`${shift.physicianName ?? 'Open'}, ${roleName}`}
        text={[day.words, day.holiday, formatTimes(shift), shift.location].filter(Boolean).join(' · ')}
      />
      {isKnown && (
        <Reading read={reason} what="The reasons">
          {(found) => <Reasons shift={shift} reason={found} onAssign={canEdit ? assign : undefined} />}
        </Reading>
      )}
      {canEdit && isKnown && (
        <LocationForm
          shift={shift}
          onSave={(location) => {
            onClose()
            desk.setLocation(shift, location)
          }}
        />
      )}
      {canEdit && <Actions desk={desk} shift={shift} day={day} onClose={onClose} {...others} />}
    </>
  )
}

const longestLocation = 200

/** Where this shift is, if not where its role usually is. */
function LocationForm({ shift, onSave }: { shift: Shift; onSave: (location: string | null) => void }) {
  const [typed, setTyped] = useState(shift.location ?? '')
  const location = typed.trim() || null
  return (
    <form
      className="flex items-center gap-2 border-t border-line px-3.5 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(location)
      }}
    >
      <label htmlFor="shift-location" className="font-semibold">
        Location
      </label>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <TextInput
          id="shift-location"
          className="h-7!"
          maxLength={longestLocation}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button size="dense" type="submit" disabled={location === shift.location || isTooLong(typed, longestLocation)}>
        Save
      </Button>
    </form>
  )
}

type ReasonsProps = { shift: Shift; reason: ShiftReason; onAssign: ((candidate: Candidate) => void) | undefined }

function Reasons({ shift, reason, onAssign }: ReasonsProps) {
  return (
    <>
      <PanelSection title={shift.physician ? `Why ${shift.physician.lastName}` : 'Why it’s open'}>
        <ReasonList reason={reason} />
        <FixList shiftId={shift.id} fixes={reason.fixes} />
      </PanelSection>
      <PanelSection title={shift.physician ? 'Who else could take it' : 'Who could take it'}>
        <CandidateList candidates={reason.alternatives} onAssign={onAssign} />
      </PanelSection>
    </>
  )
}

function Actions({ desk, shift, day, onMove, onCannotCome, onClose }: ShiftPanelProps) {
  const mayBeMissed = desk.schedule.status === 'active' && shift.physicianId !== null && !day.isPast
  const perform = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <footer className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-surface px-3.5 py-2">
      <Button size="dense" aria-keyshortcuts="M" onClick={onMove}>
        Reassign
      </Button>
      {shift.physicianId !== null && (
        <Button size="dense" aria-keyshortcuts="Delete" onClick={perform(() => desk.open(shift))}>
          Unassign
        </Button>
      )}
      {shift.id > 0 && (
        <Button size="dense" variant="quiet" onClick={perform(() => desk.remove(shift))}>
          Remove shift
        </Button>
      )}
      {mayBeMissed && (
        <Button size="dense" onClick={onCannotCome}>
          Call out
        </Button>
      )}
      <PositionChoice
        desk={desk}
        shift={shift}
        onChoose={(position) => perform(() => desk.setPosition(shift, position))()}
      />
      <IconButton
        size="dense"
        className="ml-auto"
        label={shift.isLocked ? 'Unlock' : 'Lock'}
        icon={shift.isLocked ? <LockOpen /> : <Lock />}
        onClick={perform(() => desk.lock(shift, !shift.isLocked))}
      />
    </footer>
  )
}

type PositionChoiceProps = { desk: Desk; shift: Shift; onChoose: (position: number) => void }

/** R1 to R9, for roles whose positions are numbered. It moves the whole stretch. */
function PositionChoice({ desk, shift, onChoose }: PositionChoiceProps) {
  const positions = desk.index.all.flatMap((one) => (one.roleId === shift.roleId ? (one.position ?? []) : []))
  const count = Math.max(0, ...positions)
  if (shift.position === null || count < 2) return null
  return (
    <div className="w-20">
      <Select
        aria-label="Position for this stretch"
        value={String(shift.position)}
        options={Array.from({ length: count }, (_, index) => ({
          value: String(index + 1),
          label: desk.mark({ ...shift, position: index + 1 }).positionCode,
        }))}
        onValueChange={(position) => onChoose(Number(position))}
      />
    </div>
  )
}
