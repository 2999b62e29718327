/** Asks before the selected shifts of a published schedule are cleared. */
import { plural } from '../../../engine/text/plural.ts'
import { useTypedMonth } from '../../schedule-actions/typed-month.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Desk } from '../use-desk.ts'

type ClearQuestionProps = { schedule: Desk['schedule']; count: number; onConfirm: () => void; onClose: () => void }

export function ClearQuestion({ schedule, count, onConfirm, onClose }: ClearQuestionProps) {
  const { isConfirmed, field } = useTypedMonth(schedule)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Clear ${plural(count, 'shift')} in ${schedule.name}?`}
      description="They become open. We’ll notify the physicians affected."
      confirmLabel="Clear"
      disabled={!isConfirmed}
      onConfirm={onConfirm}
    >
      {field}
    </ConfirmDialog>
  )
}
