/** What would raise the scores most: looked for on the days to come, shown, and applied. */
import type { Schedule } from '../../contract/schedules.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import type { OnChanged } from './clear-dialog.tsx'
import { useDaysToCome } from './propose-dialog.tsx'
import { ProposedChanges } from './proposed-changes.tsx'

type ImproveDialogProps = { schedule: Schedule; onClose: () => void; onKept?: OnChanged | undefined }

export function ImproveDialog({ schedule, onClose, onKept }: ImproveDialogProps) {
  const { id, name } = schedule
  const { from, to } = useDaysToCome(schedule)
  const shifts = useRead('scheduleShifts', { params: { scheduleId: id } }).data ?? []
  const propose = useChange('proposeChanges')
  const search = () => propose.mutate({ params: { id }, body: { what: 'improve', from, to, keepEdited: true } })
  if (propose.data)
    return <ProposedChanges {...{ schedule, shifts, onClose, onKept }} what="improve" proposal={propose.data} />
  return (
    <Dialog
      onClose={onClose}
      title={`Improve ${name}`}
      description="We look for shifts to trade from today on. You’ll review every change before you apply it."
    >
      <DialogBody>
        <p>Locked shifts and those set by hand stay. Open shifts come first, then fairness and preferences.</p>
        <div role="alert" className="not-empty:mt-3">
          {propose.isError && <FieldError>{reasonOf(propose.error)}</FieldError>}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" loading={propose.isPending} loadingLabel="Searching..." onClick={search}>
          Find improvements
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
