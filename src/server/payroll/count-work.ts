/** Counts shifts for pay: how many, how long, and what they are worth by the group's credits. */
import type { PayrollSettings } from '../../contract/fields/payroll.ts'
import type { Work } from '../../contract/payroll.ts'
import { isWeekend, minutesUntil } from '../../engine/calendar.ts'
import type { ShiftKind } from '../../engine/model.ts'
import { round } from '../../engine/text/round.ts'
import { shiftTypeOf } from '../schedules/problem/role-of.ts'
import type { HeldShift } from './payroll.store.ts'

export type Counting = {
  credits: PayrollSettings['credits']
  backupRoles: ReadonlySet<number>
  holidays: ReadonlySet<string>
}

export function countWork(held: readonly HeldShift[], { credits, backupRoles, holidays }: Counting): Work {
  const total = { shifts: 0, minutes: 0, nights: 0, weekendDays: 0, holidays: 0, backups: 0, credits: 0 }
  for (const shift of held) {
    const kind = kindOf(shift, backupRoles)
    total.credits += credits[kind]
    if (kind === 'backup') {
      total.backups += 1
      continue
    }
    total.shifts += 1
    total.minutes += minutesUntil(shift.startTime, shift.endTime)
    if (kind === 'night' || kind === 'twenty-four') total.nights += 1
    if (isWeekend(shift.date)) total.weekendDays += 1
    if (holidays.has(shift.date)) total.holidays += 1
  }
  const { minutes, ...counts } = total
  return { ...counts, hours: round(minutes / 60, 2), credits: round(total.credits, 2) }
}

function kindOf(shift: HeldShift, backupRoles: ReadonlySet<number>): ShiftKind {
  if (shift.roleId !== null && backupRoles.has(shift.roleId)) return 'backup'
  const type = shiftTypeOf(shift)
  if (type === 'custom') return 'twenty-four'
  return type === 'weekend' ? 'day' : type
}
