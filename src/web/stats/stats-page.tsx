/** My stats: one's numbers for a month and the 12 up to it, next to the fair share and the median, each with its shifts. */
import { CalendarX2 } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { type OwnStats, statNames } from '../../contract/stats.ts'
import { monthText } from '../../contract/text.ts'
import { isInMonth, monthKey, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { OwnFatigueCard } from '../fatigue/own-fatigue-card.tsx'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { OwnStatementCard } from '../payroll/own-statement-card.tsx'
import { formatTwelveMonths } from '../text/twelve-months.ts'
import { Card, EmptyState } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OwnYearCard } from '../year/own-year-card.tsx'
import { PeriodCard } from './period-card.tsx'
import { SimulatorCard } from './simulator-card.tsx'

export function StatsPage() {
  const [search] = useSearchParams()
  const asked = monthText.safeParse(search.get('month')).data
  const read = useRead('ownStats', { query: asked ? { month: asked } : {} })
  return (
    <PageFrame
      title="My stats"
      subtitle="From published schedules. Backup shifts aren’t counted. Select a number to see its shifts."
      back={<BackLink to="/physician/dashboard">My Schedule</BackLink>}
      actions={read.data && <MonthChoice stats={read.data} />}
    >
      <Reading read={read} what="Your stats" loading={<LoadingPeriods />}>
        {(stats) => (stats.publishedMonths.length === 0 ? <NothingPublished /> : <Periods {...stats} />)}
      </Reading>
      <OwnYearCard />
      <OwnStatementCard month={asked} />
    </PageFrame>
  )
}

function Periods({ year, month, ofMonth, ofTwelveMonths, shifts, publishedMonths }: OwnStats) {
  const isPublished = publishedMonths.includes(monthKey({ year, month }))
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2">
      <PeriodCard
        title={formatMonth({ year, month })}
        description={isPublished ? 'As published' : 'Not published yet'}
        period={ofMonth}
        shifts={shifts.filter(({ date }) => isInMonth(date, { year, month }))}
      />
      <PeriodCard
        title={formatTwelveMonths({ year, month })}
        description="All published months up to this one"
        period={ofTwelveMonths}
        shifts={shifts}
      />
      {isPublished && (
        <>
          <OwnFatigueCard month={{ year, month }} shifts={shifts} />
          <SimulatorCard key={monthKey({ year, month })} month={{ year, month }} />
        </>
      )}
    </div>
  )
}

/** The published months and the one shown. */
function MonthChoice({ stats: { year, month, publishedMonths } }: { stats: OwnStats }) {
  const [, setSearch] = useSearchParams()
  const months = [...new Set([...publishedMonths, monthKey({ year, month })])].sort().reverse()
  return (
    <Select
      aria-label="Month"
      className="w-44!"
      value={monthKey({ year, month })}
      options={months.map((value) => ({ value, label: formatMonth(monthOf(value)) }))}
      onValueChange={(chosen) => setSearch({ month: chosen }, { replace: true })}
    />
  )
}

function NothingPublished() {
  return (
    <Card>
      <EmptyState icon={<CalendarX2 />} title="No schedule is published yet">
        Once your coordinator publishes one, you’ll see your numbers here.
      </EmptyState>
    </Card>
  )
}

/** The two periods of My stats while loading: placeholders for the figures. */
function LoadingPeriods() {
  return (
    <div role="status" className="grid items-start gap-5 desktop:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {['month', 'year'].map((period) => (
        <Card key={period}>
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="mt-2 mb-4 h-2.5 w-44" />
          {statNames.map((name) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_56px_72px_64px] gap-x-2 border-t border-line py-3.5"
            >
              <Skeleton className="h-3 w-24" />
              <Skeleton className="ml-auto h-3 w-8" />
              <Skeleton className="ml-auto h-3 w-10" />
              <Skeleton className="ml-auto h-3 w-8" />
              <Skeleton className="col-span-4 mt-2.5 h-1.5 w-full" />
            </div>
          ))}
        </Card>
      ))}
    </div>
  )
}
