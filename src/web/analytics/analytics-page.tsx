/** Fairness and coverage over months: who carries how much, how the scores went, and how long runs are. */
import { ChartNoAxesColumn, Download, WandSparkles } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { Analytics } from '../../contract/analytics.ts'
import { useRead } from '../api/use-read.ts'
import { HowScored } from '../assessment/how-scored.tsx'
import { FeedbackSummaryCard } from '../feedback/feedback-summary-card.tsx'
import { saveCsv } from '../files/save-file.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { writeAnalyticsCsv } from './analytics-csv.ts'
import { ContinuityCard } from './continuity-card.tsx'
import { EveryoneCard } from './everyone-card.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { MonthsCard } from './months-card.tsx'
import { periodsOf, saySpan } from './periods.ts'
import { PhysiciansCard } from './physicians-card.tsx'
import { summarisePeriod } from './summarise-period.ts'
import { SwitchDaysCard } from './switch-days-card.tsx'

export function AnalyticsPage() {
  const [search] = useSearchParams()
  const asked = /^20\d\d$/.exec(search.get('year') ?? '')?.[0]
  const read = useRead('yearAnalytics', { query: asked ? { year: asked } : {} })
  if (!read.data) {
    return (
      <PageFrame title="Fairness">
        <Reading read={read} what="The analytics" loading={<PageSpinner />}>
          {() => null}
        </Reading>
      </PageFrame>
    )
  }
  return <YearPage year={read.data} />
}

function YearPage({ year }: { year: Analytics }) {
  const periods = periodsOf(year)
  const [first, ...others] = periods.map(({ value }) => value)
  const [chosen, choose] = useSearchChoice('period', [first ?? 'year', ...others])
  const { months } = periods.find(({ value }) => value === chosen) ?? periods[0]
  const summary = summarisePeriod(year, months)
  return (
    <PageFrame
      title="Fairness"
      subtitle={`${saySpan(months, year.year)}, everyone measured against their own share of eligible time`}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <HowScored />
          <YearChoice year={year} />
          <Select
            aria-label="Period"
            className="w-36!"
            value={chosen}
            options={periods.map(({ value, label }) => ({ value, label }))}
            onValueChange={choose}
          />
          <Button
            disabled={months.length === 0}
            onClick={() => saveCsv(`fairness-${year.year}-${chosen}.csv`, writeAnalyticsCsv(year, summary))}
          >
            <Download aria-hidden="true" />
            Export .csv
          </Button>
        </div>
      }
    >
      {months.length === 0 ? (
        <NothingPublished year={year.year} />
      ) : (
        <>
          <HeadlineFigures year={year} summary={summary} />
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_396px]">
            <div className="flex min-w-0 flex-col gap-5">
              <EveryoneCard year={year} summary={summary} />
              <SwitchDaysCard summary={summary} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <MonthsCard year={year} />
              <ContinuityCard summary={summary} />
              <NewestFeedback months={months} />
            </div>
          </div>
          <PhysiciansCard year={year} summary={summary} />
        </>
      )}
    </PageFrame>
  )
}

function YearChoice({ year: { year, years } }: { year: Analytics }) {
  const [, setSearch] = useSearchParams()
  const options = [...new Set([year, ...years])].sort((one, other) => other - one)
  if (options.length < 2) return null
  return (
    <Select
      aria-label="Year"
      className="w-24!"
      value={String(year)}
      options={options.map((value) => ({ value: String(value), label: String(value) }))}
      onValueChange={(value) => setSearch({ year: value }, { replace: true })}
    />
  )
}

function NewestFeedback({ months }: Pick<Analytics, 'months'>) {
  const newest = months[months.length - 1]
  return newest ? <FeedbackSummaryCard schedule={{ id: newest.scheduleId, name: newest.name }} /> : null
}

function NothingPublished({ year }: { year: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        title={`No schedule of ${year} is published`}
        action={
          <Button asChild variant="primary">
            <Link href="/admin/dashboard?generate">
              <WandSparkles aria-hidden="true" />
              Generate Schedule
            </Link>
          </Button>
        }
      >
        The figures of a month stand here as soon as its schedule is.
      </EmptyState>
    </Card>
  )
}
