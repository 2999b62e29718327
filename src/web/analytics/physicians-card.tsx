/** Everyone's numbers: how many of each burden, distance from the fair share, and preferences met. */
import { Users } from 'lucide-react'
import { useState } from 'react'
import { type Analytics, type YearClass, yearClasses } from '../../contract/analytics.ts'
import { fullName } from '../../engine/text/names.ts'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Popover } from '../ui/popover.tsx'
import { Table } from '../ui/table.tsx'
import { type Column, sortRows, useTableSort } from '../ui/table-sort.ts'
import { classWords, formatCount, formatOver } from './analytics-words.ts'
import { ShiftsBehind } from './shifts-behind.tsx'
import type { PeriodSummary, PersonSum } from './summarize-period.ts'

const shownAtFirst = 12
const firstOrder = '-total'

export function PhysiciansCard({ year, summary }: { year: Analytics; summary: PeriodSummary }) {
  const [isWhole, showWhole] = useState(false)
  const columns = columnsOf(year, summary)
  const [sort] = useTableSort(columns, 'sort', firstOrder)
  const rows = isWhole ? summary.people : sortRows(summary.people, columns, sort).slice(0, shownAtFirst)
  return (
    <Card
      title="By physician"
      description="Shifts over or under fair share. Select a number to see them."
      padding="none"
      footer={
        !isWhole &&
        summary.people.length > shownAtFirst && (
          <span>
            {shownAtFirst} of {summary.people.length} shown.{' '}
            <Button variant="link" size="dense" onClick={() => showWhole(true)}>
              Show everyone
            </Button>
          </span>
        )
      }
    >
      <Table
        label="By physician"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        defaultSort={firstOrder}
        empty={<EmptyState icon={<Users />} title="No shifts in this period" />}
      />
    </Card>
  )
}

function columnsOf(year: Analytics, summary: PeriodSummary): Column<PersonSum>[] {
  return [
    {
      id: 'name',
      header: 'Physician',
      namesRow: true,
      cell: ({ lastName, firstName }) => (
        <>
          <b className="font-semibold">{lastName}</b> <span className="text-muted">{firstName}</span>
        </>
      ),
      sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
    },
    {
      id: 'fte',
      header: 'FTE',
      cell: ({ fte }) => <span className="text-muted">{fte.toFixed(1)}</span>,
      sortBy: ({ fte }) => fte,
    },
    ...yearClasses.map(
      (name): Column<PersonSum> => ({
        id: name,
        header: name === 'total' ? 'Total' : classWords[name].title,
        cell: (person) => <Against person={person} name={name} year={year} summary={summary} />,
        sortBy: ({ burdens }) => burdens[name].over,
      }),
    ),
    {
      id: 'preferences',
      header: 'Preferences met',
      align: 'end',
      cell: ({ preferencesMet }) =>
        preferencesMet === null ? <span className="text-faint">none</span> : `${Math.round(preferencesMet)}%`,
      sortBy: ({ preferencesMet }) => preferencesMet,
    },
  ]
}

type AgainstProps = { person: PersonSum; name: YearClass; year: Analytics; summary: PeriodSummary }

function Against({ person, name, year, summary }: AgainstProps) {
  const { has, share, over } = person.burdens[name]
  const isOver = over !== null && over > year.rounding[name]
  const title = `${fullName(person)}, ${formatCount(has, name)}`
  return (
    <span className="flex items-center gap-2.5">
      <Popover
        label={title}
        className="w-60"
        trigger={
          <button
            type="button"
            aria-label={title}
            className="min-h-6 min-w-6 rounded-chip text-right text-12 text-muted underline-offset-3 hover:underline"
          >
            {has}
          </button>
        }
      >
        <p className="font-semibold">{title}</p>
        <p className="pb-2 text-muted">
          {share === null ? 'volunteers, so no fair share' : `fair share ${share.toFixed(1)}`}
        </p>
        <ShiftsBehind
          physicianId={person.id}
          name={name}
          scheduleIds={summary.months.map(({ scheduleId }) => scheduleId)}
          holidays={year.holidays.map(({ date }) => date)}
        />
      </Popover>
      <DeviationBar over={over} rounding={year.rounding[name]} />
      <span className={joinClasses('min-w-9 text-right text-12', isOver && 'font-semibold text-warn')}>
        {over === null ? <span className="text-faint">volunteers</span> : formatOver(over)}
      </span>
    </span>
  )
}

/** Pixels from the middle to the end, and to the end of what rounding explains. */
const half = 40
const band = 12

function DeviationBar({ over, rounding }: { over: number | null; rounding: number }) {
  const length = over === null ? 0 : Math.max(-half, Math.min(half, (over / rounding) * band))
  return (
    <svg width={2 * half} height="16" aria-hidden="true" className="shrink-0 max-desktop:hidden">
      <rect x={half - band} y="2" width={2 * band} height="12" rx="2" className="fill-accent-soft" />
      <rect
        x={half + Math.min(0, length)}
        y="6"
        width={Math.abs(length)}
        height="4"
        rx="1"
        className={over !== null && over > rounding ? 'fill-warn' : 'fill-faint'}
      />
      <line x1={half} x2={half} y2="16" className="stroke-text" />
    </svg>
  )
}
