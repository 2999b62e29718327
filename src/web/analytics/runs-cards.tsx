/** How people work over the months: lengths of stretches, and the weekdays on which they start and end. */
import type { RunLength } from '../../contract/analytics.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatShortWeekday } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ChartLegend } from './everyone-card.tsx'
import type { PeriodSummary } from './summarize-period.ts'

const runWords: Record<RunLength, string> = {
  '1': '1 day',
  '2': '2 days',
  '3-4': '3–4 days',
  '5-6': '5–6 days',
  '7+': '7 or more',
}

/** Continuity: how much of the work is in long stretches. */
export function ContinuityCard({ summary: { runs } }: { summary: PeriodSummary }) {
  const longest = runs.find(({ length }) => length === '7+')
  return (
    <Card title="Continuity" actions={<span className="text-12 text-muted">working days by length of stretch</span>}>
      <table aria-label="Working days by length of stretch" className="w-full">
        <tbody>
          {runs.map(({ length, days, part }) => (
            <Bar
              key={length}
              label={runWords[length]}
              part={part}
              widest={Math.max(...runs.map((run) => run.part), 0.01)}
              text={formatPart(part)}
              title={plural(days, 'working day')}
              tone={length === '7+' ? 'bg-accent' : length === '1' ? 'bg-warn' : 'bg-line-strong'}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-muted">
        <b className="font-semibold text-text">{formatPart(longest?.part ?? 0)}</b> of working days are in stretches of
        7 or more. Longer stretches mean fewer handoffs.
      </p>
    </Card>
  )
}

type BarProps = { label: string; part: number; widest: number; text: string; title: string; tone: string }

function Bar({ label, part, widest, text, title, tone }: BarProps) {
  return (
    <tr title={title}>
      <th scope="row" className="w-20 py-[3px] text-left text-12 font-medium text-muted">
        {label}
      </th>
      <td className="py-[3px]">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={joinClasses('h-4 min-w-0.5 rounded-chip', tone)}
            style={{ width: `${(80 * part) / widest}%` }}
          />
          <span className="text-12 font-semibold">{text}</span>
          <span className="sr-only">, {title}</span>
        </span>
      </td>
    </tr>
  )
}

function formatPart(part: number): string {
  return `${Math.round(part * 100)}%`
}

/** Pixels of the tallest bar. */
const tallest = 88

/** On which weekdays stretches start and end: the more they spread, the fewer people switch at once. */
export function SwitchDaysCard({ summary: { switchDays } }: { summary: PeriodSummary }) {
  const most = Math.max(...switchDays.flatMap(({ starts, ends }) => [starts, ends]), 1)
  const busiest = switchDays.reduce((top, day) => (day.starts > top.starts ? day : top), switchDays[0]!)
  const all = switchDays.reduce((sum, { starts }) => sum + starts, 0)
  return (
    <Card title="Switch days" actions={<ChartLegend entries={legend} />}>
      <table aria-label="Stretches that start and end, by weekday" className="w-full table-fixed">
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
                  <WeekdayBar count={starts} most={most} tone="bg-accent" />
                  <WeekdayBar count={ends} most={most} tone="border border-control bg-quiet" />
                </span>
                <span aria-hidden="true" className="mt-1 block text-center text-12 text-muted">
                  {formatShortWeekday(weekday)}
                </span>
                <span className="sr-only">
                  {starts} start, {ends} end
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {all > 0 && (
        <p className="mt-3 text-12 text-muted">
          <b className="font-semibold text-text">{Math.round((100 * busiest.starts) / all)}%</b> of stretches start on a{' '}
          {capitalize(busiest.weekday)}. Spread them over the week so fewer patients change hands at once.
        </p>
      )}
    </Card>
  )
}

function WeekdayBar({ count, most, tone }: { count: number; most: number; tone: string }) {
  return (
    <span className="flex w-6 flex-col items-center text-11 font-semibold">
      {count}
      <span className={`min-h-0.5 w-full rounded-chip ${tone}`} style={{ height: (tallest * count) / most }} />
    </span>
  )
}

const legend = [
  { mark: 'size-2.5 rounded-chip bg-accent', says: 'stretches that start' },
  { mark: 'size-2.5 rounded-chip border border-control bg-quiet', says: 'end' },
]
