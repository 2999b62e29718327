/** How the search progresses, of 100: the best schedule from below, the bound from above, over the seconds. */

import { plural } from '../../engine/text/plural.ts'
import { useWidth } from '../ui/use-is-wide.ts'
import { formatScore } from './describe-progress.ts'
import type { CurvePoint } from './follow-generation.ts'

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
  const { x, y, seconds, ticks } = scaleCurve(curve, budget, box)
  const now = Math.max(elapsed, last.elapsed)
  const best = stepsOf(curve.map((point) => [x(point.elapsed), y(point.score)]))
  const proven = curve.filter((point) => point.bestPossible !== null)
  const bound = stepsOf(proven.map((point) => [x(point.elapsed), y(point.bestPossible ?? 0)]))
  const isLate = x(now) > width * 0.6
  const label = { x: x(now) + (isLate ? -10 : 10), textAnchor: isLate ? ('end' as const) : ('start' as const) }
  const bestY = y(last.score)
  const boundY = last.bestPossible === null ? undefined : y(last.bestPossible)
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={describe(last, now)}
      className="block overflow-visible text-11 font-medium"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={box.left} x2={box.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={box.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-faint">
            {tick}
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
      {last.bestPossible !== null && boundY !== undefined && (
        <text {...label} y={Math.max(boundY - 6, 10)} className="fill-muted">
          No schedule can beat {formatScore(last.bestPossible)}
        </text>
      )}
      <text {...label} y={placeLabel(bestY, box.bottom)} className="fill-accent-text font-semibold">
        Best so far {formatScore(last.score)}
      </text>
    </svg>
  )
}

/** Below the point; above it where the seconds would be in the way. */
export function placeLabel(point: number, bottom: number): number {
  return point + 16 > bottom ? point - 8 : point + 16
}

function stepsOf(points: [number, number][]): string {
  return points.map(([left, top], index) => (index === 0 ? `M${left} ${top}` : `H${left}V${top}`)).join('')
}

/** Between the best and the bound: what may still be gained. */
function areaOf(
  proven: readonly CurvePoint[],
  x: (elapsed: number) => number,
  y: (score: number) => number,
  end: number,
) {
  const best = stepsOf(proven.map((point) => [x(point.elapsed), y(point.score)]))
  const [first, ...back] = [...proven].reverse()
  const bounds = back.map(
    (point, index) => `H${x(proven[proven.length - 1 - index]!.elapsed)}V${y(point.bestPossible ?? 0)}`,
  )
  return `${best}H${end}V${y(first?.bestPossible ?? 0)}${bounds.join('')}H${x(proven[0]!.elapsed)}Z`
}

function describe({ score, bestPossible }: CurvePoint, elapsed: number): string {
  const limit =
    bestPossible === null ? 'the best possible isn’t known yet' : `at most ${formatScore(bestPossible)} is possible`
  return `Best schedule ${formatScore(score)} of 100, ${limit}, after ${plural(Math.round(elapsed / 1000), 'second')}.`
}

type CurveScale = {
  x: (elapsed: number) => number
  y: (score: number) => number
  seconds: number[]
  ticks: number[]
}

type Box = { left: number; right: number; top: number; bottom: number }

/** The last steps are small, so the chart starts slightly below the current score, and worse scores run along its edge. */
const leastShown = 4
const timesShown = 4

export function scaleCurve(curve: readonly CurvePoint[], budget: number, box: Box): CurveScale {
  const last = curve[curve.length - 1]
  const shown = Math.max(leastShown, timesShown * (100 - (last?.score ?? 0)))
  const lowest = Math.max(0, 100 - shown)
  const span = Math.max(budget, ...curve.map(({ elapsed }) => elapsed), 1000)
  const within = (part: number) => Math.min(1, Math.max(0, part))
  return {
    x: (elapsed) => box.left + (Math.min(elapsed, span) / span) * (box.right - box.left),
    y: (score) => box.bottom - within((score - lowest) / (100 - lowest)) * (box.bottom - box.top),
    seconds: [0, 1, 2, 3].map((third) => Math.round((span * third) / 3000)),
    ticks: ticksBetween(lowest),
  }
}

/** Four steps or so up to 100, in round numbers. */
function ticksBetween(lowest: number): number[] {
  const step = [1, 2, 5, 10, 20, 25].find((size) => (100 - lowest) / size <= 5) ?? 25
  return Array.from({ length: Math.floor((100 - lowest) / step) + 1 }, (_, index) => 100 - index * step).reverse()
}
