/** The charts of the landing page: everyone's fair share, a search in progress, scores over twelve months. */
import { joinClasses } from '../ui/join-classes.ts'
import { sampleMonths, sampleSearch } from './sample-figures.ts'

type DotStripProps = { shares: readonly number[]; width: number; height: number; className?: string; label: string }

/** Shifts from the middle to the edge of the picture, and to the edge of what rounding makes unavoidable. */
const reach = 2.6
const band = 1
const radius = 4

/** Everyone against their own share: one dot a physician, inside the band, over it, or under it. */
export function DotStrip({ shares, width, height, className, label }: DotStripProps) {
  const x = (share: number) => width / 2 + (share / reach) * (width / 2)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={joinClasses('overflow-visible', className)}
    >
      <rect x={x(-band)} width={x(band) - x(-band)} height={height} rx="4" className="fill-accent-soft" />
      <line x1={width / 2} x2={width / 2} y2={height} className="stroke-text" />
      {placeDots(shares.map(x), height / 2).map(({ left, top, share }) => (
        <circle
          key={`${left} ${top}`}
          cx={left}
          cy={top}
          r={radius}
          strokeWidth="1.5"
          className={toneOf(shares[share]!)}
        />
      ))}
    </svg>
  )
}

function toneOf(share: number): string {
  if (share > band) return 'fill-warn stroke-warn'
  return share < -band ? 'fill-raised stroke-faint' : 'fill-accent stroke-accent'
}

type Dot = { left: number; top: number; share: number }

/** Moves dots up and down in turn until none overlap. */
function placeDots(lefts: number[], middle: number): Dot[] {
  const placed: Dot[] = []
  for (const [share, left] of lefts.entries()) {
    let attempt = 0
    let top = middle
    while (placed.some((dot) => Math.hypot(dot.left - left, dot.top - top) < radius * 2 + 1.5)) {
      attempt += 1
      top = middle + (attempt % 2 === 0 ? -1 : 1) * Math.ceil(attempt / 2) * radius
    }
    placed.push({ left, top, share })
  }
  return placed
}

type Point = readonly [second: number, score: number]
type SearchChartProps = { width: number; height: number; className?: string; hasLabels?: boolean }

const seconds = 20
const lowest = 81
const highest = 100

/** A search in progress: the best score below, the best possible one above, in steps over the seconds. */
export function SearchChart({ width, height, className, hasLabels = false }: SearchChartProps) {
  const x = (second: number) => (second / seconds) * width
  const y = (score: number) => ((highest - score) / (highest - lowest)) * height
  const steps = (points: readonly Point[]) =>
    points
      .map(([second, score], index) => (index === 0 ? `M${x(second)} ${y(score)}` : `H${x(second)}V${y(score)}`))
      .join('')
  const last = sampleSearch.best[sampleSearch.best.length - 1]!
  const bound = sampleSearch.bound[sampleSearch.bound.length - 1]!
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Best score 92.6, at most 94.1 possible, after 17 seconds"
      className={className}
    >
      <path
        d={steps(sampleSearch.bound)}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="stroke-faint"
      />
      <path d={steps(sampleSearch.best)} fill="none" strokeWidth="2" className="stroke-accent" />
      <circle cx={x(last[0])} cy={y(last[1])} r="4" className="fill-accent" />
      {hasLabels && (
        <>
          <text x={x(bound[0])} y={y(bound[1]) - 10} textAnchor="end" className="fill-muted text-11 font-medium">
            best possible
          </text>
          <text x={x(last[0])} y={y(last[1]) + 20} textAnchor="end" className="fill-accent-text text-11 font-semibold">
            best schedule so far
          </text>
        </>
      )}
    </svg>
  )
}

const monthsWidth = 340
const monthsHeight = 110
/** Room at the right for the names. */
const plot = 270
const lowestMonth = 78

/** Two scores over twelve months as lines with their names at the end. */
export function MonthsChart() {
  return (
    <svg
      viewBox={`0 0 ${monthsWidth} ${monthsHeight}`}
      role="img"
      aria-label="Coverage and fairness over twelve months"
      className="block w-full overflow-visible"
    >
      <line x2={plot} y1={monthsHeight} y2={monthsHeight} className="stroke-paper-line" />
      <Line scores={sampleMonths.coverage} name="Coverage" line="stroke-text" text="fill-text" weight={1.5} />
      <Line scores={sampleMonths.fairness} name="Fairness" line="stroke-accent" text="fill-accent-text" weight={2.5} />
    </svg>
  )
}

type LineProps = { scores: number[]; name: string; line: string; text: string; weight: number }

function Line({ scores, name, line, text, weight }: LineProps) {
  const x = (month: number) => (month / (scores.length - 1)) * plot
  const y = (score: number) => 4 + ((100 - score) / (100 - lowestMonth)) * (monthsHeight - 4)
  const last = scores[scores.length - 1] ?? lowestMonth
  return (
    <>
      <polyline
        points={scores.map((score, month) => `${x(month)},${y(score)}`).join(' ')}
        fill="none"
        strokeWidth={weight}
        strokeLinejoin="round"
        className={line}
      />
      <text x={plot + 8} y={y(last) + 4} className={`text-11 font-semibold ${text}`}>
        {name}
      </text>
    </>
  )
}
