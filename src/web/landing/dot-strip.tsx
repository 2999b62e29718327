/** Everyone against their own share: one dot a physician, inside the band, over it, or under it. */
import { joinClasses } from '../ui/join-classes.ts'

type DotStripProps = { shares: readonly number[]; width: number; height: number; className?: string; label: string }

/** Shifts from the middle to the edge of the picture, and to the edge of what rounding makes unavoidable. */
const reach = 2.6
const band = 1
const radius = 4

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

/** Moves dots up and down in turn until none covers another. */
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
