/** What is refused before anything is queued: a group without physicians, and a month too large to plan. */
import { count } from 'drizzle-orm'
import { addDays } from '../../engine/calendar.ts'
import { countOn } from '../../engine/demand.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listRoles } from '../roles/roles.store.ts'
import { isStaffOf } from '../users/users.store.ts'

/** More than twice the largest groups we know of. Compiling the rows of someone eligible for 100 roles takes minutes. */
export const largestMonth = { physicians: 150, roles: 40, shifts: 5000 }

export async function requirePlannable(orm: Orm, scope: Scope, months: Month[]): Promise<void> {
  const [row] = await orm.select({ number: count() }).from(users).where(isStaffOf(scope))
  const physicians = Number(row?.number ?? 0)
  if (physicians === 0)
    throw fail('cannot-generate', { message: 'Your group has no active physicians yet. Add physicians first.' })
  const roles = await listRoles(orm, scope)
  refuseAbove('physicians', physicians, 'Your group', 'Deactivate those who left.')
  refuseAbove('roles', roles.length, 'Your group', 'Combine roles that the same people work, or delete some.')
  for (const month of months) {
    const { from, days } = spanOfMonth(month)
    const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
    const shifts = roles.reduce((sum, role) => sum + dates.reduce((all, date) => all + countOn(role, date), 0), 0)
    refuseAbove('shifts', shifts, formatMonth(month), 'Lower how many people its roles need.')
  }
}

function refuseAbove(field: keyof typeof largestMonth, found: number, whose: string, advice: string): void {
  const most = largestMonth[field]
  if (found <= most) return
  const numbers = `${found.toLocaleString('en-US')} ${field}; we can plan up to ${most.toLocaleString('en-US')}`
  throw fail('cannot-generate', { field, message: `${whose} has ${numbers}. ${advice}` })
}
