/** The published shifts around a moment, with the numbers that reach whoever has them. */
import { and, asc, between, eq, ne } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'

/** `groupId` comes from a scope, or from a link that was checked. */
export async function listShiftsBetween(orm: Orm, groupId: number, from: string, to: string) {
  return orm
    .select({
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
      position: shifts.position,
      location: shifts.location,
      shiftType: shifts.shiftType,
      roleId: roles.id,
      role: roles.name,
      physicianId: shifts.physicianId,
      physician: {
        id: users.id,
        externalId: users.externalId,
        firstName: users.firstName,
        lastName: users.lastName,
        phoneNumber: users.phoneNumber,
        pagerNumber: users.pagerNumber,
      },
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .leftJoin(users, eq(users.id, shifts.physicianId))
    .where(
      and(
        eq(schedules.groupId, groupId),
        eq(schedules.status, 'active'),
        ne(shifts.status, 'cancelled'),
        between(shifts.date, from, to),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.position), asc(shifts.id))
}

export type PublishedShift = Awaited<ReturnType<typeof listShiftsBetween>>[number]
