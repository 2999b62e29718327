/** Audit log: every change in the group, filtered and searched, with before and after in words. */
import { Download, History } from 'lucide-react'
import { useState } from 'react'
import { plural } from '../../engine/text/plural.ts'
import { failFile } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { saveAuditLog } from './audit-csv.ts'
import { AuditFilters } from './audit-filters.tsx'
import { EventList } from './event-list.tsx'
import { useAuditAddress } from './use-audit-address.ts'

export function AuditPage() {
  const address = useAuditAddress()
  const { clock } = useGroupClock()
  return (
    <PageFrame
      title="Audit log"
      subtitle="Who changed what, when, and why. Entries can’t be changed or deleted."
      back={<BackLink to="/admin/dashboard">Back to Dashboard</BackLink>}
      actions={<SaveButton filter={address.filter} timeZone={clock?.timeZone} />}
    >
      <AuditFilters address={address} />
      <Pages key={JSON.stringify(address.filter)} filter={address.filter} onClear={address.clear} />
    </PageFrame>
  )
}

type Filter = ReturnType<typeof useAuditAddress>['filter']

/** The pages loaded so far. */
function Pages({ filter, onClear }: { filter: Filter; onClear: () => void }) {
  const [starts, setStarts] = useState<(number | undefined)[]>([undefined])
  return (
    <div className="overflow-clip rounded-control border border-line bg-raised">
      {starts.map((after, place) => (
        <OnePage
          key={after ?? 'first'}
          filter={filter}
          after={after}
          onMore={place === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
          onClear={onClear}
        />
      ))}
    </div>
  )
}

type OnePageProps = {
  filter: Filter
  after: number | undefined
  onMore: ((next: number) => void) | undefined
  onClear: () => void
}

function OnePage({ filter, after, onMore, onClear }: OnePageProps) {
  const query = after === undefined ? filter : { ...filter, after: String(after) }
  const read = useRead('auditLog', { query })
  const loading = (
    <div className="p-5">
      <SkeletonList of="sentences" rows={6} />
    </div>
  )
  return (
    <Reading read={read} what="The audit log" loading={loading}>
      {({ events, next }) => (
        <>
          {events.length === 0 ? (
            <Nothing isFiltered={Object.keys(filter).length > 0} onClear={onClear} />
          ) : (
            <EventList events={events} />
          )}
          {next !== null && onMore && (
            <div className="flex justify-center border-t border-line p-3">
              <Button onClick={() => onMore(next)}>Show older</Button>
            </div>
          )}
        </>
      )}
    </Reading>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<History />}
      title="No changes match these filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState icon={<History />} title="No activity yet">
      Changes to schedules, requests, people, and settings appear here.
    </EmptyState>
  )
}

function SaveButton({ filter, timeZone }: { filter: Filter; timeZone: string | undefined }) {
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    try {
      const saved = await saveAuditLog(filter, timeZone)
      toast({ title: 'Success', description: `${plural(saved, 'change')} exported`, tone: 'good' })
    } catch (error) {
      failFile(error)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Button loading={isSaving} loadingLabel="Exporting..." onClick={() => void save()} icon={<Download />}>
      Export .csv
    </Button>
  )
}
