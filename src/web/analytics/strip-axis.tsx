/** The ground of a strip: the band that rounding explains, the line of the share, and the scale below. */
import type { StripScale } from './strip-scale.ts'

type StripAxisProps = { scale: StripScale; rounding: number; middle: number; halfBand: number; width: number }

export function StripAxis({ scale: { x, ticks }, rounding, middle, halfBand, width }: StripAxisProps) {
  const below = middle + halfBand
  return (
    <>
      <rect
        x={x(-rounding)}
        y={middle - halfBand}
        width={x(rounding) - x(-rounding)}
        height={2 * halfBand}
        rx="3"
        className="fill-accent-soft"
      />
      <line x2={width} y1={below} y2={below} className="stroke-line" />
      <line x1={x(0)} x2={x(0)} y1={middle - halfBand - 4} y2={below + 4} className="stroke-text" />
      <text x={x(0)} y={below + 16} textAnchor="middle" className="fill-text font-semibold">
        share
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={below + 16} textAnchor="middle" className="fill-faint">
          {tick > 0 ? `+${tick}` : `−${-tick}`}
        </text>
      ))}
    </>
  )
}
