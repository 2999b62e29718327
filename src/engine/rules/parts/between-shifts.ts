/** Which kinds of shift may follow which, by the clock: pairs grouped so that a few successions cover them all. */
import { minutesPerDay } from '../../calendar.ts'
import type { Kind } from '../../shapes/limit.ts'
import { type ProblemView, type Shift, shiftOf } from '../../view/problem-view.ts'
import type { Draft } from '../rule.ts'

/** Minutes from the end of the first to the start of the second, `gap` days later; negative when they overlap. */
export function restBetween(first: Shift, second: Shift, gap: number): number {
  return gap * minutesPerDay + second.startMinute - (first.startMinute + first.minutes)
}

/** Days over which rest between shifts can extend; longer rests specify their own. */
const usualReach = 3

type Pair = { first: Kind[]; second: Kind[]; gap: number }

export function pairsWhere(
  view: ProblemView,
  isBreach: (first: Shift, second: Shift, rest: number, gap: number) => boolean,
  reach = usualReach,
): Pair[] {
  const pairs = new Map<string, Pair>()
  for (let gap = 1; gap <= reach; gap++) {
    for (const first of view.shifts) {
      const second = view.shifts
        .filter((shift) => isBreach(first, shift, restBetween(first, shift, gap), gap))
        .map((shift) => shift.kind)
      if (second.length === 0) continue
      const key = `${gap} ${second.join(' ')}`
      const known = pairs.get(key)
      if (known) known.first.push(first.kind)
      else pairs.set(key, { first: [first.kind], second, gap })
    }
  }
  return [...pairs.values()]
}

/** The pairs as successions for everyone. */
export function successionsFor(view: ProblemView, pairs: Pair[]): Draft[] {
  return view.physicians.flatMap((_, person) => pairs.map((pair): Draft => ({ shape: 'succession', person, ...pair })))
}

/** Hours of rest between what a person has on two days. */
export function restHours(view: ProblemView, first: Kind, second: Kind, gap: number): number {
  return restBetween(shiftOf(view, first), shiftOf(view, second), gap) / 60
}
