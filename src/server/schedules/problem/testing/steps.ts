/** What a group can enter that affects a month, one step each, mostly about its first physician. */
import { eq } from 'drizzle-orm'
import type { StaffedGroup } from '../../../../../tests/server/staffed-group.ts'
import { monthOf } from '../../../../engine/month.ts'
import type { Orm } from '../../../platform/db/database.ts'
import {
  groups,
  holidayHistory,
  preferences,
  roles,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../../../platform/db/schema/index.ts'

export type Step = (group: StaffedGroup) => Promise<unknown>

/** The database opens after the steps are listed. */
export function openSteps(orm: () => Orm) {
  const person =
    (change: Partial<typeof users.$inferInsert>): Step =>
    ({ physicians }) =>
      orm().update(users).set(change).where(eq(users.id, physicians[0]!))
  const group =
    (change: Partial<typeof groups.$inferInsert>): Step =>
    ({ groupId }) =>
      orm().update(groups).set(change).where(eq(groups.id, groupId))
  const role =
    (change: Partial<typeof roles.$inferInsert>): Step =>
    ({ day }) =>
      orm().update(roles).set(change).where(eq(roles.id, day))
  const wants =
    (change: Partial<typeof preferences.$inferInsert>): Step =>
    ({ groupId, physicians }) =>
      orm()
        .insert(preferences)
        .values({ groupId, physicianId: physicians[0]!, ...change })
  const timeOff =
    (status: 'approved' | 'pending', from: string, to: string): Step =>
    ({ groupId, physicians, admin }) =>
      orm()
        .insert(shiftRequests)
        .values({
          groupId,
          requestorId: physicians[0]!,
          requestType: 'timeoff',
          requestedDate: from,
          endDate: to,
          status,
          ...(status === 'approved' ? { reviewedBy: admin, reviewedAt: new Date() } : {}),
        })
  const worked =
    (date: string, kind: 'day' | 'night', status: 'active' | 'draft' = 'active'): Step =>
    async (staffed) => {
      const [schedule] = await orm()
        .insert(schedules)
        .values({ groupId: staffed.groupId, name: 'past', ...monthOf(date), status })
        .returning()
      const times = kind === 'day' ? { startTime: '07:00', endTime: '19:00' } : { startTime: '19:00', endTime: '07:00' }
      await orm()
        .insert(shifts)
        .values({
          groupId: staffed.groupId,
          scheduleId: schedule!.id,
          physicianId: staffed.physicians[0]!,
          roleId: staffed[kind],
          date,
          ...times,
        })
    }
  const enteredHoliday =
    (holiday: string, year: number): Step =>
    ({ groupId, physicians }) =>
      orm()
        .insert(holidayHistory)
        .values({ groupId, physicianId: physicians[0]!, holiday, year, worked: true, source: 'typed' })
  return { enteredHoliday, group, person, role, timeOff, wants, worked }
}
