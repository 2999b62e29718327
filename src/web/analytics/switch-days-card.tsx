/** On which weekdays runs of work begin and end: the more they spread, the fewer people change over at once. */
import { capitalize } from '../../engine/text/capital.ts'
import { sayShortWeekday } from '../../engine/text/dates.ts'
import { Card } from '../ui/card.tsx'
import { ChartLegend } from './chart-legend.tsx'
import type { PeriodSummary } from './summarise-period.ts'

/** Pixels of the tallest bar. */
const tallest = 88

export function SwitchDaysCard({ summary: { switchDays } }: { summary: PeriodSummary }) {
  const most = Math.max(...switchDays.flatMap(({ starts, ends }) => [starts, ends]), 1)
  const busiest = switchDays.reduce((top, day) => (day.starts > top.starts ? day : top), switchDays[0]!)
  const all = switchDays.reduce((sum, { starts }) => sum + starts, 0)
  return (
    <Card title="Switch days" actions={<ChartLegend entries={legend} />}>
      <table aria-label="Runs that begin and end, by weekday" className="w-full table-fixed">
        <thead className="sr-only">
          <tr>
            {switchDays.map(({ weekday }) => (
              <th key={weekday}>{capitalize(weekday)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {switchDays.map(({ weekday, starts, ends }) => (
              <td key={weekday} className="px-1 align-bottom">
                <span aria-hidden="true" className="flex items-end justify-center gap-1">
                  <Bar count={starts} most={most} tone="bg-accent" />
                  <Bar count={ends} most={most} tone="border border-control bg-quiet" />
                </span>
                <span aria-hidden="true" className="mt-1 block text-center text-12 text-muted">
                  {sayShortWeekday(weekday)}
                </span>
                <span className="sr-only">
                  {starts} begin, {ends} end
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {all > 0 && (
        <p className="mt-3 text-12 text-muted">
          <b className="font-semibold text-text">{Math.round((100 * busiest.starts) / all)}%</b> of runs begin on a{' '}
          {capitalize(busiest.weekday)}. A seventh each day would be even: fewer patients change hands at once.
        </p>
      )}
    </Card>
  )
}

function Bar({ count, most, tone }: { count: number; most: number; tone: string }) {
  return (
    <span className="flex w-6 flex-col items-center text-11 font-semibold">
      {count}
      <span className={`min-h-0.5 w-full rounded-chip ${tone}`} style={{ height: (tallest * count) / most }} />
    </span>
  )
}

const legend = [
  { mark: 'size-2.5 rounded-chip bg-accent', says: 'runs that begin' },
  { mark: 'size-2.5 rounded-chip border border-control bg-quiet', says: 'end' },
]
