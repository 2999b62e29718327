/** In a 7-on/7-off group everybody has a rhythm of 14 days, and the days on which people change are spread over the week. */

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

/** Days of the cycle gone by on day 0: as the past goes on, or else spread evenly over the group. */
function phaseOf(view: ProblemView, person: number): number {
  const past = view.past[person]!
  const worked = past.map((kind) => view.kinds.running.includes(kind))
  if (!worked.includes(true)) return (person * 5) % cycle
  const isWorking = worked.at(-1)!
  let length = 0
  while (length < worked.length && worked[worked.length - 1 - length] === isWorking) length++
  const gone = Math.min(length, half)
  return isWorking ? gone : (half + gone) % cycle
}
