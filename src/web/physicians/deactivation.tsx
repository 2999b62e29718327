/** Deactivating a physician: a confirmation, and afterward a panel with the shifts that opened up. */
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import type { User } from '../../contract/users.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'

type Deactivated = Awaited<ReturnType<ReturnType<typeof useChange<'deletePhysician'>>['mutateAsync']>>
type OpenedShift = Deactivated['opened'][number]

export function Deactivation({ physician, onClose }: { physician: User; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedShift[] | null>(null)
  const isDone = useRef(false)
  const remove = useChange('deletePhysician')
  const confirm = async () => {
    const answer = await withReason(remove.mutateAsync({ params: { id: physician.id } }))
    isDone.current = true
    setOpened(answer.opened)
    if (answer.opened.length === 0) onClose()
  }
  if (opened) return <OpenedShifts physician={physician} opened={opened} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      // The dialog closes itself after the change, too; then the panel takes over.
      onOpenChange={(open) => !open && !isDone.current && onClose()}
      title={`Deactivate ${displayName(physician)}?`}
      description="Past shifts and preferences stay. Shifts from tomorrow on become open. You can reactivate the physician anytime."
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      onConfirm={confirm}
    />
  )
}

function OpenedShifts({ physician, opened, onClose }: { physician: User; opened: OpenedShift[]; onClose: () => void }) {
  const published = opened.filter(({ isDraft }) => !isDraft)
  const inDrafts = opened.length - published.length
  // Drafts of one month would list the same days twice, and no one works from a draft.
  const listed = published.length > 0 ? published : opened
  const first = listed[0]
  return (
    <Dialog
      onClose={onClose}
      title={`${plural(listed.length, 'shift opened up', 'shifts opened up')}${published.length > 0 ? '' : ' in drafts'}`}
      description={`${displayName(physician)} was deactivated.${published.length > 0 && inDrafts > 0 ? ` ${inDrafts} more opened in drafts.` : ''}`}
    >
      <DialogBody>
        <ul aria-label="Shifts that opened up" className="divide-y divide-line rounded-control border border-line">
          {listed.map((shift) => (
            <li key={shift.id} className="flex justify-between gap-4 px-3 py-1.5">
              <span>{formatDate(shift.date)}</span>
              <span className="text-muted">{shift.role ?? 'No role'}</span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button variant="quiet">Done</Button>
        </DialogClose>
        {first && (
          <ButtonLink variant="primary" to={`/schedule?date=${first.date}`} icon={<CalendarDays />}>
            Open the schedule
          </ButtonLink>
        )}
      </DialogFooter>
    </Dialog>
  )
}
