/** The trail, own messages, and the counts of the dashboards. */
import { and, count, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { auditEvents, notifications, roles, schedules, shiftRequests, shifts, users } from '../db/schema/index.ts'
import type { LocalMoment } from '../group-time.ts'
import type { Scope } from '../http/scope.ts'

export async function listAuditEvents(orm: Orm, scope: Scope, limit: number) {
  const rows = await orm
    .select({ event: auditEvents, first: users.firstName, last: users.lastName })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(eq(auditEvents.groupId, scope.groupId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
  return rows.map(({ event, first, last }) => ({
    ...event,
    actorName: first === null ? 'Evenshift' : `${first} ${last}`.trim(),
  }))
}

const shownNotifications = 100

export async function listNotifications(orm: Orm, scope: Scope) {
  return orm
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, scope.userId), eq(notifications.groupId, scope.groupId)))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(shownNotifications)
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
  const [row] = await orm
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.role, 'physician'), eq(users.isActive, true)))
  return Number(row?.n ?? 0)
}

export async function countPendingRequests(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(shiftRequests)
    .where(and(eq(shiftRequests.groupId, scope.groupId), eq(shiftRequests.status, 'pending')))
  return Number(row?.n ?? 0)
}

/** Shifts of published schedules that are being worked at this moment. */
export async function countWorkingNow(orm: Orm, scope: Scope, at: LocalMoment): Promise<number> {
  const [row] = await published(orm).where(
    sql`${live(scope)} and ${shifts.physicianId} is not null and ${shifts.span} @> ${`${at.date} ${at.time}`}::timestamp`,
  )
  return Number(row?.n ?? 0)
}

/** Physicians who have a shift that starts on a date, each counted once. */
export async function countActiveOn(orm: Orm, scope: Scope, date: string): Promise<number> {
  const [row] = await orm
    .select({ n: sql<number>`count(distinct ${shifts.physicianId})::int` })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(live(scope), eq(shifts.date, date)))
  return row?.n ?? 0
}

/** Shifts that start on a date in roles of these categories. */
export async function countOnCall(orm: Orm, scope: Scope, date: string, categories: string[]): Promise<number> {
  const [row] = await published(orm)
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(
      and(
        live(scope),
        eq(shifts.date, date),
        sql`${shifts.physicianId} is not null`,
        inArray(roles.category, categories as (typeof roles.$inferSelect)['category'][]),
      ),
    )
  return Number(row?.n ?? 0)
}

/** How much of the published demand from a date on is filled. */
export async function measureCoverage(orm: Orm, scope: Scope, from: string) {
  const [row] = await orm
    .select({
      required: count(),
      open: sql<number>`count(*) filter (where ${shifts.physicianId} is null)::int`,
      nextOpen: sql<string | null>`min(${shifts.date}) filter (where ${shifts.physicianId} is null)::text`,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(live(scope), gte(shifts.date, from)))
  return { required: Number(row?.required ?? 0), open: row?.open ?? 0, nextOpen: row?.nextOpen ?? null }
}

function published(orm: Orm) {
  return orm.select({ n: count() }).from(shifts).innerJoin(schedules, eq(schedules.id, shifts.scheduleId)).$dynamic()
}

function live(scope: Scope) {
  return and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active'), ne(shifts.status, 'cancelled'))
}
