/** Shifts of this month in three figures: all of them, at night, at weekends. */
import type { MonthCounts } from './own-shifts.ts'

export function MonthFigures({ counts }: { counts: MonthCounts }) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-control border border-line bg-raised">
      <Figure label="Total" value={counts.total} />
      <Figure label="Nights" value={counts.nights} />
      <Figure label="Weekends" value={counts.weekends} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col px-3.5 py-3 tablet:px-4">
      <dt className="order-last text-13 text-muted">{label}</dt>
      <dd className="text-22 font-semibold tracking-stat">{value}</dd>
    </div>
  )
}
