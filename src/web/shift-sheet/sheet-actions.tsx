/** What can be done about a shift from its sheet: swap it, offer it, call out; or what is already in progress. */
import { ArrowLeftRight, CalendarRange, Hand, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { useCallOutContacts } from '../call-outs/call-out-contacts.tsx'
import { callOutAddress, swapAddress } from '../paths.ts'
import { consentTo, describeRequest, isCallOutFor } from '../requests/request-words.ts'
import { useMember } from '../session/use-session.ts'
import { endSentence } from '../text/end-sentence.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DialogFooter } from '../ui/dialog.tsx'
import { lateDialog } from '../ui/late.tsx'

const OfferDialog = lateDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog)
const ReportCallOutDialog = lateDialog(
  async () => (await import('../call-outs/report-call-out-dialog.tsx')).ReportCallOutDialog,
)

type Asked = 'offer' | 'call-out'

export function OwnShiftActions({ shift }: { shift: Shift }) {
  const { role } = useMember()
  const requests = useRead('myRequests', {}).data ?? []
  const [asked, setAsked] = useState<Asked>()
  const close = (open: boolean) => !open && setAsked(undefined)
  const pending = requests.find(({ status, originalShiftId }) => status === 'pending' && originalShiftId === shift.id)
  const callOut = requests.find((request) => isCallOutFor(request, shift.date))
  useCallOutContacts(shift.date)
  return (
    <>
      {(pending || callOut) && <State pending={pending} callOut={callOut} />}
      {(!callOut || role === 'admin') && (
        <DialogFooter>
          {role === 'admin' && <OpenInRoster shift={shift} />}
          {!callOut && !pending && (
            <>
              <ButtonLink to={swapAddress(shift.id)} variant="primary" size="touch" icon={<ArrowLeftRight />}>
                Swap
              </ButtonLink>
              <Button size="touch" icon={<Hand />} onClick={() => setAsked('offer')}>
                Offer
              </Button>
            </>
          )}
          {!callOut && (
            <Button variant="danger" size="touch" icon={<PhoneOff />} onClick={() => setAsked('call-out')}>
              Call out
            </Button>
          )}
        </DialogFooter>
      )}
      <OfferDialog shift={shift} open={asked === 'offer'} onOpenChange={close} />
      <ReportCallOutDialog date={shift.date} open={asked === 'call-out'} onOpenChange={close} />
    </>
  )
}

/** What is in progress, so no one asks twice. */
function State({ pending, callOut }: { pending: ShiftRequest | undefined; callOut: ShiftRequest | undefined }) {
  return (
    <p
      role="status"
      className="border-t border-line bg-warn-soft px-5 py-3 text-14 text-warn last:pb-[calc(12px+env(safe-area-inset-bottom))] tablet:last:rounded-b-control tablet:last:pb-3"
    >
      {pending
        ? [describeRequest(pending), consentTo(pending)?.words ?? ''].map(endSentence).join(' ').trim()
        : 'You called out for this shift.'}{' '}
      {callOut && (
        <Link href={callOutAddress(callOut.id)} className="underline">
          See what’s happening
        </Link>
      )}
      {!callOut && pending?.originalShiftId && (
        <Link href={swapAddress(pending.originalShiftId)} className="underline">
          See who you asked
        </Link>
      )}
    </p>
  )
}

export function OpenShiftActions() {
  return (
    <DialogFooter>
      <ButtonLink to="/open-shifts" variant="primary" size="touch" icon={<Hand />}>
        See open shifts
      </ButtonLink>
    </DialogFooter>
  )
}

/** For coordinators, who edit it above. */
export function CoordinatorActions({ shift }: { shift: Shift }) {
  return (
    <DialogFooter>
      <OpenInRoster shift={shift} />
    </DialogFooter>
  )
}

/** Opens the shift's dialog there. On the left, where toasts don't cover it. */
function OpenInRoster({ shift: { scheduleId, date, physicianId, roleId } }: { shift: Shift }) {
  const cell = physicianId ?? `open${roleId}`
  return (
    <ButtonLink
      to={`/schedule?view=roster&schedule=${scheduleId}&date=${date}&cell=${cell}`}
      size="touch"
      icon={<CalendarRange />}
      className="max-tablet:order-last tablet:mr-auto"
    >
      Open in roster
    </ButtonLink>
  )
}
