/** How many people a publication would notify, and how: counts only, since who has which devices is their own business. */
import { and, eq } from 'drizzle-orm'
import type { NotifiedCounts } from '../../../contract/shift-changes.ts'
import type { Orm } from '../../platform/db/database.ts'
import { devices, users } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { findActive, listScheduleShifts } from '../../schedules/schedules.store.ts'
import { listConcerned } from './list-concerned.ts'

export async function countNotified(
  orm: Orm,
  scope: Scope,
  id: number,
  isSetUp: { email: boolean; push: boolean },
): Promise<NotifiedCounts> {
  const schedule = await requireSchedule(orm, scope, id)
  const older = await findActive(orm, scope, schedule)
  const was = older ? await listScheduleShifts(orm, scope, older.id) : []
  const is = await listScheduleShifts(orm, scope, id)
  const concerned = await listConcerned(orm, scope, { notifiesEveryone: !older }, was, is)
  const withDevice = isSetUp.push ? await listUsersWithDevice(orm, scope) : new Set()
  const counts = { emailAndDevice: 0, email: 0, device: 0, neither: 0 }
  for (const { person, choices } of concerned) {
    const email = isSetUp.email && choices.emailSchedule
    const device = choices.pushSchedule && withDevice.has(person.id)
    counts[email ? (device ? 'emailAndDevice' : 'email') : device ? 'device' : 'neither']++
  }
  return counts
}

async function listUsersWithDevice(orm: Orm, { groupId }: Scope): Promise<Set<number>> {
  const rows = await orm
    .selectDistinct({ userId: devices.userId })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(users.groupId, groupId), eq(users.isActive, true)))
  return new Set(rows.map(({ userId }) => userId))
}
