/** How the search closes in: the best schedule from below, what nobody can beat from above, over the seconds. */
import { useWidth } from '../ui/use-is-wide.ts'
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

type CurveScale = {
  x: (elapsed: number) => number
  y: (points: number) => number
  seconds: number[]
  pointTicks: number[]
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Where the picture ends, as a multiple of the best cost and a part of the proven bound. */
const worstShown = 4
const boundShown = 0.6

/**
 * Points of a schedule start with thousands for open shifts and end with small change: only ratios can be seen, and what
 * is far from where the search stands now runs along the edge of the picture.
 */
export function scaleCurve(curve: readonly CurvePoint[], budget: number, box: Box): CurveScale {
  const last = curve[curve.length - 1]
  const best = atLeastOne(last?.cost ?? 1)
  const limit = atLeastOne(last?.bound ?? best / 2)
  const highest = Math.min(Math.max(...curve.map(({ cost }) => atLeastOne(cost)), best * 1.5) * 1.05, best * worstShown)
  const lowest = limit * boundShown
  const span = Math.max(budget, ...curve.map(({ elapsed }) => elapsed), 1000)
  const range = Math.log(highest) - Math.log(lowest)
  const within = (part: number) => Math.min(1, Math.max(0, part))
  return {
    x: (elapsed) => box.left + (Math.min(elapsed, span) / span) * (box.right - box.left),
    y: (points) => box.top + within((Math.log(atLeastOne(points)) - Math.log(lowest)) / range) * (box.bottom - box.top),
    seconds: [0, 1, 2, 3].map((third) => Math.round((span * third) / 3000)),
    pointTicks: roundNumbers(lowest, highest),
  }
}

function atLeastOne(points: number): number {
  return Math.max(1, points)
}

/** 1, 2, 5, 10, 20, 50, ... between two numbers, thinned out to five at most. */
function roundNumbers(low: number, high: number): number[] {
  const numbers: number[] = []
  for (let power = 1; power <= high; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power >= low && step * power <= high) numbers.push(step * power)
  }
  const every = Math.ceil(numbers.length / 5)
  return numbers.filter((_, index) => (numbers.length - 1 - index) % every === 0)
}
