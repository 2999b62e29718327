/** A physician's own contract year: shifts expected, worked, and scheduled, by pay period, and as a file. */
import { CalendarX2 } from 'lucide-react'
import type { OwnStatement } from '../../contract/payroll.ts'
import { monthOf } from '../../engine/month.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { Stat, StatGroup } from '../ui/stat-group.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { PayExport } from './pay-export.tsx'
import { aheadOf, describeAhead, describeKnown, formatYear } from './payroll-words.ts'

export function OwnStatementCard({ month }: { month: string | undefined }) {
  const read = useRead('ownStatement', { query: month ? { month } : {} })
  return (
    <Card
      title="My contract"
      description={read.data && formatYear(monthOf(read.data.from))}
      actions={<PayExport name="exportOwnStatement" month={month} />}
      padding="none"
    >
      <Reading read={read} what="Your contract" loading={<LoadingStatement />}>
        {(statement) => <Expected statement={statement} />}
      </Reading>
    </Card>
  )
}

function LoadingStatement() {
  return (
    <div className="p-4 tablet:px-5">
      <SkeletonList of="facts" label="Loading your contract..." />
    </div>
  )
}

type Period = OwnStatement['periods'][number]

function Expected({ statement }: { statement: OwnStatement }) {
  const { fte, expected, worked, scheduled, periods } = statement
  return (
    <>
      <div className="p-4 tablet:px-5">
        <StatGroup>
          <Stat label="Expected" value={expected} detail={`shifts at ${fte} FTE`} />
          <Stat label="Worked" value={worked.shifts} detail={`${describeAhead(aheadOf(statement))} to date`} />
          <Stat label="Scheduled" value={scheduled.shifts} detail="published, not yet worked" />
          <Stat label="Credits" value={round(worked.credits + scheduled.credits, 2)} detail="worked and scheduled" />
        </StatGroup>
        <p className="mt-3 text-12 text-muted">{describeKnown(statement)}</p>
      </div>
      <Table
        label="Pay periods"
        rows={periods}
        rowKey={({ from }) => from}
        columns={columns}
        isCompactOnPhones
        empty={
          <EmptyState icon={<CalendarX2 />} title="No pay periods yet">
            They appear once you have published shifts.
          </EmptyState>
        }
      />
    </>
  )
}

const columns: Column<Period>[] = [
  {
    id: 'period',
    header: 'Pay period',
    namesRow: true,
    cell: ({ from, to, status }) => (
      <>
        {formatDateRange(from, to)}
        {status === 'now' && <span className="text-muted">, now</span>}
      </>
    ),
  },
  { id: 'shifts', header: 'Shifts', align: 'end', inLine: 'end', cell: ({ work }) => plural(work.shifts, 'shift') },
  { id: 'hours', header: 'Hours', align: 'end', cell: ({ work }) => `${work.hours} h` },
  {
    id: 'credits',
    header: 'Credits',
    align: 'end',
    inLine: 'end',
    cell: ({ work }) => `${work.credits} ${pluralWord(work.credits, 'credit')}`,
  },
]
