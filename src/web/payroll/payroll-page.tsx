/** Contracts and payroll: what everyone is expected to work this contract year, has worked, and is scheduled for, and files for payroll. */
import { useSearchParams } from 'wouter'
import type { PayrollYear, Statement } from '../../contract/payroll.ts'
import { monthText } from '../../contract/text.ts'
import { addMonths, monthKey, monthOf } from '../../engine/month.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { NoPhysicians } from '../layout/no-physicians.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { PayExport } from './pay-export.tsx'
import { PaySettings } from './pay-settings.tsx'
import { aheadOf, describeAhead, describeKnown, formatYear } from './payroll-words.ts'

export function PayrollPage() {
  const [search] = useSearchParams()
  const asked = monthText.safeParse(search.get('month')).data
  const { groupId } = useMember()
  const read = useRead('payroll', { query: asked ? { month: asked } : {} })
  const group = useRead('myGroup', {}).data
  return (
    <PageFrame
      title="Contracts and payroll"
      subtitle="From published schedules. Hours and credits include scheduled shifts. Backup shifts count toward credits only."
      actions={
        read.data && (
          <>
            <YearChoice year={read.data} />
            <PayExport name="exportPayroll" month={asked} />
          </>
        )
      }
    >
      <Reading read={read} what="The numbers" loading={<PageSpinner />}>
        {(year) => (
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_360px]">
            <PeopleCard year={year} />
            {group?.id === groupId && <PaySettings group={group} />}
          </div>
        )}
      </Reading>
    </PageFrame>
  )
}

/** The year that is shown, and those around it. */
function YearChoice({ year }: { year: PayrollYear }) {
  const [, setSearch] = useSearchParams()
  const shown = monthOf(year.from)
  const options = [1, 0, -1, -2].map((years) => {
    const first = addMonths(shown, years * 12)
    return { value: monthKey(first), label: formatYear(first) }
  })
  return (
    <Select
      aria-label="Contract year"
      className="w-52!"
      value={monthKey(shown)}
      options={options}
      onValueChange={(month) => setSearch({ month }, { replace: true })}
    />
  )
}

function PeopleCard({ year }: { year: PayrollYear }) {
  return (
    <Card title={formatYear(monthOf(year.from))} description={describeKnown(year)} padding="none">
      <Table
        label="Contracts"
        rows={year.people}
        rowKey={({ physicianId }) => physicianId}
        columns={columns}
        defaultSort="name"
        empty={<NoPhysicians>Their contracts appear here.</NoPhysicians>}
      />
    </Card>
  )
}

const columns: Column<Statement>[] = [
  {
    id: 'name',
    header: 'Physician',
    namesRow: true,
    cell: ({ lastName, firstName, isActive }) => (
      <>
        <b className="font-semibold">{lastName}</b> <span className="text-muted">{firstName}</span>
        {!isActive && <span className="text-muted">, left</span>}
      </>
    ),
    sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  },
  number('fte', 'FTE', ({ fte }) => fte),
  {
    id: 'expected',
    header: 'Expected',
    align: 'end',
    // The last day of somebody who left isn't known.
    cell: ({ expected, isActive }) => (isActive ? expected.toLocaleString('en-US') : '–'),
    sortBy: ({ expected }) => expected,
  },
  number('worked', 'Worked', ({ worked }) => worked.shifts),
  number('scheduled', 'Scheduled', ({ scheduled }) => scheduled.shifts),
  {
    id: 'ahead',
    header: 'To date',
    align: 'end',
    cell: (statement) => (
      <span className="text-muted">{statement.isActive ? describeAhead(aheadOf(statement)) : '–'}</span>
    ),
    sortBy: aheadOf,
  },
  number('hours', 'Hours', ({ worked, scheduled }) => worked.hours + scheduled.hours),
  number('credits', 'Credits', ({ worked, scheduled }) => worked.credits + scheduled.credits),
]

function number(id: string, header: string, amountOf: (statement: Statement) => number): Column<Statement> {
  return {
    id,
    header,
    align: 'end',
    cell: (statement) => round(amountOf(statement), 2).toLocaleString('en-US'),
    sortBy: amountOf,
  }
}
