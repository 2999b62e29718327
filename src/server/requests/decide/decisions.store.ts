/** What decisions changed, as rows: by which they can be taken back. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { type DecisionKept, requestDecisions } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'

/** Older ones stay in the audit log. */
const keptDays = 30

export async function putDecision(tx: Orm, { groupId }: Scope, requestId: number, kept: DecisionKept): Promise<void> {
  const isOver = lt(requestDecisions.createdAt, sql`now() - ${`${keptDays} days`}::interval`)
  await tx.delete(requestDecisions).where(and(eq(requestDecisions.groupId, groupId), isOver))
  await tx
    .insert(requestDecisions)
    .values({ requestId, groupId, kept })
    .onConflictDoUpdate({ target: requestDecisions.requestId, set: { kept, createdAt: sql`now()` } })
}

export async function findDecision(orm: Orm, { groupId }: Scope, requestId: number): Promise<DecisionKept | undefined> {
  const [row] = await orm
    .select({ kept: requestDecisions.kept })
    .from(requestDecisions)
    .where(and(eq(requestDecisions.groupId, groupId), eq(requestDecisions.requestId, requestId)))
  return row?.kept
}

export async function dropDecision(tx: Orm, { groupId }: Scope, requestId: number): Promise<void> {
  await tx
    .delete(requestDecisions)
    .where(and(eq(requestDecisions.groupId, groupId), eq(requestDecisions.requestId, requestId)))
}

export async function listUndoable(orm: Orm, { groupId }: Scope): Promise<Set<number>> {
  const rows = await orm
    .select({ id: requestDecisions.requestId })
    .from(requestDecisions)
    .where(eq(requestDecisions.groupId, groupId))
  return new Set(rows.map(({ id }) => id))
}
