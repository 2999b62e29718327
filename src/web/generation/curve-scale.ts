/** The scale of the search's picture: seconds to the right, fewer points further up, in steps of equal ratio. */
import type { CurvePoint } from './follow-generation.ts'

export type CurveScale = {
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
