/** Asks before a draft is deleted. */
import type { Schedule } from '../../contract/schedules.ts'
import { sayingWhy } from '../api/saying-why.ts'
import { useChange } from '../api/use-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type DeleteDialogProps = { schedule: Schedule; onClose: () => void; onDeleted: () => void }

export function DeleteDialog({ schedule: { id, name }, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useChange('deleteSchedule')
  const confirm = async () => {
    await sayingWhy(remove.mutateAsync({ params: { id } }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the draft ${name}?`}
      description="All its shifts go with it, those set by hand too. Nobody but coordinators has seen it, so nobody is told. This cannot be undone."
      confirmLabel="Delete draft"
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  )
}
