/** Cancels one's own pending request, or gives back approved time off, after asking once. */
import { useState } from 'react'
import type { ShiftRequest } from '../../contract/requests.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { LateConfirmDialog } from '../ui/late.tsx'
import { toast } from '../ui/toast.ts'
import { describeRequest } from './request-words.ts'

export function CancelRequest({ request }: { request: ShiftRequest }) {
  const [asks, setAsks] = useState(false)
  const cancel = useChange('cancelRequest')
  if (request.status !== 'pending') return null
  const what = describeRequest(request)
  const confirm = async () => {
    await withReason(cancel.mutateAsync({ params: { id: request.id }, body: { version: request.version } }))
    toast({ title: 'Success', description: `Canceled your request: ${what}.`, tone: 'good' })
  }
  return (
    <>
      <Button variant="quiet" aria-label={`Cancel request: ${what}`} onClick={() => setAsks(true)}>
        Cancel request
      </Button>
      <LateConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Cancel this request?"
        description={`${what}.${request.requestType === 'swap' ? ' We’ll notify everyone you asked.' : ''} You can ask again later.`}
        confirmLabel="Cancel request"
        pendingLabel="Canceling..."
        cancelLabel="Keep it"
        onConfirm={confirm}
      />
    </>
  )
}

/** For approved time off that hasn't started. */
export function GiveBackTimeOff({ request, today }: { request: ShiftRequest; today: string }) {
  const [asks, setAsks] = useState(false)
  const giveBack = useChange('giveBackRequest')
  const { requestType, status, requestedDate, endDate } = request
  if (requestType !== 'timeoff' || status !== 'approved' || !requestedDate || requestedDate <= today) return null
  const days = formatDateRange(requestedDate, endDate)
  const confirm = async () => {
    await withReason(giveBack.mutateAsync({ params: { id: request.id }, body: { version: request.version } }))
    const description = `You gave back ${days}. You can be scheduled on these days again.`
    toast({ title: 'Success', description, tone: 'good' })
  }
  return (
    <>
      <Button variant="quiet" aria-label={`Give back ${days}`} onClick={() => setAsks(true)}>
        Give back
      </Button>
      <LateConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        tone="primary"
        title={`Give back ${days}?`}
        description="You can be scheduled on these days again. Shifts that colleagues took over stay with them."
        confirmLabel={`Give back ${days}`}
        pendingLabel="Giving back..."
        cancelLabel="Keep it"
        onConfirm={confirm}
      />
    </>
  )
}
