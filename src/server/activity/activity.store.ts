/** The audit log, a person's messages, and the dashboard counts. */

import { and, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../engine/calendar.ts'
import { buildOnce } from '../platform/db/build-once.ts'
import type { Orm } from '../platform/db/database.ts'
import {
  apiKeys,
  auditEvents,
  notifications,
  roles,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../platform/db/schema/index.ts'
import type { LocalMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { isStaffOf } from '../users/users.store.ts'

export async function listAuditEvents(orm: Orm, scope: Scope, limit: number) {
  const rows = await orm
    .select({ event: auditEvents, first: users.firstName, last: users.lastName, key: apiKeys.name })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditEvents.keyId))
    .where(eq(auditEvents.groupId, scope.groupId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
  return rows.map(({ event, first, last, key }) => ({
    ...event,
    actorName: key !== null ? `API key ${key}` : first === null ? 'Evenshift' : `${first} ${last}`.trim(),
  }))
}

const shownNotifications = 100

const newestNotifications = buildOnce((orm) =>
  orm
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.groupId, sql.placeholder('groupId'))),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(shownNotifications),
)

export async function listNotifications(orm: Orm, { userId, groupId }: Scope) {
  return newestNotifications(orm).execute({ userId, groupId })
}

export async function markRead(tx: Orm, scope: Scope, id: number): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(
      and(eq(notifications.id, id), eq(notifications.userId, scope.userId), eq(notifications.groupId, scope.groupId)),
    )
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllRead(tx: Orm, scope: Scope): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, scope.userId),
        eq(notifications.groupId, scope.groupId),
        isNull(notifications.readAt),
      ),
    )
}

export async function countPhysicians(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm.select({ n: count() }).from(users).where(isStaffOf(scope))
  return Number(row?.n ?? 0)
}

/** Dashboard counts from published schedules at a moment of the group's local time. */
export type DashboardCounts = {
  physicians: number
  pendingRequests: number
  /** Shifts being worked at this moment. */
  workingNow: number
  /** Physicians with a shift that starts today, each counted once. */
  activeToday: number
  /** Shifts that start today in roles of the backup categories. */
  onCallToday: number
  /** Shifts from today on, and how many of them are open. */
  required: number
  open: number
  nextOpen: string | null
}

/** One statement, since everyone opens the dashboard first. */
export async function countForDashboard(
  orm: Orm,
  scope: Scope,
  { date, time }: LocalMoment,
  backupCategories: string[],
): Promise<DashboardCounts> {
  const isHeld = sql`${shifts.physicianId} is not null`
  const isFuture = sql`${shifts.date} >= ${date}::date`
  const isToday = sql`${shifts.date} = ${date}::date`
  const isBackup = inArray(roles.category, backupCategories as (typeof roles.$inferSelect)['category'][])
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const [row] = await orm
    .select({
      physicians: sql<number>`(select count(*)::int from ${users} where ${isStaffOf(scope)})`,
      pendingRequests: sql<number>`(select count(*)::int from ${shiftRequests} where ${isPendingIn(scope)})`,
      workingNow: countWhere(sql`${isHeld} and ${shifts.span} @> ${`${date} ${time}`}::timestamp`),
      activeToday: sql<number>`count(distinct ${shifts.physicianId}) filter (where ${isToday})::int`,
      onCallToday: countWhere(sql`${isToday} and ${isHeld} and ${isBackup}`),
      required: countWhere(isFuture),
      open: countWhere(sql`${isFuture} and not (${isHeld})`),
      nextOpen: sql<string | null>`min(${shifts.date}) filter (where ${isFuture} and not (${isHeld}))::text`,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    // A shift being worked started today or yesterday.
    .where(and(live(scope), gte(shifts.date, addDays(date, -1))))
  return row!
}

function isPendingIn(scope: Scope) {
  return and(eq(shiftRequests.groupId, scope.groupId), eq(shiftRequests.status, 'pending'))
}

function live(scope: Scope) {
  return and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active'), ne(shifts.status, 'cancelled'))
}
