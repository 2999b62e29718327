/** Coverage, fairness, and preferences over 12 months, as lines and as the numbers behind them. */
import type { Analytics, AnalyticsMonth } from '../../contract/analytics.ts'
import { monthNames } from '../../engine/calendar.ts'
import { addMonths, type Month, monthNumber, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { formatScore } from '../assessment/score-band.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { useWidth } from '../ui/use-is-wide.ts'

const height = 180
const top = 12
const bottom = 150
const labelRoom = 92

const lines = [
  { name: 'coverage', label: 'Coverage', stroke: 'stroke-text', fill: 'fill-text', weight: 1.5 },
  { name: 'fairness', label: 'Fairness', stroke: 'stroke-accent', fill: 'fill-accent-text', weight: 2.25 },
  { name: 'preferences', label: 'Preferences', stroke: 'stroke-evening-ink', fill: 'fill-evening-ink', weight: 1.5 },
] as const

export function MonthsCard({ year }: { year: Analytics }) {
  const [box, width] = useWidth<HTMLDivElement>(356)
  const { months, until } = year
  return (
    <Card title="Month by month" actions={<span className="text-12 text-muted">scores, 0–100</span>}>
      <div ref={box}>
        <MonthsChart months={months} first={addMonths(monthOf(until), -11)} width={width} />
      </div>
      <details className="mt-2 text-12">
        <summary className="cursor-pointer font-control text-accent-text">Show as a table</summary>
        <MonthNumbers months={months} />
      </details>
    </Card>
  )
}

function MonthsChart({ months, first, width }: { months: AnalyticsMonth[]; first: Month; width: number }) {
  const lowest = Math.min(78, ...months.flatMap((month) => lines.map(({ name }) => Math.floor(month[name] / 10) * 10)))
  const x = (month: Month) => 6 + ((monthNumber(month) - monthNumber(first)) / 11) * (width - labelRoom - 12)
  const y = (score: number) => top + ((100 - score) / (100 - lowest)) * (bottom - top)
  const last = months[months.length - 1]
  if (!last) return null
  const labels = spreadLabels(
    lines.map((line) => ({ ...line, y: y(last[line.name]) })),
    14,
  )
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={months.map(describe).join('; ')}
      className="block overflow-visible text-11 font-medium"
    >
      {[60, 80, 100]
        .filter((score) => score >= lowest)
        .map((score) => (
          <g key={score}>
            <line x2={width - labelRoom} y1={y(score)} y2={y(score)} className="stroke-line" />
            {score === 80 && (
              <text x="0" y={y(80) + 13} className="fill-faint">
                80 and up is excellent
              </text>
            )}
          </g>
        ))}
      {monthNames.map((name, index) => {
        const month = addMonths(first, index)
        return (
          <text key={name} x={x(month)} y={height - 8} textAnchor="middle" className="fill-faint">
            {formatMonth(month).charAt(0)}
          </text>
        )
      })}
      {lines.map(({ name, stroke, weight }) => (
        <polyline
          key={name}
          points={months.map((month) => `${x(month)},${y(month[name])}`).join(' ')}
          fill="none"
          strokeWidth={weight}
          strokeLinejoin="round"
          className={stroke}
        />
      ))}
      {labels.map(({ name, label, fill, y: labelY }) => (
        <g key={name} className={fill}>
          <circle cx={x(last)} cy={y(last[name])} r="3" />
          <text x={x(last) + 9} y={labelY + 4}>
            <tspan className="font-semibold">{formatScore(last[name])}</tspan> {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

function describe(month: AnalyticsMonth): string {
  return `${month.name}: coverage ${formatScore(month.coverage)}, fairness ${formatScore(month.fairness)}, preferences met ${formatScore(month.preferences)}`
}

function MonthNumbers({ months }: { months: AnalyticsMonth[] }) {
  return (
    <table aria-label="Scores by month" className="mt-1 w-full">
      <thead className="text-muted">
        <tr>
          {['Month', 'Coverage', 'Fairness', 'Preferences', 'Open shifts'].map((header, index) => (
            <th key={header} className={joinClasses('py-1 font-normal', index === 0 ? 'text-left' : 'text-right')}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.scheduleId} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {formatMonth(month)}
            </th>
            {lines.map(({ name }) => (
              <td key={name} className="text-right">
                {formatScore(month[name])}
              </td>
            ))}
            <td className="text-right">{month.openShifts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moves overlapping labels apart, keeping their order. */
function spreadLabels<Label extends { y: number }>(labels: readonly Label[], distance: number): Label[] {
  const ordered = [...labels].sort((one, other) => one.y - other.y)
  const placed: Label[] = []
  for (const label of ordered) {
    const above = placed[placed.length - 1]
    placed.push(above && label.y < above.y + distance ? { ...label, y: above.y + distance } : label)
  }
  return placed
}
