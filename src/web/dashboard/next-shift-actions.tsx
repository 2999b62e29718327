/** What a physician can do about the next shift: ask why it is theirs, and say that they cannot come. */
import { CircleHelp, Phone } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { ReportCallOutDialog } from '../call-outs/report-call-out-dialog.tsx'
import { footAction } from './next-shift-card.tsx'
import { WhyMeDialog } from './why-me-dialog.tsx'

export function WhyMe({ shift }: { shift: Shift }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={footAction} onClick={() => setIsOpen(true)}>
        <CircleHelp aria-hidden="true" />
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
        Your coordinators know that you cannot come.
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
        <Phone aria-hidden="true" />I cannot come
      </button>
      <ReportCallOutDialog key={date} date={date} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
