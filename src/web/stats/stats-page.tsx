/** My Stats: own numbers of a month and its year, beside the fair share and what is usual, each with its shifts. */
import { CalendarX2 } from 'lucide-react'
import { useSearchParams } from 'wouter'
import type { OwnStats } from '../../contract/stats.ts'
import { isInMonth, monthKey } from '../../engine/month.ts'
import { sayMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { BackLink } from '../layout/back-link.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { LoadingPeriods } from './loading-periods.tsx'
import { PeriodCard } from './period-card.tsx'

export function StatsPage() {
  const [search] = useSearchParams()
  const asked = /^20\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0]
  const read = useRead('ownStats', { query: asked ? { month: asked } : {} })
  return (
    <PageFrame
      title="My Stats"
      subtitle="From published schedules. Backup duty is no working day and does not count."
      back={<BackLink to="/physician/dashboard">My Schedule</BackLink>}
      actions={read.data && <MonthChoice stats={read.data} />}
    >
      <Reading read={read} what="Your stats" loading={<LoadingPeriods />}>
        {(stats) =>
          stats.publishedMonths.length === 0 ? <NothingPublished year={stats.year} /> : <Periods {...stats} />
        }
      </Reading>
    </PageFrame>
  )
}

function Periods({ year, month, ofMonth, ofYear, shifts, publishedMonths }: OwnStats) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <PeriodCard
        title={sayMonth({ year, month })}
        description={
          publishedMonths.includes(month) ? 'This month as published' : 'No schedule is published for it yet'
        }
        period={ofMonth}
        shifts={shifts.filter(({ date }) => isInMonth(date, { year, month }))}
      />
      <PeriodCard
        title={`Year ${year}`}
        description={`${plural(publishedMonths.length, 'published month')}, coming shifts included`}
        period={ofYear}
        shifts={shifts}
      />
    </div>
  )
}

/** The published months of the year and the one that is shown; the year before is one step away. */
function MonthChoice({ stats: { year, month, publishedMonths } }: { stats: OwnStats }) {
  const [, setSearch] = useSearchParams()
  const months = [...new Set([...publishedMonths, month])].sort((one, other) => other - one)
  const options = [
    ...months.map((one) => ({ value: monthKey({ year, month: one }), label: sayMonth({ year, month: one }) })),
    { value: `${year - 1}-12`, label: `Year ${year - 1}` },
  ]
  return (
    <Select
      aria-label="Month"
      className="w-44!"
      value={monthKey({ year, month })}
      options={options}
      onValueChange={(chosen) => setSearch({ month: chosen }, { replace: true })}
    />
  )
}

function NothingPublished({ year }: { year: number }) {
  return (
    <Card>
      <EmptyState icon={<CalendarX2 aria-hidden="true" />} title={`No schedule is published for ${year}`}>
        Your numbers stand here as soon as one is.
      </EmptyState>
    </Card>
  )
}
