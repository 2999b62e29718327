/** The scale of a strip: the share in the middle, as far to both sides as anybody is from it, with room for names. */

export type StripScale = { x: (over: number) => number; ticks: number[] }

/** Pixels at each end for a name, where the strip is wide enough. */
const nameRoom = 104

export function scaleStrip(overs: readonly number[], rounding: number, width: number): StripScale {
  const reach = Math.max(rounding * 1.6, ...overs.map(Math.abs)) * 1.08
  const half = width / 2 - Math.min(nameRoom, width * 0.28)
  return { x: (over) => width / 2 + (over / reach) * half, ticks: ticksOf(reach, half) }
}

/** Pixels from one label of the scale to the next. */
const labelRoom = 34

/** At most four round steps to each side, and no more than have room. */
function ticksOf(reach: number, half: number): number[] {
  const most = Math.min(4, half / labelRoom)
  const step = [0.5, 1, 2, 3, 5, 10, 20, 50].find((candidate) => reach / candidate <= most) ?? 100
  const count = Math.floor(reach / step)
  return Array.from({ length: count }, (_, index) => (index + 1) * step).flatMap((tick) => [-tick, tick])
}
