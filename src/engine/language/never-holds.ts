/** Rules that can't have an effect: a date on another weekday, a limit above the maximum. The writer meant something else. */
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'
import type { CustomRule, ShiftKind } from '../model.ts'
import { capitalize } from '../text/capital.ts'
import type { Context } from './context.ts'
import { formatDay } from './period.ts'
import { kindOf } from './recognize/roles.ts'

/** Why a rule never holds, or undefined when it can. */
export function whyItNeverHolds(rule: CustomRule, context: Context): string | undefined {
  const { who, what, dates, weekdays } = rule
  if (typeof who === 'object' && 'physicianIds' in who && who.physicianIds.length === 0) return 'that leaves no one.'
  if (who === 'everyone' && what.limit === 'never' && rule.hard && !dates && !weekdays) return 'that leaves no one.'
  if (dates && weekdays && !hasWeekday(dates, weekdays))
    return `${formatDay(dates.from, context)} is a ${capitalize(weekdayOf(dates.from))}.`
  if ('roleIds' in what && what.roleIds && what.kinds && !hasRoleOfKind(what.roleIds, what.kinds, context))
    return 'this role doesn’t have shifts like that.'
  if (!dates) return undefined
  const days = daysBetween(dates.from, dates.to) + 1
  if ((what.limit === 'at-least' || what.limit === 'at-most') && what.of === 'shifts' && !what.on) {
    if (what.limit === 'at-least' ? what.count > days : what.count >= days) return unlimited
  }
  return what.limit === 'in-a-row' && (what.atMost ?? 0) >= days ? unlimited : undefined
}

const unlimited = 'there are fewer days than that.'

function hasWeekday(dates: { from: string; to: string }, weekdays: NonNullable<CustomRule['weekdays']>): boolean {
  const length = Math.min(7, daysBetween(dates.from, dates.to) + 1)
  return Array.from({ length }, (_, step) => weekdayOf(addDays(dates.from, step))).some((day) => weekdays.includes(day))
}

function hasRoleOfKind(roleIds: string[], kinds: ShiftKind[], { roles }: Context): boolean {
  return roles.some((role) => roleIds.includes(role.id) && kinds.includes(kindOf(role)))
}
