/** How far a schedule is at most from the best possible one, as far as that is proven. */

/** No schedule has fewer than no points, so a bound says something only above that. */
export function provenBound(bound: number | null): number | null {
  return bound !== null && bound > 0 ? bound : null
}

/** How far the best possible schedule is away at most, in percent of what there is; undefined while nothing is proven. */
export function distanceOf({ cost, bound }: { cost: number | null; bound: number | null }): number | undefined {
  if (cost === null) return undefined
  if (cost <= 0) return 0
  const proven = provenBound(bound)
  return proven === null ? undefined : Math.max(0, (100 * (cost - proven)) / cost)
}

export function sayPercent(percent: number): string {
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}
