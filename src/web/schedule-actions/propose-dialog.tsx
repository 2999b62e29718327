/** Fills open shifts of a schedule, or improves part of it: shows the difference before anything is kept. */
import { useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import type { OnChanged } from './clear-dialog.tsx'
import { type ProposalChoice, ProposalForm } from './proposal-form.tsx'
import { ProposedChanges } from './proposed-changes.tsx'

type ProposeDialogProps = { schedule: Schedule; onClose: () => void; onKept?: OnChanged | undefined }

export function ProposeDialog({ schedule, onClose, onKept }: ProposeDialogProps) {
  const { id, name } = schedule
  const days = useDaysToCome(schedule)
  const [changes, setChanges] = useState<Partial<ProposalChoice>>({})
  const choice: ProposalChoice = {
    ...{ what: 'fill', from: days.from, to: days.to, roleId: undefined, physicianIds: [], keepEdited: true },
    ...changes,
  }
  const { what, from, to, roleId, physicianIds, keepEdited } = choice
  const shifts = useRead('scheduleShifts', { params: { scheduleId: id } }).data ?? []
  const propose = useChange('proposeChanges')
  const open = shifts.filter(
    (shift) =>
      shift.physicianId === null &&
      shift.status !== 'cancelled' &&
      from <= shift.date &&
      shift.date <= to &&
      (roleId === undefined || shift.roleId === roleId),
  ).length
  const ask = () =>
    propose.mutate({
      params: { id },
      body: {
        ...{ what, from, to, keepEdited },
        ...(roleId !== undefined && { roleId }),
        ...(physicianIds.length > 0 && { physicianIds }),
      },
    })
  if (propose.data) return <ProposedChanges {...{ schedule, shifts, what, onClose, onKept }} proposal={propose.data} />
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={`Fill or improve ${name}`}
      description="Only the days, role, and physicians you choose can change."
    >
      <DialogBody>
        <ProposalForm choice={choice} days={days} onChange={(chosen) => setChanges({ ...changes, ...chosen })} />
        <p role="status" className="mt-3 font-semibold">
          {days.areOver
            ? 'This month is over. Only days from today on can change.'
            : what === 'fill'
              ? describeOpen(open)
              : 'Open shifts come first, then fairness and preferences.'}
        </p>
        <div role="alert" className="not-empty:mt-3">
          {propose.isError && <FieldError>{reasonOf(propose.error)}</FieldError>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={days.areOver || !from || !to || from > to || (what === 'fill' && open === 0)}
          loading={propose.isPending}
          loadingLabel="Searching..."
          onClick={ask}
        >
          {what === 'fill' ? nameFill(open) : 'Find improvements'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

export function useDaysToCome(schedule: Schedule): { from: string; to: string; areOver: boolean } {
  const { from, to } = spanOfMonth(schedule)
  const today = useGroupClock().clock?.today ?? from
  return { from: from < today && today <= to ? today : from, to, areOver: to < today }
}

function describeOpen(open: number): string {
  return open === 0 ? 'No open shifts here.' : `${plural(open, 'open shift')}. Assigned shifts stay.`
}

function nameFill(open: number): string {
  return open === 0 ? 'Fill open shifts' : `Fill ${plural(open, 'open shift')}, keep the rest`
}
