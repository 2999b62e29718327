/** Messages about changed days of someone's own shifts, as rows. */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { notifications, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type NewsRow = typeof notifications.$inferSelect

/** Unanswered messages, oldest first. */
export async function listUnanswered(orm: Orm, scope: Scope): Promise<NewsRow[]> {
  return orm
    .select()
    .from(notifications)
    .where(and(isOwn(scope), isNotNull(notifications.changedDays), isNull(notifications.answeredAt)))
    .orderBy(asc(notifications.id))
}

export async function listOwn(orm: Orm, scope: Scope, ids: number[]): Promise<NewsRow[]> {
  return orm
    .select()
    .from(notifications)
    .where(and(isOwn(scope), inArray(notifications.id, ids)))
    .orderBy(asc(notifications.id))
}

/** Answered messages are read ones. */
export async function markAnswered(tx: Orm, scope: Scope, ids: number[], problem: string | null): Promise<void> {
  await tx
    .update(notifications)
    .set({ answeredAt: sql`now()`, problem, readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(isOwn(scope), inArray(notifications.id, ids)))
}

/** Confirms my published shifts on these days. Their version stays, since nothing changed. */
export async function confirmShifts(tx: Orm, scope: Scope, dates: string[]): Promise<void> {
  const published = tx.select({ id: schedules.id }).from(schedules).where(eq(schedules.status, 'active'))
  await tx
    .update(shifts)
    .set({ status: 'confirmed' })
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        eq(shifts.physicianId, scope.userId),
        eq(shifts.status, 'scheduled'),
        inArray(shifts.date, dates),
        inArray(shifts.scheduleId, published),
      ),
    )
}

/** The messages about a schedule to people who still work here, with their names, oldest first. */
export async function listAboutSchedule(orm: Orm, scope: Scope, scheduleId: number) {
  const rows = await orm
    .select({ message: notifications, firstName: users.firstName, lastName: users.lastName })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        eq(notifications.groupId, scope.groupId),
        eq(notifications.scheduleId, scheduleId),
        isNotNull(notifications.changedDays),
        eq(users.isActive, true),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(notifications.id))
  return rows.map(({ message, ...person }) => ({ ...message, name: fullName(person) }))
}

export async function findName(orm: Orm, scope: Scope, id: number): Promise<string | null> {
  const [person] = await orm
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, id), eq(users.groupId, scope.groupId)))
  return person ? fullName(person) : null
}

function isOwn(scope: Scope) {
  return and(eq(notifications.userId, scope.userId), eq(notifications.groupId, scope.groupId))
}
