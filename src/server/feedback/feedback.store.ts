/** Physicians' feedback on schedules, as rows. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FeedbackForm } from '../../contract/feedback.ts'
import type { Orm } from '../platform/db/database.ts'
import { feedback, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

/** An author's second answer replaces the first. For an anonymous one, neither the person nor the time is kept. */
export async function writeFeedback(
  tx: Orm,
  scope: Scope,
  scheduleId: number,
  authorKey: string,
  form: FeedbackForm,
): Promise<void> {
  const author = form.isAnonymous
    ? { physicianId: null, createdAt: sql`date_trunc('month', now())` }
    : { physicianId: scope.userId }
  const answer = { ...form, ...author }
  await tx
    .insert(feedback)
    .values({ ...answer, groupId: scope.groupId, scheduleId, authorKey })
    .onConflictDoUpdate({ target: [feedback.scheduleId, feedback.authorKey], set: answer })
}

export async function findByKey(orm: Orm, scope: Scope, scheduleId: number, authorKey: string) {
  const [row] = await orm
    .select()
    .from(feedback)
    .where(
      and(eq(feedback.groupId, scope.groupId), eq(feedback.scheduleId, scheduleId), eq(feedback.authorKey, authorKey)),
    )
  return row
}

/** By rating and text: the order of rows would reveal who answered when. */
export async function listOpinions(orm: Orm, scope: Scope, scheduleId: number) {
  return orm
    .select({
      rating: feedback.rating,
      comments: feedback.comments,
      categories: feedback.categories,
      physicianId: feedback.physicianId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.physicianId))
    .where(and(eq(feedback.groupId, scope.groupId), eq(feedback.scheduleId, scheduleId)))
    .orderBy(asc(feedback.rating), asc(feedback.comments), asc(feedback.authorKey))
}
