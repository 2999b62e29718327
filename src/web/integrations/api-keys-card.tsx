/** The group's API keys: created, watched, and revoked. */
import { Ban, KeyRound, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../contract/api-keys.ts'
import { scopeTexts } from '../../contract/scopes.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useTimeZone } from '../session/use-session.ts'
import { formatAgo, formatDateOfMoment } from '../text/moments.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { KeyUsesDialog } from './key-uses-dialog.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Open = { kind: 'none' } | { kind: 'create' } | { kind: 'uses' | 'revoke'; apiKey: ApiKey }

export function ApiKeysCard() {
  const read = useRead('listApiKeys', {})
  const timeZone = useTimeZone()
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const add = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'create' })} icon={<Plus />}>
      Create API key
    </Button>
  )
  return (
    <Card
      title="API keys"
      description="Each key can use only what you choose, in this group."
      actions={add}
      padding={read.data ? 'none' : 'regular'}
    >
      <Reading read={read} what="The API keys" loading={<SkeletonList of="facts" rows={3} />}>
        {(keys) => (
          <Table
            label="API keys"
            rows={keys}
            rowKey={(key) => key.id}
            columns={columnsWith((kind, apiKey) => setOpen({ kind, apiKey }), timeZone)}
            empty={
              <EmptyState icon={<KeyRound />} title="No API keys yet" action={add}>
                With a key, another system can ask who’s on call, read published schedules, or make requests.
              </EmptyState>
            }
          />
        )}
      </Reading>
      {open.kind === 'create' && <NewKeyDialog onClose={close} />}
      {open.kind === 'uses' && <KeyUsesDialog apiKey={open.apiKey} onClose={close} />}
      {open.kind === 'revoke' && <RevokeDialog apiKey={open.apiKey} onClose={close} />}
    </Card>
  )
}

const states: Record<ApiKey['state'], { tone: BadgeTone; label: string }> = {
  active: { tone: 'good', label: 'Active' },
  expired: { tone: 'warn', label: 'Expired' },
  revoked: { tone: 'quiet', label: 'Revoked' },
}

type Choose = (kind: 'uses' | 'revoke', apiKey: ApiKey) => void

function columnsWith(choose: Choose, timeZone: string | undefined): Column<ApiKey>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      namesRow: true,
      sortBy: ({ name }) => name.toLowerCase(),
      cell: ({ name, hint, createdBy }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{name}</span>
          <span className="text-12 text-muted">
            <code>{hint}…</code>
            {createdBy && ` by ${createdBy}`}
          </span>
        </span>
      ),
    },
    {
      id: 'scopes',
      header: 'Can use',
      cell: ({ scopes }) => (
        <span className="flex flex-wrap gap-1 max-tablet:justify-end">
          {scopes.map((scope) => (
            <Badge key={scope} tone="outline">
              {scopeTexts[scope].label}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'used',
      header: 'Last used',
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatAgo(lastUsedAt) : 'Never'),
    },
    {
      id: 'expires',
      header: 'Expires',
      sortBy: ({ expiresAt }) => expiresAt ?? '9999',
      cell: ({ expiresAt }) => (expiresAt ? formatDateOfMoment(expiresAt, timeZone) : 'Never'),
    },
    {
      id: 'state',
      header: 'Status',
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      id: 'actions',
      header: 'Actions',
      hidesHeader: true,
      align: 'end',
      cell: (key) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="dense"
            variant="quiet"
            label={`Usage of ${key.name}`}
            icon={<ListChecks />}
            onClick={() => choose('uses', key)}
          />
          {key.state !== 'revoked' && (
            <IconButton
              size="dense"
              variant="quiet"
              label={`Revoke ${key.name}`}
              icon={<Ban />}
              onClick={() => choose('revoke', key)}
            />
          )}
        </span>
      ),
    },
  ]
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useChange('revokeApiKey')
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Revoke ${apiKey.name}?`}
      description="Systems that use this key stop working right away. You can’t turn it back on."
      confirmLabel="Revoke key"
      pendingLabel="Revoking..."
      onConfirm={() => revoke.mutateAsync({ params: { id: apiKey.id } })}
    />
  )
}
