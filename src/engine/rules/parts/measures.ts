/** Measures that rules count with: shifts of some kinds, minutes worked, and windows that roll over the month. */
import type { Kind, Measure } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'

export function shiftsIn(view: ProblemView, days: number[], kinds: Kind[], already = 0): Measure {
  return { days, units: unitsOf(view, kinds, () => 1), already }
}

export function minutesIn(view: ProblemView, days: number[], kinds: Kind[], already = 0): Measure {
  return { days, units: unitsOf(view, kinds, (kind) => view.shifts[kind - 1]!.minutes), already }
}

function unitsOf(view: ProblemView, kinds: Kind[], unit: (kind: Kind) => number): number[] {
  return [0, ...view.kinds.all].map((kind) => (kinds.includes(kind) ? unit(kind) : 0))
}

/**
 * The windows of `length` days that end in the month, each with what the past adds to it. A window that the next one
 * holds whole, with nothing of the past lost, says nothing new and is left out. The past may exceed a limit by itself:
 * callers count no more of it than is allowed, or nothing would be legal.
 */
export function rollingWindows(view: ProblemView, person: number, length: number, unit: (kind: Kind) => number) {
  const past = view.past[person]!
  const windows: { days: number[]; already: number }[] = []
  for (let last = 0; last < view.days.length; last++) {
    const first = last - length + 1
    const pastDays = first < 0 ? past.slice(Math.max(0, past.length + first)) : []
    const already = pastDays.reduce((sum, kind) => sum + unit(kind), 0)
    const isHeldByNext = last + 1 < view.days.length && first < 0 && unit(past[past.length + first] ?? 0) === 0
    if (isHeldByNext) continue
    const days = view.days.slice(Math.max(0, first), last + 1).map((day) => day.index)
    windows.push({ days, already })
  }
  return windows
}
