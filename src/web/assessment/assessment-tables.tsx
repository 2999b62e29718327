/** The breakdown of a schedule's scores: by class of burden, by kind of preference, and by physician. */
import type { Assessment } from '../../contract/assessment.ts'
import { plural } from '../../engine/text/plural.ts'
import { Table } from '../ui/table.tsx'
import { formatScore } from './score-band.ts'

type Props = { assessment: Assessment }

export function AssessedClasses({ assessment: { classes, physicians } }: Props) {
  const nameOf = new Map(physicians.map(({ physicianId, name }) => [physicianId, name]))
  const worstOf = ({ people }: Assessment['classes'][number]) =>
    people.reduce<(typeof people)[number] | undefined>(
      (worst, one) => (one.over > (worst?.over ?? 0) ? one : worst),
      undefined,
    )
  return (
    <section>
      <h3 className="pb-1 font-semibold">Fairness by kind of shift</h3>
      <Table
        isInset
        label="Fairness by kind of shift"
        rows={classes}
        rowKey={({ fairClass }) => fairClass}
        sortParameter="class-sort"
        empty={<p className="text-muted">No shifts are shared in this schedule.</p>}
        columns={[
          { id: 'class', header: 'Kind', namesRow: true, cell: ({ title }) => title },
          {
            id: 'score',
            header: 'Score',
            align: 'end',
            cell: ({ score }) => formatScore(score),
            sortBy: ({ score }) => score,
          },
          { id: 'weight', header: 'Weight', align: 'end', cell: ({ weight }) => `${Math.round(weight * 100)}%` },
          {
            id: 'range',
            header: 'Fewest to most',
            align: 'end',
            cell: ({ range }) => `${range.fewest} to ${range.most}`,
          },
          {
            id: 'misplaced',
            header: 'Unevenly shared',
            align: 'end',
            cell: ({ misplaced, unavoidable }) =>
              unavoidable > 0 ? `${misplaced}, ${unavoidable} unavoidable` : misplaced,
          },
          {
            id: 'worst',
            header: 'Worst-off',
            align: 'end',
            cell: (row) => {
              const worst = worstOf(row)
              return worst ? `${nameOf.get(worst.physicianId) ?? ''} +${worst.over}` : 'no one'
            },
          },
        ]}
      />
    </section>
  )
}

export function AssessedPreferences({ assessment: { preferences, requests } }: Props) {
  return (
    <section>
      <h3 className="pb-1 font-semibold">Preferences by kind</h3>
      {requests.asked > 0 && (
        <p className="text-muted">
          Met {requests.met} of {plural(requests.asked, 'request')} for days off or shifts.
        </p>
      )}
      <Table
        isInset
        label="Preferences by kind"
        rows={preferences}
        rowKey={({ ruleId }) => ruleId}
        sortParameter="preference-sort"
        empty={<p className="text-muted">No preferences this month.</p>}
        columns={[
          { id: 'preference', header: 'Preference', namesRow: true, cell: ({ title }) => title },
          {
            id: 'score',
            header: 'Met',
            align: 'end',
            cell: ({ score }) => `${formatScore(score)}%`,
            sortBy: ({ score }) => score,
          },
          { id: 'asked', header: 'Entered', align: 'end', sortBy: (row) => row.preferenceCount },
        ]}
      />
    </section>
  )
}

export function AssessedPeople({ assessment: { physicians } }: Props) {
  return (
    <section>
      <h3 className="pb-1 font-semibold">By physician</h3>
      <Table
        isInset
        label="Scores by physician"
        rows={physicians}
        rowKey={({ physicianId }) => physicianId}
        defaultSort="fairness"
        sortParameter="person-sort"
        empty={<p className="text-muted">No physicians yet.</p>}
        columns={[
          { id: 'name', header: 'Physician', namesRow: true, sortBy: ({ name }) => name },
          {
            id: 'fairness',
            header: 'Fairness',
            align: 'end',
            cell: ({ fairness }) => formatScore(fairness),
            sortBy: ({ fairness }) => fairness,
          },
          {
            id: 'preferences',
            header: 'Preferences met',
            align: 'end',
            cell: ({ preferences, preferenceCount }) =>
              preferenceCount === 0 ? 'none entered' : `${formatScore(preferences)}%`,
            sortBy: ({ preferences, preferenceCount }) => (preferenceCount === 0 ? null : preferences),
          },
        ]}
      />
    </section>
  )
}
