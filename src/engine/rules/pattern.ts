/** Work and rest follow the pattern of the group. */
import type { Pattern } from '../model.ts'
import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import { limitOf, ofPerson, spanOf } from './parts/words.ts'
import { type Draft, type Rule, soft } from './rule.ts'

/** Days on and off in a row that each pattern wants. */
const wanted: Record<Pattern, { on?: { atLeast: number; atMost: number }; off: number; says: string } | undefined> = {
  '7-on-7-off': { on: { atLeast: 7, atMost: 7 }, off: 7, says: '7 on, 7 off' },
  '12-hour-day-night': { on: { atLeast: 3, atMost: 4 }, off: 3, says: '3 or 4 shifts, then 3 days off' },
  '24-hour': { off: 2, says: 'two days off after 24 hours' },
  custom: undefined,
}

export const pattern: Rule = {
  id: 'pattern',
  title: 'Work follows the pattern of the group',
  help: '7 on and 7 off, 12-hour shifts in runs of 3 or 4, or two days off after 24 hours. Custom groups have none.',
  strength: soft(2),
  on: true,
  makesLimits(view) {
    const rhythm = wanted[view.problem.group.pattern]
    if (!rhythm) return []
    const { on, off } = rhythm
    return forEachPhysician(view, ({ wishes }, person): Draft[] => {
      const rest: Draft = { shape: 'run', person, kinds: view.kinds.home, atLeast: off, atMost: Infinity }
      if (!on || wishes.avoidConsecutive) return [rest]
      return [{ shape: 'run', person, kinds: view.kinds.running, ...on }, rest]
    })
  },
  says(breach, view) {
    const { kinds } = limitOf(breach.limit, 'run')
    const days = plural(breach.days?.length ?? 0, 'day')
    const what = `${days} ${kinds.includes(0) ? 'off' : 'on'}`
    return ofPerson(
      breach,
      view,
      `${what} (${spanOf(breach, view)}); the pattern is ${wanted[view.problem.group.pattern]?.says}.`,
    )
  },
}
