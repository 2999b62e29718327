/** The secret that signs a webhook's messages, and how to make a new one. */
import { useState } from 'react'
import type { Webhook } from '../../contract/webhooks.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useTimeZone } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'

export function SecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const read = useRead('webhookSecret', { params: { id: webhook.id } })
  const rotate = useChange('rotateWebhookSecret')
  const [asks, setAsks] = useState(false)
  const timeZone = useTimeZone()
  const { oldSecretEndsAt } = webhook
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title="Signing secret"
      description="Use it to verify that a message came from us. Signatures follow Standard Webhooks."
    >
      <DialogBody>
        <Reading read={read} what="The secret">
          {({ secret }) => (
            <CopyField
              label={new URL(webhook.url).host}
              help={
                oldSecretEndsAt
                  ? `The old secret also works until ${formatMoment(oldSecretEndsAt, timeZone)}.`
                  : 'Keep it where only your receiver can read it.'
              }
              value={secret}
            />
          )}
        </Reading>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setAsks(true)}>New secret</Button>
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      </DialogFooter>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Create a new secret?"
        description="For 24 hours, each message carries both signatures, so your receiver can switch without missing one."
        tone="primary"
        confirmLabel="Create new secret"
        pendingLabel="Creating..."
        onConfirm={() => rotate.mutateAsync({ params: { id: webhook.id } })}
      />
    </Dialog>
  )
}
