/** How the search closes in: the best schedule from below, what nobody can beat from above, over the seconds. */
import { useWidth } from '../ui/use-width.ts'
import { scaleCurve } from './curve-scale.ts'
import type { CurvePoint } from './follow-generation.ts'
import { sayPoints } from './say-progress.ts'

const height = 196

type SearchCurveProps = { curve: readonly CurvePoint[]; elapsed: number; budget: number }

export function SearchCurve(props: SearchCurveProps) {
  const [frame, width] = useWidth<HTMLDivElement>(590)
  return (
    <div ref={frame}>
      <Picture {...props} width={width} />
    </div>
  )
}

function Picture({ curve, elapsed, budget, width }: SearchCurveProps & { width: number }) {
  const box = { left: 48, right: width - 16, top: 14, bottom: 164 }
  const last = curve[curve.length - 1]
  if (!last) return null
  const { x, y, seconds, pointTicks } = scaleCurve(curve, budget, box)
  const now = Math.max(elapsed, last.elapsed)
  const best = stepsOf(curve.map((point) => [x(point.elapsed), y(point.cost)]))
  const proven = curve.filter((point) => point.bound !== null)
  const bound = stepsOf(proven.map((point) => [x(point.elapsed), y(point.bound ?? 0)]))
  const isLate = x(now) > width * 0.6
  const label = { x: x(now) + (isLate ? -10 : 10), textAnchor: isLate ? ('end' as const) : ('start' as const) }
  const bestY = y(last.cost)
  const boundY = last.bound === null ? undefined : y(last.bound)
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={describe(last, now)}
      className="block overflow-visible text-11 font-medium"
    >
      {pointTicks.map((points) => (
        <g key={points}>
          <line x1={box.left} x2={box.right} y1={y(points)} y2={y(points)} className="stroke-line" />
          <text x={box.left - 8} y={y(points) + 4} textAnchor="end" className="fill-faint">
            {sayPoints(points)}
          </text>
        </g>
      ))}
      {seconds.map((second) => (
        <text key={second} x={x(second * 1000)} y={box.bottom + 22} textAnchor="middle" className="fill-faint">
          {second} s
        </text>
      ))}
      {proven.length > 0 && <path d={areaOf(proven, x, y, x(now))} className="fill-accent-soft/60" />}
      {proven.length > 0 && (
        <path d={`${bound}H${x(now)}`} fill="none" strokeWidth="1.5" strokeDasharray="3 3" className="stroke-faint" />
      )}
      <path d={`${best}H${x(now)}`} fill="none" strokeWidth="2" className="stroke-accent" />
      {boundY !== undefined && (
        <line x1={x(now)} x2={x(now)} y1={boundY} y2={bestY} strokeWidth="1.5" className="stroke-text" />
      )}
      <circle cx={x(now)} cy={bestY} r="4" strokeWidth="1.5" className="fill-accent stroke-raised" />
      {last.bound !== null && boundY !== undefined && (
        <text {...label} y={Math.max(boundY - 6, 10)} className="fill-muted">
          Nobody can do better than {sayPoints(last.bound)}
        </text>
      )}
      <text {...label} y={bestY + 16} className="fill-accent-text font-semibold">
        Best so far {sayPoints(last.cost)}
      </text>
    </svg>
  )
}

function stepsOf(points: [number, number][]): string {
  return points.map(([left, top], index) => (index === 0 ? `M${left} ${top}` : `H${left}V${top}`)).join('')
}

/** Between the best and the bound: what may still be gained. */
function areaOf(
  proven: readonly CurvePoint[],
  x: (elapsed: number) => number,
  y: (points: number) => number,
  end: number,
) {
  const best = stepsOf(proven.map((point) => [x(point.elapsed), y(point.cost)]))
  const [first, ...back] = [...proven].reverse()
  const bounds = back.map((point, index) => `H${x(proven[proven.length - 1 - index]!.elapsed)}V${y(point.bound ?? 0)}`)
  return `${best}H${end}V${y(first?.bound ?? 0)}${bounds.join('')}H${x(proven[0]!.elapsed)}Z`
}

function describe({ cost, bound }: CurvePoint, elapsed: number): string {
  const limit = bound === null ? 'no bound proven yet' : `proven bound ${sayPoints(bound)}`
  return `Best schedule ${sayPoints(cost)} points, ${limit}, after ${Math.round(elapsed / 1000)} seconds. Fewer points are better.`
}
