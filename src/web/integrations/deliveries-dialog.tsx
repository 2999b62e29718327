/** What was sent to a webhook: each message with its attempts, and the way to send it once more. */
import { ListChecks, RotateCw } from 'lucide-react'
import type { Delivery, Webhook } from '../../contract/webhooks.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useTimeZone } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'

const deliveryStates: Record<Delivery['state'], { tone: BadgeTone; label: string }> = {
  delivered: { tone: 'good', label: 'Delivered' },
  waiting: { tone: 'warn', label: 'Waiting' },
  failed: { tone: 'bad', label: 'Failed' },
}

export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const read = useRead('webhookDeliveries', { params: { id: webhook.id } })
  return (
    <Dialog
      onClose={onClose}
      size="large"
      isForReading
      title="Deliveries"
      description={`The last 100 messages to ${new URL(webhook.url).host}, kept for 30 days.`}
    >
      <DialogBody>
        <div className="mb-3 flex justify-end">
          <Button size="dense" onClick={() => void read.refetch()} loading={read.isFetching} icon={<RotateCw />}>
            Refresh
          </Button>
        </div>
        <Reading read={read} what="The deliveries">
          {(deliveries) =>
            deliveries.length === 0 ? (
              <EmptyState icon={<ListChecks />} title="Nothing sent yet">
                Each message appears here with every attempt and your server’s response.
              </EmptyState>
            ) : (
              <ul aria-label="Deliveries" className="divide-y divide-line rounded-control border border-line">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </ul>
            )
          }
        </Reading>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const replay = useChange('replayDelivery')
  const timeZone = useTimeZone()
  const { tone, label } = deliveryStates[delivery.state]
  return (
    <li className="px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{delivery.event}</p>
          <p className="text-12 text-muted">
            {formatMoment(delivery.createdAt, timeZone)}
            {delivery.nextAttemptAt &&
              delivery.attempts.length > 0 &&
              `, next attempt ${formatMoment(delivery.nextAttemptAt, timeZone)}`}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        {delivery.state !== 'waiting' && (
          <Button
            size="dense"
            onClick={() => replay.mutate({ params: { id: delivery.id } })}
            loading={replay.isPending}
            icon={<RotateCw />}
            aria-label={`Send ${delivery.event} of ${formatMoment(delivery.createdAt, timeZone)} again`}
          >
            Send again
          </Button>
        )}
      </div>
      <details className="mt-1.5 text-12">
        <summary className="cursor-pointer text-muted hover:text-text">
          {plural(delivery.attempts.length, 'attempt')}
        </summary>
        <ol className="mt-1.5 flex flex-col gap-1">
          {delivery.attempts.map((attempt) => (
            <li key={attempt.at}>
              <span className="font-semibold">{attempt.status ?? 'No response'}</span>{' '}
              <span className="text-muted">
                {formatMoment(attempt.at, timeZone)}, {attempt.milliseconds} ms
              </span>
              {attempt.answer && <span className="block break-words text-muted">{attempt.answer}</span>}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-muted">
          webhook-id <code>{delivery.messageId}</code>
        </p>
        <pre className="mt-1 max-h-60 overflow-auto rounded-chip bg-sunken p-2 break-all whitespace-pre-wrap">
          {delivery.body}
        </pre>
      </details>
    </li>
  )
}
