/** The group's webhooks: their addresses, their events, and whether messages arrived. */
import {
  KeyRound,
  ListChecks,
  MoreHorizontal,
  Pencil,
  Plus,
  Power,
  Send,
  Trash2,
  Webhook as WebhookIcon,
} from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '../../contract/webhooks.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { formatAgo } from '../text/moments.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

type Kind = 'edit' | 'deliveries' | 'secret' | 'remove'
type Open = { kind: 'none' } | { kind: 'create' } | { kind: Kind; webhook: Webhook }

export function WebhooksCard() {
  const read = useRead('listWebhooks', {})
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const add = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'create' })} icon={<Plus />}>
      Add webhook
    </Button>
  )
  return (
    <Card
      title="Webhooks"
      description="We send a signed message to your address when something happens, and retry if it fails."
      actions={add}
      padding={read.data ? 'none' : 'regular'}
    >
      <Reading read={read} what="The webhooks" loading={<SkeletonList of="facts" rows={2} />}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState icon={<WebhookIcon />} title="No webhooks yet" action={add}>
              Notify another system when a schedule is published, a shift changes, or someone calls out.
            </EmptyState>
          ) : (
            <ul aria-label="Webhooks" className="divide-y divide-line">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} choose={(kind) => setOpen({ kind, webhook })} />
              ))}
            </ul>
          )
        }
      </Reading>
      {open.kind === 'create' && <WebhookDialog onClose={close} />}
      {open.kind === 'edit' && <WebhookDialog webhook={open.webhook} onClose={close} />}
      {open.kind === 'deliveries' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
      {open.kind === 'secret' && <SecretDialog webhook={open.webhook} onClose={close} />}
      {open.kind === 'remove' && <RemoveDialog webhook={open.webhook} onClose={close} />}
    </Card>
  )
}

function WebhookRow({ webhook, choose }: { webhook: Webhook; choose: (kind: Kind) => void }) {
  const test = useChange('testWebhook')
  const update = useChange('updateWebhook')
  const { id, url, isActive, events, lastDelivery } = webhook
  const { host } = new URL(url)
  return (
    <li className="flex items-center gap-3 px-4 py-3 tablet:px-5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{url}</p>
        <p className="mt-1 flex flex-wrap gap-1">
          {events.map((event) => (
            <Badge key={event} tone="outline">
              {event}
            </Badge>
          ))}
        </p>
        <p className="mt-1 text-12 text-muted">{lastDelivery ? describeLast(lastDelivery) : 'Nothing sent yet'}</p>
      </div>
      <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'On' : 'Off'}</Badge>
      <Menu
        trigger={<IconButton size="dense" variant="quiet" label={`Actions for ${host}`} icon={<MoreHorizontal />} />}
      >
        {isActive && (
          <MenuItem icon={<Send />} onSelect={() => test.mutate({ params: { id } })}>
            Send test message
          </MenuItem>
        )}
        <MenuItem icon={<ListChecks />} onSelect={() => choose('deliveries')}>
          Deliveries
        </MenuItem>
        <MenuItem icon={<KeyRound />} onSelect={() => choose('secret')}>
          Signing secret
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => choose('edit')}>
          Edit
        </MenuItem>
        <MenuItem icon={<Power />} onSelect={() => update.mutate({ params: { id }, body: { isActive: !isActive } })}>
          {isActive ? 'Turn off' : 'Turn on'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => choose('remove')}>
          Remove
        </MenuItem>
      </Menu>
    </li>
  )
}

/** "Last message delivered 5 minutes ago" */
function describeLast({ state, at }: NonNullable<Webhook['lastDelivery']>): string {
  return state === 'waiting' ? 'Last message not delivered yet' : `Last message ${state} ${formatAgo(at)}`
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useChange('removeWebhook')
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remove this webhook?"
      description={`${new URL(webhook.url).host} won’t get messages anymore. Its delivery log is deleted, too.`}
      confirmLabel="Remove webhook"
      pendingLabel="Removing..."
      onConfirm={() => remove.mutateAsync({ params: { id: webhook.id } })}
    />
  )
}
