/** Fills the open shifts of a schedule, or improves a part of it: the difference is shown before anything is kept. */
import { useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import type { Proposal } from '../../contract/shift-changes.ts'
import { addDays, daysInMonth, monthStart } from '../../engine/calendar.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.ts'
import { bringBack, type OnChanged } from './clear-dialog.tsx'
import { ProposedChanges } from './proposed-changes.tsx'

type ProposeDialogProps = { schedule: Schedule; onClose: () => void; onKept?: OnChanged | undefined }

const all = 'all'
const whats = [
  { value: 'fill', label: 'Fill open shifts' },
  { value: 'improve', label: 'Improve' },
] as const

export function ProposeDialog({ schedule, onClose, onKept }: ProposeDialogProps) {
  const { groupId } = useMember()
  const { id, name, month, year } = schedule
  const first = monthStart(year, month)
  const last = addDays(first, daysInMonth(year, month) - 1)
  const today = useGroupClock().clock?.today ?? first
  const earliest = first < today && today <= last ? today : first
  const [what, setWhat] = useState<'fill' | 'improve'>('fill')
  const [chosenFrom, setFrom] = useState<string>()
  const from = chosenFrom ?? earliest
  const [to, setTo] = useState(last)
  const [role, setRole] = useState(all)
  const [who, setWho] = useState(all)
  const [keepEdited, setKeepEdited] = useState(true)
  const shifts = useRead('scheduleShifts', { params: { scheduleId: id } }).data ?? []
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  const people = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const propose = useChange('proposeChanges')
  const keep = useChange('editShifts')
  const open = shifts.filter(
    (shift) =>
      shift.physicianId === null &&
      shift.status !== 'cancelled' &&
      from <= shift.date &&
      shift.date <= to &&
      (role === all || String(shift.roleId) === role),
  ).length
  const label = what === 'fill' ? 'Fill open shifts' : 'Improve'
  const ask = () =>
    propose.mutate({
      params: { id },
      body: {
        ...{ what, from, to, keepEdited },
        ...(role !== all && { roleId: Number(role) }),
        ...(who !== all && { physicianIds: [Number(who)] }),
      },
    })
  const keepAll = ({ steps }: Proposal) =>
    keep.mutate(
      { params: { id }, body: { edits: steps.map((step) => ({ do: 'change' as const, ...step })), isProposed: true } },
      {
        onSuccess: ({ shifts: after }) => {
          const before = shifts.filter((shift) => after.some((one) => one.id === shift.id))
          onKept?.(label, before, after)
          toast({
            title: 'Success',
            description: `Changed ${plural(after.length, 'shift')} of ${name}.`,
            tone: 'good',
            ...(onKept
              ? {}
              : {
                  action: {
                    label: 'Undo',
                    onClick: () => keep.mutate({ params: { id }, body: bringBack(before, after, `Undo: ${label}`) }),
                  },
                }),
          })
          onClose()
        },
      },
    )
  const proposal = propose.data
  const failure = keep.isError ? reasonOf(keep.error) : propose.isError ? reasonOf(propose.error) : null
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={proposal ? `Proposal for ${name}` : `Fill or improve ${name}`}
      description={
        proposal ? 'Nothing is changed until you keep it.' : 'Everything outside of your choice stays as it is.'
      }
    >
      <DialogBody>
        {proposal ? (
          <ProposedChanges proposal={proposal} />
        ) : (
          <div className="flex flex-col gap-3">
            <SegmentedControl label="What to do" value={what} options={whats} onValueChange={setWhat} />
            <div className="grid grid-cols-2 gap-3">
              <Field label="From">
                <DateInput value={from} min={earliest} max={last} onValueChange={setFrom} />
              </Field>
              <Field label="To" error={from > to ? 'must not be before the first day' : undefined}>
                <DateInput value={to} min={earliest} max={last} onValueChange={setTo} />
              </Field>
              <Field label="Role">
                <Select
                  value={role}
                  options={[
                    { value: all, label: 'All roles' },
                    ...roles.filter((one) => one.isActive).map((one) => ({ value: String(one.id), label: one.name })),
                  ]}
                  onValueChange={setRole}
                />
              </Field>
              <Field label="Physician">
                <Select
                  value={who}
                  options={[
                    { value: all, label: 'Everybody' },
                    ...people
                      .filter((one) => one.isActive)
                      .map((one) => ({ value: String(one.id), label: `${one.firstName} ${one.lastName}` })),
                  ]}
                  onValueChange={setWho}
                />
              </Field>
            </div>
            {what === 'improve' && (
              <Checkbox
                label="Keep hand-set shifts"
                help="Locked shifts always stay."
                checked={keepEdited}
                onCheckedChange={setKeepEdited}
              />
            )}
            <p role="status" className="font-semibold">
              {what === 'fill'
                ? `${plural(open, 'open shift')}. Everything that is there stays.`
                : 'Open shifts come first, then fairness and preferences.'}
            </p>
          </div>
        )}
        <div role="alert" className="not-empty:mt-3">
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onClose}>
          {proposal ? 'Discard' : 'Cancel'}
        </Button>
        {proposal ? (
          <Button
            variant="primary"
            disabled={proposal.steps.length === 0}
            loading={keep.isPending}
            loadingLabel="Keeping..."
            onClick={() => keepAll(proposal)}
          >
            Keep {plural(proposal.steps.length, 'change')}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={from > to || (what === 'fill' && open === 0)}
            loading={propose.isPending}
            loadingLabel="Searching..."
            onClick={ask}
          >
            {what === 'fill' ? `Fill ${plural(open, 'open shift')}, keep the rest` : 'Find improvements'}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
