/** Work and rest follow the group's pattern. */
import type { Pattern } from '../model.ts'
import { type Breach, isAmong, kindOn } from '../shapes/breach.ts'
import type { Roster } from '../shapes/limit.ts'
import { plural } from '../text/plural.ts'
import { forEachPhysician } from '../view/problem-view.ts'
import type { RuleView } from '../view/rule-view.ts'
import { blocksOf } from '../view/stretches.ts'
import { describePerson } from './parts/description.ts'
import { isolatedDay, limitOf, spanOf } from './parts/phrases.ts'
import { type Draft, type Rule, soft } from './rule.ts'

/** The pattern's days off in a row, and its name. */
const wanted: Record<Pattern, { off: number; says: string } | undefined> = {
  '7-on-7-off': { off: 7, says: '7-on/7-off' },
  '12-hour-day-night': { off: 3, says: '3 or 4 shifts, then 3 days off' },
  '24-hour': { off: 2, says: 'two days off after a 24-hour shift' },
  custom: undefined,
}
/** A missing day off weighs this fraction of a missing working day: full weeks come first. */
const weightOfDaysOff = 0.1

export const pattern: Rule = {
  id: 'pattern',
  title: 'The group’s pattern',
  help: '7-on/7-off, stretches of three or four 12-hour shifts, or two days off after a 24-hour shift. Groups with a custom schedule have none.',
  strength: soft(2),
  weightIn: { '7-on-7-off': 40, '12-hour-day-night': 18 },
  on: true,
  makesLimits(view) {
    const rhythm = wanted[view.problem.group.pattern]
    if (!rhythm) return []
    return forEachPhysician(view, ({ preferences }, person): Draft[] => {
      const rest = { kinds: view.kinds.home, atLeast: rhythm.off, atMost: Infinity, ofWeight: weightOfDaysOff }
      const work = preferences.avoidConsecutive
        ? []
        : blocksOf(view, person).map((block) => ({ ...block, leads: true }))
      return [...work, rest].map((run): Draft => ({ shape: 'run', person, ...run }))
    })
  },
  says(breach, view, roster) {
    const { kinds, atLeast } = limitOf(breach.limit, 'run')
    const days = breach.days?.length ?? 0
    const count = `${days < atLeast ? 'only ' : ''}${plural(days, 'day')}`
    const span = spanOf(breach, view)
    const rule = `the pattern is ${wanted[view.problem.group.pattern]?.says}`
    // The rule on single days off says the same.
    const off = days === 1 ? `only a single day off (${span}).` : { what: `${count} off (${span})`, limit: rule }
    if (kinds.includes(0)) return describePerson(breach, view, 'have', off)
    if (isBesideWork(breach, view, roster)) {
      const block = days === 1 ? `on ${span}` : `${days} days (${span})`
      return describePerson(breach, view, 'work', `${block} next to days in another role.`)
    }
    const rest = days === 1 ? isolatedDay(breach, view, roster) : { what: `${count} in a row (${span})`, limit: rule }
    return describePerson(breach, view, 'work', rest)
  },
}

/** A week of a role staffed Monday to Friday is a block of its own, so a Saturday after it isn't isolated. */
function isBesideWork({ person = 0, days = [] }: Breach, view: RuleView, roster: Roster): boolean {
  const [first = 0] = days
  return [first - 1, (days.at(-1) ?? first) + 1].some((day) =>
    isAmong(view.kinds.work, kindOn(view, roster[person]!, person, day)),
  )
}
