/** Why I have a shift, in the same words that the coordinator reads. */
import { Check, Minus } from 'lucide-react'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { sayShiftInFull } from '../requests/request-words.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

type WhyMeDialogProps = { shift: Shift; open: boolean; onOpenChange: (open: boolean) => void }

export function WhyMeDialog({ shift, open, onOpenChange }: WhyMeDialogProps) {
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: open })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Why me?" description={sayShiftInFull(shift)}>
      <DialogBody>
        <Reading read={reason} what="The reasons" loading={<SkeletonList rows={2} />}>
          {({ says }) =>
            says.length === 0 ? (
              <p className="text-muted">This shift was set by hand; no reason was kept.</p>
            ) : (
              <ul className="flex flex-col gap-2 max-tablet:text-14">
                {says.map((sentence) => (
                  <li key={sentence} className="flex gap-2">
                    {sentence.startsWith('It costs') ? (
                      <Minus aria-hidden="true" className="mt-0.5 text-warn" />
                    ) : (
                      <Check aria-hidden="true" className="mt-0.5 text-good" />
                    )}
                    {sentence}
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
      </DialogBody>
    </Dialog>
  )
}
