/** What can be changed about a shift: its location, its position, its lock, and whether someone has it. In the grid and in the shift's sheet. */
import { Lock, LockOpen } from 'lucide-react'
import { useId, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { Candidate } from '../../../contract/shifts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Select } from '../../ui/select.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'

export type OnAssign = (candidate: Candidate) => void

export function describeTakers(shift: Shift): string {
  return shift.physicianId === null ? 'Who could take it' : 'Who else could take it'
}

const longestLocation = 200

/** Where this shift is, if not where its role usually is. */
export function LocationForm({ shift, onSave }: { shift: Shift; onSave: (location: string | null) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(shift.location ?? '')
  const location = typed.trim() || null
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(location)
      }}
    >
      <label htmlFor={id} className="font-semibold">
        Location
      </label>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <TextInput
          id={id}
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

export type ShiftActionsProps = {
  desk: Desk
  shift: Shift
  day: GridDay
  /** Starts a move by keys; undefined outside of the grid. */
  onMove?: () => void
  /** Undefined where calling out is offered already. */
  onCallOut: (() => void) | undefined
  onClose: () => void
}

export function ShiftActions({ desk, shift, day, onMove, onCallOut, onClose }: ShiftActionsProps) {
  const mayBeMissed = desk.schedule.status === 'active' && shift.physicianId !== null && !day.isPast
  const perform = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <>
      {onMove && (
        <Button size="dense" aria-keyshortcuts="M" onClick={onMove}>
          Reassign
        </Button>
      )}
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
      {mayBeMissed && onCallOut && (
        <Button size="dense" onClick={onCallOut}>
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
    </>
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
