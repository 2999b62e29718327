/** Fairness and coverage over months: everyone's share, scores by month, and lengths of stretches. */
import { ChartNoAxesColumn, Download, WandSparkles } from 'lucide-react'
import { useSearchParams } from 'wouter'
import type { Analytics } from '../../contract/analytics.ts'
import { monthText } from '../../contract/text.ts'
import { monthOf, spanOfMonth } from '../../engine/month.ts'
import { useRead } from '../api/use-read.ts'
import { HowScored } from '../assessment/how-scored.tsx'
import { FeedbackSummaryCard } from '../feedback/feedback-summary-card.tsx'
import { saveCsv } from '../files/save-file.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { formatTwelveMonths } from '../text/twelve-months.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { useSearchChoice } from '../ui/use-search.ts'
import { writeAnalyticsCsv } from './analytics-csv.ts'
import { periodsOf } from './analytics-words.ts'
import { EveryoneCard } from './everyone-card.tsx'
import { FatigueCard } from './fatigue-card.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { MonthsCard } from './months-card.tsx'
import { PhysiciansCard } from './physicians-card.tsx'
import { ContinuityCard, SwitchDaysCard } from './runs-cards.tsx'
import { summarizePeriod } from './summarize-period.ts'
import { TalliesCard } from './tallies-card.tsx'

export function AnalyticsPage() {
  const [search] = useSearchParams()
  const asked = monthText.safeParse(search.get('until')).data
  const read = useRead('yearAnalytics', { query: asked ? { until: asked } : {} })
  if (!read.data) {
    return (
      <PageFrame title="Fairness">
        <Reading read={read} what="The numbers" loading={<PageSpinner />}>
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
  const [chosen, choose] = useSearchChoice('period', [first ?? 'all', ...others])
  const { months, span } = periods.find(({ value }) => value === chosen) ?? periods[0]
  const summary = summarizePeriod(year, months)
  return (
    <PageFrame
      title="Fairness"
      subtitle={span}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <HowScored />
          <UntilChoice year={year} />
          <Select
            aria-label="Period"
            className="w-40!"
            value={chosen}
            options={periods.map(({ value, label }) => ({ value, label }))}
            onValueChange={choose}
          />
          <Button
            disabled={months.length === 0}
            onClick={() =>
              saveCsv(
                `fairness-${chosen === 'all' ? `12-months-to-${year.until}` : chosen}.csv`,
                writeAnalyticsCsv(span, summary),
              )
            }
            icon={<Download />}
          >
            Export .csv
          </Button>
        </div>
      }
    >
      {months.length === 0 ? (
        <NothingPublished until={year.until} />
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
              <FatigueCard summary={summary} span={span} />
              <NewestFeedback months={months} />
            </div>
          </div>
          <PhysiciansCard year={year} summary={summary} />
          <TalliesCard key={chosen} shown={spanOf(months)} />
        </>
      )}
    </PageFrame>
  )
}

function spanOf(months: Analytics['months']): { from: string; to: string } {
  const [first, last] = [months[0]!, months.at(-1)!]
  return { from: spanOfMonth(first).from, to: spanOfMonth(last).to }
}

function UntilChoice({ year: { until, ends } }: { year: Analytics }) {
  const [, setSearch] = useSearchParams()
  const options = [...new Set([until, ...ends])].sort().reverse()
  if (options.length < 2) return null
  return (
    <Select
      aria-label="12 months"
      className="w-56!"
      value={until}
      options={options.map((value) => ({ value, label: formatTwelveMonths(monthOf(value)) }))}
      onValueChange={(value) => setSearch({ until: value }, { replace: true })}
    />
  )
}

function NewestFeedback({ months }: Pick<Analytics, 'months'>) {
  const newest = months[months.length - 1]
  return newest ? <FeedbackSummaryCard schedule={{ id: newest.scheduleId, name: newest.name }} /> : null
}

function NothingPublished({ until }: { until: string }) {
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={`Nothing published in the ${formatTwelveMonths(monthOf(until))}`}
        action={
          <ButtonLink variant="primary" to="/admin/dashboard?generate" icon={<WandSparkles />}>
            Generate Schedule
          </ButtonLink>
        }
      >
        Once you publish a month, you’ll see its numbers here.
      </EmptyState>
    </Card>
  )
}
