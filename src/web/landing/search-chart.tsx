/** How a search closes in: the best score below, the proven limit above, in steps over the seconds. */
import { sampleSearch } from './sample-figures.ts'

type Point = readonly [second: number, score: number]
type SearchChartProps = { width: number; height: number; className?: string; hasLabels?: boolean }

const seconds = 20
const lowest = 81
const highest = 100

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
      aria-label="Best score 92.6, proven limit 94.1, after 17 seconds"
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
            limit, proven
          </text>
          <text x={x(last[0])} y={y(last[1]) + 20} textAnchor="end" className="fill-accent-text text-11 font-semibold">
            best schedule so far
          </text>
        </>
      )}
    </svg>
  )
}
