/** Measures for rules that count: shifts of some kinds, minutes worked, and rolling windows. */
import { kindOutside } from '../../shapes/breach.ts'
import type { Kind, Measure } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'

export function shiftsIn(view: ProblemView, days: number[], kinds: Kind[]): Measure {
  return { days, units: unitsOf(view, kinds, () => 1) }
}

export function minutesIn(view: ProblemView, days: number[], kinds: Kind[]): Measure {
  return { days, units: unitsOf(view, kinds, (kind) => view.shifts[kind - 1]!.minutes) }
}

function unitsOf(view: ProblemView, kinds: Kind[], unit: (kind: Kind) => number): number[] {
  return [0, ...view.kinds.all].map((kind) => (kinds.includes(kind) ? unit(kind) : 0))
}

/**
 * A measure on every window of `length` days that holds a day of the month. A window whose days of the month a neighbor
 * holds, too, with no less outside the month, says nothing new and is left out.
 */
export function onRollingWindows(view: ProblemView, person: number, length: number, measure: Measure): Measure[] {
  const days = view.days.length
  const outside = (day: number) => measure.units[kindOutside(view, days, person, day) ?? 0]!
  const windows: Measure[] = []
  for (let first = 1 - length; first < days; first++) {
    const last = first + length - 1
    const isHeldByNext = first < 0 && outside(last + 1) >= outside(first)
    const isHeldByPrevious = last >= days && (first > 0 ? outside(last) === 0 : outside(first - 1) > outside(last))
    if (isHeldByNext || isHeldByPrevious) continue
    windows.push({ ...measure, days: Array.from({ length }, (_, index) => first + index) })
  }
  return windows
}
