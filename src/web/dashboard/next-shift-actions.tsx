/** What a physician can do about the next shift: open it, and call out. */
import { CalendarClock, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Shift } from '../../contract/schedules.ts'
import { useCallOutContacts } from '../call-outs/call-out-contacts.tsx'
import { callOutAddress } from '../paths.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import { lateDialog } from '../ui/late.tsx'
import { footAction } from './next-shift-card.tsx'

const ReportCallOutDialog = lateDialog(
  async () => (await import('../call-outs/report-call-out-dialog.tsx')).ReportCallOutDialog,
)

export function ShiftDetails({ shift }: { shift: Shift }) {
  return (
    <ShiftLink shiftId={shift.id} className={footAction}>
      <CalendarClock />
      Shift details
    </ShiftLink>
  )
}

/** `requestId`: the person has already called out. */
export function CallOut({ date, requestId }: { date: string; requestId: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  useCallOutContacts(date)
  if (requestId !== undefined) {
    return (
      <Link
        href={callOutAddress(requestId)}
        className="block border-t border-line bg-warn-soft px-4 py-3 text-center font-control text-warn underline"
      >
        You called out. Your coordinators are finding coverage.
      </Link>
    )
  }
  return (
    <div className="border-t border-line">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 w-full items-center justify-center gap-2 text-14 font-control text-bad transition-colors hover:bg-bad-soft focus-visible:-outline-offset-2"
      >
        <PhoneOff />
        Call out
      </button>
      <ReportCallOutDialog key={date} date={date} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
