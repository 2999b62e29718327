/** What a physician can do about the next shift: open it, and call out. */
import { CalendarClock, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { ReportCallOutDialog } from '../call-outs/report-call-out-dialog.tsx'
import { ShiftLink } from '../shifts/shift-link.tsx'
import { footAction } from './next-shift-card.tsx'

export function ShiftDetails({ shift }: { shift: Shift }) {
  return (
    <ShiftLink shiftId={shift.id} className={footAction}>
      <CalendarClock />
      Shift details
    </ShiftLink>
  )
}

export function CallOut({ date, isReported }: { date: string; isReported: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isReported) {
    return (
      <p className="border-t border-line bg-warn-soft px-4 py-3 text-center font-control text-warn">
        You called out. Your coordinators are looking for cover.
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
        <PhoneOff />
        Call out
      </button>
      <ReportCallOutDialog key={date} date={date} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
