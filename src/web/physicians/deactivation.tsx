/** Deactivating a physician: asked before, and afterwards a panel with the shifts that opened up. */
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { User } from '../../contract/users.ts'
import { sayDate } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'

type Deactivated = Awaited<ReturnType<ReturnType<typeof useChange<'deletePhysician'>>['mutateAsync']>>
type OpenedShift = Deactivated['opened'][number]

export function Deactivation({ physician, onClose }: { physician: User; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedShift[] | null>(null)
  const isDone = useRef(false)
  const remove = useChange('deletePhysician')
  const confirm = async () => {
    try {
      const answer = await remove.mutateAsync({ params: { id: physician.id } })
      isDone.current = true
      setOpened(answer.opened)
      if (answer.opened.length === 0) onClose()
    } catch (error) {
      throw new Error(reasonOf(error))
    }
  }
  if (opened) return <OpenedShifts physician={physician} opened={opened} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      // The dialog closes itself after the deed too; then the panel takes over.
      onOpenChange={(open) => !open && !isDone.current && onClose()}
      title={`Deactivate ${displayName(physician)}?`}
      description="Nothing is lost: past shifts and preferences stay, and you can reactivate at any time. Shifts from tomorrow on open up."
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      onConfirm={confirm}
    />
  )
}

function OpenedShifts({ physician, opened, onClose }: { physician: User; opened: OpenedShift[]; onClose: () => void }) {
  const first = opened[0]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={plural(opened.length, 'shift opened up', 'shifts opened up')}
      description={`${displayName(physician)} was deactivated. These shifts need somebody else.`}
    >
      <DialogBody>
        <ul aria-label="Shifts that opened up" className="divide-y divide-line rounded-control border border-line">
          {opened.map((shift) => (
            <li key={shift.id} className="flex justify-between gap-4 px-3 py-1.5">
              <span>{sayDate(shift.date)}</span>
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
          <Button asChild variant="primary">
            <Link href={`/schedule?date=${first.date}`}>
              <CalendarDays aria-hidden="true" />
              Open the schedule
            </Link>
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
