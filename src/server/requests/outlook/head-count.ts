/** Days without a schedule: how many people are there, and how many positions they can fill. */

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GroupSettings } from '../../../contract/groups.ts'
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { weekdayOf } from '../../../engine/calendar.ts'
import { capacityPerDay, countOn } from '../../../engine/demand.ts'
import type { Orm } from '../../platform/db/database.ts'
import { roles, shiftRequests, users } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import { isStaffOf } from '../../users/users.store.ts'
import { holidayOn } from '../describe-request.ts'

type UserRow = typeof users.$inferSelect
type Away = { physicianId: number; from: string; to: string; isApproved: boolean }

export type HeadCount = {
  staff: UserRow[]
  roles: ReturnType<typeof roleOf>[]
  away: Away[]
  settings: GroupSettings
}

export async function readHeadCount(
  orm: Orm,
  scope: Scope,
  settings: GroupSettings,
  { from, to }: { from: string; to: string },
): Promise<HeadCount> {
  const last = sql<string>`coalesce(${shiftRequests.endDate}, ${shiftRequests.requestedDate})::text`
  const listAway = orm
    .select({
      physicianId: shiftRequests.requestorId,
      from: sql<string>`${shiftRequests.requestedDate}::text`,
      to: last,
      status: shiftRequests.status,
    })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.requestType, 'timeoff'),
        inArray(shiftRequests.status, ['approved', 'pending']),
        sql`${shiftRequests.requestedDate} <= ${to} and ${last} >= ${from}`,
      ),
    )
  const listRoles = orm
    .select()
    .from(roles)
    .where(and(eq(roles.groupId, scope.groupId), eq(roles.isActive, true)))
  const [away, staff, demand] = await Promise.all([
    listAway,
    orm.select().from(users).where(isStaffOf(scope)),
    listRoles,
  ])
  return {
    staff,
    roles: demand.map(roleOf),
    away: away.map(({ status, ...one }) => ({ ...one, isApproved: status === 'approved' })),
    settings,
  }
}

/** Others who are away on a day, or asked to be: numbers only, so anyone may see them. */
export function countAway({ away }: HeadCount, date: string, without: number): { approved: number; asked: number } {
  const others = away.filter(({ physicianId, from, to }) => physicianId !== without && from <= date && date <= to)
  const approved = others.filter(({ isApproved }) => isApproved).length
  return { approved, asked: others.length - approved }
}

export type Heads = CoverageOfDay & { available: number; capacity: number }

export function countHeads(count: HeadCount, date: string, without: number): Heads {
  const weekday = weekdayOf(date)
  const required = count.roles.reduce((sum, role) => sum + countOn(role, date), 0)
  const available = count.staff.filter(
    (person) =>
      !person.unavailableDates.includes(date) &&
      (person.availableDays.length === 0 || person.availableDays.includes(weekday)) &&
      !count.away.some(
        ({ physicianId, from, to, isApproved }) =>
          physicianId === person.id && isApproved && from <= date && date <= to,
      ),
  )
  const positions = (people: UserRow[]) => capacityPerDay(people.reduce((sum, { fte }) => sum + fte, 0))
  const others = available.filter(({ id }) => id !== without)
  const filled = (capacity: number) => Math.min(required, Math.floor(capacity + 1e-9))
  return {
    date,
    required,
    filledNow: filled(positions(available)),
    filledAfter: filled(positions(others)),
    shortRoles: [],
    holiday: holidayOn(count.settings, date),
    isScheduled: false,
    available: others.length,
    capacity: positions(others),
  }
}
