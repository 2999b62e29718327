/** Refuses an edit of shifts that changed since they were seen, and names whoever changed them last. */
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail, type Refusal } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { listShiftsById } from '../schedules/schedules.store.ts'
import { findMember } from '../users/users.store.ts'

export async function refuseStale(orm: Orm, scope: Scope, shiftIds: number[]): Promise<Refusal> {
  const current = await listShiftsById(orm, scope, shiftIds)
  const [last] = current.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  const isByOther = last && last.changedBy !== null && last.changedBy !== scope.userId
  const person = isByOther ? await findMember(orm, scope, last.changedBy!) : undefined
  return fail('stale', {
    current,
    ...(person && { message: `${displayName(person)} changed this. Here’s the current version.` }),
  })
}
