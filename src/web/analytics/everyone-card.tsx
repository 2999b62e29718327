/** Everyone vs. their fair share: one strip per burden, and what the dots mean. */
import { type Analytics, yearClasses } from '../../contract/analytics.ts'
import { Card } from '../ui/card.tsx'
import { ShareStrip } from './share-strip.tsx'
import type { PeriodSummary } from './summarize-period.ts'

export function EveryoneCard({ year, summary }: { year: Analytics; summary: PeriodSummary }) {
  return (
    <Card
      title="Everyone vs. their fair share"
      actions={<ChartLegend entries={legend} />}
      className="overflow-visible!"
    >
      <div className="flex flex-col gap-3">
        {yearClasses.map((name) => (
          <ShareStrip
            key={name}
            name={name}
            people={summary.people}
            rounding={year.rounding[name]}
            scheduleIds={summary.months.map(({ scheduleId }) => scheduleId)}
            holidays={year.holidays.map(({ date }) => date)}
          />
        ))}
      </div>
    </Card>
  )
}

const legend = [
  { mark: 'h-2.5 w-4.5 rounded-chip bg-accent-soft', says: 'within rounding' },
  { mark: 'size-2.5 rounded-full bg-warn', says: 'over' },
  { mark: 'size-2.5 rounded-full border-[1.5px] border-faint', says: 'under' },
]

type ChartLegendProps = { entries: readonly { mark: string; says: string }[] }

/** What the marks of a chart mean. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 text-12 text-muted">
      {entries.map(({ mark, says }) => (
        <li key={mark} className="flex items-center gap-1.5">
          <i aria-hidden="true" className={mark} />
          {says}
        </li>
      ))}
    </ul>
  )
}
