/** The group's local date and time, and which shifts haven't started. */
import type { GroupSettings } from '../../contract/groups.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { type LocalMoment, localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'

export type GroupClock = { settings: GroupSettings; local: LocalMoment; now: Date }

export async function readClock(orm: Orm, scope: Scope, now: Date): Promise<GroupClock> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  const settings = settingsOf(group)
  return { settings, local: localMoment(now, settings.timeZone), now }
}

export function hasBegun({ date, time }: LocalMoment, shift: { date: string; startTime: string }): boolean {
  return shift.date < date || (shift.date === date && shift.startTime <= time)
}
