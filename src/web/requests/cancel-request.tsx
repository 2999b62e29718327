/** Takes back an own request that is still pending, after asking once. */
import { useState } from 'react'
import type { ShiftRequest } from '../../contract/requests.ts'
import { sayingWhy, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { sayRequest } from './request-words.ts'

export function CancelRequest({ request }: { request: ShiftRequest }) {
  const [asks, setAsks] = useState(false)
  const cancel = useChange('cancelRequest')
  if (request.status !== 'pending') return null
  return (
    <>
      <Button
        size="dense"
        variant="quiet"
        aria-label={`Cancel request: ${sayRequest(request)}`}
        onClick={() => setAsks(true)}
      >
        Cancel request
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Cancel this request?"
        description={`${sayRequest(request)}. We’ll let everyone you asked know. You can ask again later.`}
        confirmLabel="Cancel request"
        pendingLabel="Cancelling..."
        cancelLabel="Keep it"
        onConfirm={() =>
          sayingWhy(cancel.mutateAsync({ params: { id: request.id }, body: { version: request.version } }))
        }
      />
    </>
  )
}
