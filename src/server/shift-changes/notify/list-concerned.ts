/** Whom changed shifts concern: everyone with a changed day, or the whole group when a month is first published. */
import { and, eq, inArray } from 'drizzle-orm'
import { type NotificationSettings, notificationSettings } from '../../../contract/fields/physician-work.ts'
import type { ChangedDay } from '../../../contract/news.ts'
import { isStaff } from '../../../contract/staff.ts'
import type { Orm } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { changedDaysOf } from './changed-days.ts'

type Concerned = { person: typeof users.$inferSelect; days: ChangedDay[]; choices: NotificationSettings }

export async function listConcerned(
  orm: Orm,
  scope: Scope,
  { notifiesEveryone = false }: { notifiesEveryone?: boolean | undefined },
  before: ShownShift[],
  after: ShownShift[],
): Promise<Concerned[]> {
  const named = [...before, ...after].flatMap(({ physicianId }) => physicianId ?? [])
  const isMeant = notifiesEveryone ? undefined : inArray(users.id, [...new Set(named)])
  const people = await orm
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true), isMeant))
  return people.flatMap((person) => {
    const days = changedDaysOf(person.id, before, after)
    if (days.length === 0 && !(notifiesEveryone && isStaff(person))) return []
    return [{ person, days, choices: notificationSettings.parse(person.notificationSettings) }]
  })
}
