/** Erasing a physician who was deactivated: asked before, because it cannot be taken back. */
import type { User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function Erasure({ physician, onClose }: { physician: User; onClose: () => void }) {
  const erase = useChange('erasePerson')
  const confirm = async () => {
    try {
      await erase.mutateAsync({ params: { id: physician.id } })
    } catch (error) {
      throw new Error(reasonOf(error))
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Erase ${displayName(physician)}?`}
      description="Name, address, telephone, wishes, reasons and messages are deleted for good. Past shifts stay, without a name. This cannot be undone."
      confirmLabel="Erase"
      pendingLabel="Erasing..."
      onConfirm={confirm}
    />
  )
}
