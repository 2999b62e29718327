/** What an API key did in the last 30 days. */
import { ListChecks } from 'lucide-react'
import type { ApiKey, KeyUse } from '../../contract/api-keys.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { EmptyState } from '../ui/card.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'

const columns: Column<KeyUse>[] = [
  {
    id: 'call',
    header: 'Call',
    namesRow: true,
    cell: ({ call, summary }) => (
      <span className="flex flex-col">
        <span className="font-semibold">{summary}</span>
        <code className="text-12 text-muted">{call}</code>
      </span>
    ),
  },
  { id: 'day', header: 'Day', cell: ({ day }) => <span className="whitespace-nowrap">{formatDateWithYear(day)}</span> },
  { id: 'allowed', header: 'Succeeded', align: 'end', cell: ({ allowed }) => allowed },
  { id: 'refused', header: 'Refused', align: 'end', cell: ({ refused }) => refused },
]

export function KeyUsesDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const read = useRead('apiKeyUses', { params: { id: apiKey.id } })
  return (
    <Dialog
      onClose={onClose}
      size="large"
      isForReading
      title={`Usage of ${apiKey.name}`}
      description={`The last 30 days. Up to ${plural(apiKey.callsPerMinute, 'call')} per minute.`}
    >
      <DialogBody>
        <Reading read={read} what="This key’s usage">
          {(uses) => (
            <Table
              label={`Usage of ${apiKey.name}`}
              rows={uses}
              rowKey={({ day, call }) => `${day} ${call}`}
              columns={columns}
              isInset
              empty={
                <EmptyState icon={<ListChecks />} title="Not used yet">
                  Calls appear here once something uses this key.
                </EmptyState>
              }
            />
          )}
        </Reading>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  )
}
