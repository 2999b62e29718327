/** Requests of a group, as rows. */
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database.ts'
import { shiftRequests, users } from '../db/schema/index.ts'
import type { Scope } from '../http/scope.ts'

const reviewer = alias(users, 'reviewer')

export async function listOwnRequests(orm: Orm, scope: Scope) {
  const rows = await orm
    .select({ request: shiftRequests, first: reviewer.firstName, last: reviewer.lastName })
    .from(shiftRequests)
    .leftJoin(reviewer, eq(reviewer.id, shiftRequests.reviewedBy))
    .where(and(eq(shiftRequests.requestorId, scope.userId), eq(shiftRequests.groupId, scope.groupId)))
    .orderBy(desc(shiftRequests.createdAt), desc(shiftRequests.id))
  return rows.map(({ request, first, last }) => ({
    ...request,
    reviewerName: first === null ? null : `${first} ${last}`.trim(),
  }))
}
