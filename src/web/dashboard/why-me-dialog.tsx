/** Why I have a shift, in the same words that the coordinator reads. */
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { ReasonList } from '../shifts/reason-list.tsx'
import { sayShiftInFull } from '../shifts/say-shift.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

type WhyMeDialogProps = { shift: Shift; open: boolean; onOpenChange: (open: boolean) => void }

export function WhyMeDialog({ shift, open, onOpenChange }: WhyMeDialogProps) {
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: open })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Why me?" description={sayShiftInFull(shift)}>
      <DialogBody>
        <Reading read={reason} what="The reasons" loading={<SkeletonList of="sentences" rows={2} />}>
          {(found) => (
            <div className="max-tablet:text-14">
              <ReasonList reason={found} />
            </div>
          )}
        </Reading>
      </DialogBody>
    </Dialog>
  )
}
