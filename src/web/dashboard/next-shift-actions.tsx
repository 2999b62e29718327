/** What a physician can do about the next shift: ask why it is theirs, and say that they cannot come. */
import { CircleHelp, Phone } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { ReportCallOutDialog } from '../call-outs/report-call-out-dialog.tsx'
import { Reading } from '../layout/reading.tsx'
import { ReasonList } from '../shifts/reason-list.tsx'
import { sayShiftInFull } from '../shifts/shift-words.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { footAction } from './next-shift-card.tsx'

export function WhyMe({ shift }: { shift: Shift }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={footAction} onClick={() => setIsOpen(true)}>
        <CircleHelp />
        Why me?
      </button>
      <WhyMeDialog shift={shift} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

export function CannotCome({ date, isReported }: { date: string; isReported: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isReported) {
    return (
      <p className="border-t border-line bg-warn-soft px-4 py-3 text-center font-control text-warn">
        We notified your coordinators.
      </p>
    )
  }
  return (
    <div className="border-t border-line">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex h-11 w-full items-center justify-center gap-2 text-14 font-control text-bad transition-colors hover:bg-bad-soft focus-visible:-outline-offset-2"
      >
        <Phone />
        Call out
      </button>
      <ReportCallOutDialog key={date} date={date} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

type WhyMeDialogProps = { shift: Shift; open: boolean; onOpenChange: (open: boolean) => void }

/** Why I have a shift, in the same words that the coordinator reads. */
function WhyMeDialog({ shift, open, onOpenChange }: WhyMeDialogProps) {
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
