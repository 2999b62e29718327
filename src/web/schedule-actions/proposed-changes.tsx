/** The difference that a proposal makes: how many shifts of how many physicians, the scores, and who works what on which day. */
import type { Proposal } from '../../contract/shift-changes.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { sayScore } from '../assessment/score-band.ts'
import { Table } from '../ui/table.tsx'

export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const { days, steps, open, before, after, findings } = proposal
  const people = new Set(days.map(({ physicianId }) => physicianId)).size
  if (steps.length === 0) return <p role="status">No better schedule found within your choice.</p>
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        Changes {plural(steps.length, 'shift')} of {plural(people, 'physician')}.
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-4">
        <Figure label="Open shifts" before={String(open.before)} after={String(open.after)} />
        <Figure label="Coverage" before={sayScore(before.coverageScore)} after={sayScore(after.coverageScore)} />
        <Figure label="Fairness" before={sayScore(before.fairnessScore)} after={sayScore(after.fairnessScore)} />
        <Figure
          label="Preferences met"
          before={sayScore(before.preferencesMetScore)}
          after={sayScore(after.preferencesMetScore)}
        />
      </dl>
      {findings.some(({ hard }) => hard) && (
        <ul className="list-disc pl-4 text-warn">
          {findings
            .filter(({ hard }) => hard)
            .map(({ key, says }) => (
              <li key={key}>{says}</li>
            ))}
        </ul>
      )}
      <Table
        label="What changes for whom"
        isInset
        rows={days}
        rowKey={({ physicianId, date }) => `${physicianId} ${date}`}
        empty={null}
        columns={[
          { id: 'name', header: 'Physician', namesRow: true, cell: ({ name }) => name },
          { id: 'date', header: 'Day', cell: ({ date }) => formatDate(date) },
          { id: 'old', header: 'Now', cell: (day) => day.old ?? 'Off' },
          { id: 'new', header: 'Proposed', cell: (day) => day.new ?? 'Off' },
        ]}
      />
    </div>
  )
}

function Figure({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold">
        {before} → {after}
      </dd>
    </div>
  )
}
