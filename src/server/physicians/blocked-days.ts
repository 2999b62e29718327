/** Limits the days physicians may block; coordinators can block any. */
import { problemWithBlockedDays } from '../../contract/blocked-days.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import type { UserRow } from '../users/users.store.ts'

export async function checkBlockedDays(
  tx: Orm,
  scope: Scope,
  before: UserRow,
  wanted: string[],
  now: Date,
): Promise<void> {
  if (scope.role === 'admin') return
  const group = await findOwnGroup(tx, scope)
  if (!group) return
  const settings = settingsOf(group)
  const today = localMoment(now, settings.timeZone).date
  const message = problemWithBlockedDays(before.unavailableDates, wanted, settings, today)
  if (message) {
    const field = 'unavailableDates'
    throw fail('invalid', { message, field, problems: [{ field, message }] })
  }
}
