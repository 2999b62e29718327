/** A number as a thin bar, with a mark where the fair share is. Read aloud it would only repeat the numbers. */
import type { StatFigure } from '../../contract/stats.ts'

export function ShareBar({ figure: { own, share, median } }: { figure: StatFigure }) {
  const widest = Math.max(own, share ?? 0, median ?? 0, 1) * 1.1
  const at = (value: number) => `${(100 * value) / widest}%`
  // Less than one shift is rounding.
  const isAbove = share !== null && own >= share + 1
  return (
    <svg aria-hidden="true" className="mt-2 block h-1.5 w-full" preserveAspectRatio="none">
      <rect y="1" width="100%" height="4" rx="2" className="fill-quiet" />
      <rect y="1" width={at(own)} height="4" rx="2" className={isAbove ? 'fill-warn' : 'fill-accent'} />
      {share !== null && <rect x={at(share)} width="2" height="6" className="fill-text" />}
    </svg>
  )
}
