/** In a 7-on/7-off group everybody has a rhythm of 14 days, and the days on which people change are spread over the week. */

import type { Kind } from '../shapes/limit.ts'
import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { whoAndWhen } from './parts/words.ts'
import type { Draft, Rule } from './rule.ts'
import { soft } from './rule.ts'

const cycle = 14
const half = 7
/** Part-timers below this have fewer days than the rhythm. */
const fullTime = 0.9

export const staggeredSwitchDays: Rule = {
  id: 'staggered-switch-days',
  title: 'Switch days are staggered',
  help: 'With 7 on and 7 off, each physician keeps a rhythm, and not everybody changes on the same day of the week.',
  strength: soft(1),
  on: true,
  makesLimits(view) {
    if (view.problem.group.pattern !== '7-on-7-off') return []
    return forEachPhysician(view, ({ fte, wishes }, person): Draft[] => {
      if (fte < fullTime || wishes.avoidConsecutive) return []
      const phase = phaseOf(view, person)
      return view.days
        .filter(
          ({ index }) =>
            !view.absent[person]![index] && view.kinds.work.some((kind) => view.allowed[person]![index]![kind]),
        )
        .map(({ index }) => ({
          shape: 'never',
          person,
          day: index,
          kinds: isOn(phase, index) ? view.kinds.home : view.kinds.work,
        }))
    })
  },
  says(breach, view) {
    const day = breach.day ?? 0
    const week = isOn(phaseOf(view, breach.person ?? 0), day) ? 'off in a week on' : 'at work in a week off'
    return `${whoAndWhen(breach, view)}: ${week} of the 14-day rhythm.`
  },
}

function isOn(phase: number, day: number): boolean {
  return (day + phase) % cycle < half
}

/** Days of the cycle gone by on day 0: as the past goes on, or as the future needs it, or else spread evenly over the group. */
function phaseOf(view: ProblemView, person: number): number {
  const isWorked = (kind: Kind) => view.kinds.running.includes(kind)
  const past = view.past[person]!.map(isWorked).reverse()
  const future = view.future[person]!.map(isWorked)
  if (past.includes(true)) return past[0] ? stretchOf(past) : (half + stretchOf(past)) % cycle
  if (!future.includes(true)) return (person * 5) % cycle
  const goneAfter = (future[0] ? half : cycle) - stretchOf(future)
  return (((goneAfter - view.days.length) % cycle) + cycle) % cycle
}

/** How many of the nearest days are alike, of one half of the cycle. */
function stretchOf(worked: boolean[]): number {
  const length = worked.findIndex((isWorking) => isWorking !== worked[0])
  return Math.min(half, length < 0 ? worked.length : length)
}
