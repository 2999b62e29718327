/** What admins do with a schedule without changing its shifts. */
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { findSchedule, type ScheduleRow, selectSchedule, showSchedule, updateSchedule } from './schedules.store.ts'
import { requireTransition } from './transitions.ts'

export async function requireSchedule(orm: Orm, scope: Scope, id: number): Promise<ScheduleRow> {
  return orGone(await findSchedule(orm, scope, id))
}

/** The same, locked until the transaction ends: what its state allows is still allowed when it's written. */
export async function requireLocked(tx: Orm, scope: Scope, id: number): Promise<ScheduleRow> {
  const [found] = await selectSchedule(tx, scope, id).for('no key update')
  return orGone(found)
}

function orGone(found: ScheduleRow | undefined): ScheduleRow {
  if (!found) throw fail('not-found', { message: 'This schedule no longer exists.' })
  return found
}

export function orStale(after: ScheduleRow | undefined, before: ScheduleRow, scope: Scope): ScheduleRow {
  if (!after) throw fail('stale', { current: showSchedule(before, scope) })
  return after
}

export function linkTo({ id }: Pick<ScheduleRow, 'id'>): string {
  return `/schedule?schedule=${id}`
}

export function renameSchedule(scope: Scope, id: number, name: string, seen: number | undefined, make: MakeChange) {
  return make(async ({ tx, audit }) => {
    const before = await requireLocked(tx, scope, id)
    requireTransition(before, 'rename')
    const after = orStale(await updateSchedule(tx, scope, id, { name }, seen), before, scope)
    audit({
      action: 'schedule.rename',
      thing: 'schedule',
      thingId: id,
      text: `renamed ${before.name} to ${after.name}`,
    })
    return after
  })
}
