/** Every role is filled on every day it is needed, highest priority first. */

import type { Role } from '../model.ts'
import { plural } from '../text/plural.ts'
import { shiftOf } from '../view/problem-view.ts'
import { dateOf, limitOf, roleName } from './parts/phrases.ts'
import { withRole } from './parts/relax.ts'
import { type Rule, soft } from './rule.ts'

/** Points of an open shift of first priority, and how much less each lower priority is worth. */
const firstPriority = 1000
const step = 50

/** Points of one open shift of a role. */
export function priorityPoints({ priority }: Pick<Role, 'priority'>): number {
  return firstPriority - step * (priority - 1)
}

export const coverage: Rule = {
  id: 'coverage',
  title: 'Every shift is filled',
  help: 'Filling shifts comes before everything else. If you’re short, high-priority roles come first.',
  strength: soft(firstPriority),
  on: true,
  always: true,
  makesLimits(view) {
    return view.days.flatMap((day) =>
      view.shifts
        .filter(({ kind }) => view.need[day.index]![kind]! > 0)
        .map(({ kind, role }) => {
          const needed = view.need[day.index]![kind]!
          const under = priorityPoints(role)
          return {
            shape: 'cover' as const,
            day: day.index,
            kind,
            atLeast: needed,
            under,
            atMost: needed,
            over: Infinity,
          }
        }),
    )
  },
  says(breach, view) {
    const { day, kind, atLeast, atMost } = limitOf(breach.limit, 'cover')
    const where = `${roleName(view, kind)} on ${dateOf(view, day)}`
    if (breach.hard) return `${where} has ${plural(breach.units, 'physician')} too many; it requires ${atMost}.`
    return atLeast === 1 ? `${where} is open.` : `${where}: ${breach.units} of ${atLeast} open.`
  },
  relaxation(limit, view) {
    const { day, kind, atLeast } = limitOf(limit, 'cover')
    const { role } = shiftOf(view, kind)
    if (atLeast < 2) return undefined
    const roles = view.shifts.map((shift) => shift.role)
    const { date } = view.days[day]!
    const otherDates = role.countsByDate?.filter((exception) => exception.date !== date) ?? []
    return {
      says: `Require ${atLeast - 1} instead of ${atLeast} that day.`,
      problem: withRole(view.problem, roles, role.id, {
        countsByDate: [...otherDates, { date, count: atLeast - 1 }],
      }),
    }
  },
}
