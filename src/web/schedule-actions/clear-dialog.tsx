/** Unassigns all shifts on a range of days, for everyone or one physician, after showing how many there are. */
import { useState } from 'react'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { addDays, daysInMonth, monthStart } from '../../engine/calendar.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { isRefusal, useChange, withReason } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock } from '../session/use-session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
import { useTypedMonth } from './typed-month.tsx'

const everybody = 'everybody'

/** What was done, the shifts before and after it, and the step with which the server undoes it. */
export type OnChanged = (changed: {
  label: string
  before: readonly Shift[]
  after: readonly Shift[]
  stepId: number | null
}) => void

type ClearDialogProps = { schedule: Schedule; onClose: () => void; onCleared?: OnChanged | undefined }

export function ClearDialog({ schedule, onClose, onCleared }: ClearDialogProps) {
  const { id, name, month, year, version, status } = schedule
  const first = monthStart(year, month)
  const last = addDays(first, daysInMonth(year, month) - 1)
  const today = useGroupClock().clock?.today ?? first
  const [chosenFrom, setFrom] = useState<string>()
  // Worked shifts stay, unless someone asks for them.
  const from = chosenFrom ?? (first < today && today <= last ? today : first)
  const [to, setTo] = useState(last)
  const isRange = from !== '' && from <= to
  const [who, setWho] = useState(everybody)
  const { isConfirmed, field } = useTypedMonth(schedule)
  const clear = useChange('clearSchedule', { isAnswered: isRefusal })
  const turn = useChange('turnStep')
  const shifts = useRead('scheduleShifts', { params: { scheduleId: id } }).data ?? []
  const physicianId = who === everybody ? undefined : Number(who)
  const ofRange = shifts.filter(
    (shift) =>
      isRange &&
      shift.physicianId !== null &&
      from <= shift.date &&
      shift.date <= to &&
      (physicianId === undefined || shift.physicianId === physicianId),
  )
  const opened = ofRange.filter(({ isLocked }) => !isLocked)
  const people = [...new Map(shifts.map((shift) => [shift.physicianId, shift.physicianName])).entries()]
    .flatMap(([personId, label]) => (personId === null || !label ? [] : [{ value: String(personId), label }]))
    .sort((one, other) => one.label.localeCompare(other.label))
  const confirm = async () => {
    const answer = await withReason(
      clear.mutateAsync({ params: { id }, body: { from, to, version, ...(physicianId && { physicianId }) } }),
    )
    const before = shifts.filter((shift) => answer.opened.some((one) => one.id === shift.id))
    const { opened: after, stepId } = answer
    const days = formatDateRange(from, to)
    onCleared?.({ label: `Clear ${days}`, before, after, stepId })
    toast({
      title: 'Success',
      description: `Cleared ${days}: ${plural(after.length, 'shift is', 'shifts are')} now open.`,
      tone: 'good',
      ...(onCleared || stepId === null
        ? {}
        : {
            action: {
              label: 'Undo',
              onClick: () => turn.mutate({ params: { id }, body: { stepId, isUndone: true } }),
            },
          }),
    })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Clear days in ${name}`}
      description="Unassigns every unlocked shift on these days."
      confirmLabel="Clear"
      pendingLabel="Clearing..."
      disabled={opened.length === 0 || !isConfirmed}
      onConfirm={confirm}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="From" error={from === '' ? 'Pick a date' : undefined}>
          <DateInput value={from} min={first} max={last} onValueChange={setFrom} />
        </Field>
        <Field
          label="To"
          error={to === '' ? 'Pick a date' : from > to ? 'The last day can’t be before the first' : undefined}
        >
          <DateInput value={to} min={first} max={last} onValueChange={setTo} />
        </Field>
        <Field label="Whose shifts" className="col-span-2">
          <Select value={who} options={[{ value: everybody, label: 'Everyone' }, ...people]} onValueChange={setWho} />
        </Field>
      </div>
      <p role="status" className="mt-3 font-semibold">
        {describeEffect(opened.length, ofRange.length - opened.length)}
        {status === 'active' && opened.length > 0 && ' We’ll notify the physicians affected.'}
      </p>
      {field}
    </ConfirmDialog>
  )
}

function describeEffect(opened: number, locked: number): string {
  const kept = locked === 0 ? '' : ` ${plural(locked, 'locked one stays', 'locked ones stay')}.`
  if (opened === 0) return `Nothing would change.${kept}`
  return `${plural(opened, 'shift becomes', 'shifts become')} open.${kept}`
}
