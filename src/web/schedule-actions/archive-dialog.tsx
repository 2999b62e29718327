/** Asks before a published schedule is withdrawn. */
import type { Schedule } from '../../contract/schedules.ts'
import { sayMonth } from '../../engine/text/dates.ts'
import { sayingWhy } from '../api/saying-why.ts'
import { useChange } from '../api/use-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function ArchiveDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const archive = useChange('archiveSchedule')
  const { id, name, month, year, version } = schedule
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Archive ${name}?`}
      description={`${sayMonth({ year, month })} then has no published schedule: its shifts leave everybody's list until another one is published, and those who have them are told. Nothing is lost: a copy can be published again.`}
      confirmLabel="Archive"
      pendingLabel="Archiving..."
      onConfirm={() => sayingWhy(archive.mutateAsync({ params: { id }, body: { version } }))}
    />
  )
}
