/** Who has more and who has less of what in another schedule. */
import type { Comparison } from '../../contract/schedules.ts'
import { Badge } from '../ui/badge.tsx'
import { Table } from '../ui/table.tsx'
import { formatDifference } from './compared-scores.tsx'

type Person = Comparison['physicians'][number]

/** Burdens people don't want more of; on a tie, shifts decide. */
function burdenOf({ difference: { nights, weekendDays, holidays, shifts } }: Person): number {
  return nights + weekendDays + holidays || shifts
}

export function ComparedPeople({ comparison: { physicians, other } }: { comparison: Comparison }) {
  const changed = physicians.filter(({ difference }) => Object.values(difference).some((value) => value !== 0))
  const worse = changed.filter((person) => burdenOf(person) > 0).length
  const better = changed.filter((person) => burdenOf(person) < 0).length
  return (
    <section>
      <h3 className="font-semibold">
        In {other.name}: {better} better off, {worse} worse off
      </h3>
      <p className="text-12 text-muted">By nights, weekend shifts, and holidays, then by all shifts.</p>
      <Table
        label="Changes by physician"
        isInset
        rows={changed}
        rowKey={({ physicianId }) => physicianId}
        empty={<p className="py-3 text-muted">Everyone has the same counts in both.</p>}
        defaultSort="-burden"
        sortParameter="compare-sort"
        columns={[
          { id: 'name', header: 'Physician', namesRow: true, sortBy: ({ name }) => name },
          {
            id: 'burden',
            header: 'Overall',
            cell: (person) => <Verdict burden={burdenOf(person)} />,
            sortBy: burdenOf,
          },
          ...(['shifts', 'nights', 'weekendDays', 'holidays', 'hours'] as const).map((what) => ({
            id: what,
            header: headers[what],
            align: 'end' as const,
            cell: ({ difference, one, other: after }: Person) => (
              <span title={`${one[what]} before, ${after[what]} after`}>{formatDifference(difference[what])}</span>
            ),
            sortBy: ({ difference }: Person) => difference[what],
          })),
        ]}
      />
    </section>
  )
}

const headers = {
  shifts: 'Shifts',
  nights: 'Nights',
  weekendDays: 'Weekend shifts',
  holidays: 'Holidays',
  hours: 'Hours',
}

function Verdict({ burden }: { burden: number }) {
  if (burden === 0) return <Badge>Same</Badge>
  return burden < 0 ? <Badge tone="good">Better off</Badge> : <Badge tone="warn">Worse off</Badge>
}
