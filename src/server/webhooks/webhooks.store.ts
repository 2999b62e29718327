/** Webhooks and what was sent to them, as rows; every function is bound to the caller's group. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { outbox, webhookAttempts, webhooks } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type WebhookRow = typeof webhooks.$inferSelect
type MessageRow = typeof outbox.$inferSelect

const shownDeliveries = 100

const own = (scope: Scope, id: number) => and(eq(webhooks.id, id), eq(webhooks.groupId, scope.groupId))

export async function listWebhookRows(orm: Orm, scope: Scope): Promise<WebhookRow[]> {
  return orm.select().from(webhooks).where(eq(webhooks.groupId, scope.groupId)).orderBy(asc(webhooks.id))
}

export async function countWebhooks(orm: Orm, scope: Scope): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(webhooks).where(eq(webhooks.groupId, scope.groupId))
  return row?.count ?? 0
}

export async function findWebhook(orm: Orm, scope: Scope, id: number): Promise<WebhookRow | undefined> {
  const [row] = await orm.select().from(webhooks).where(own(scope, id))
  return row
}

export async function insertWebhook(
  tx: Orm,
  { groupId, userId: createdBy }: Scope,
  fields: Pick<WebhookRow, 'url' | 'events' | 'secretToken'>,
): Promise<WebhookRow> {
  const [row] = await tx
    .insert(webhooks)
    .values({ ...fields, groupId, createdBy })
    .returning()
  return row!
}

export async function updateWebhookRow(
  tx: Orm,
  scope: Scope,
  id: number,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> {
  const [row] = await tx.update(webhooks).set(change).where(own(scope, id)).returning()
  return row
}

export async function deleteWebhook(tx: Orm, scope: Scope, id: number): Promise<void> {
  await tx.delete(webhooks).where(own(scope, id))
}

/** The last message to each webhook. */
export async function listLastMessages(orm: Orm, scope: Scope): Promise<MessageRow[]> {
  return orm
    .selectDistinctOn([outbox.webhookId])
    .from(outbox)
    .where(and(eq(outbox.groupId, scope.groupId), eq(outbox.channel, 'webhook')))
    .orderBy(outbox.webhookId, desc(outbox.id))
}

export async function listDeliveries(orm: Orm, scope: Scope, webhookId: number) {
  const messages = await orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.webhookId, webhookId), eq(outbox.groupId, scope.groupId)))
    .orderBy(desc(outbox.id))
    .limit(shownDeliveries)
  const ids = messages.map(({ id }) => id)
  const attempts = await orm
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.outboxId, ids.length > 0 ? ids : [0]))
    .orderBy(asc(webhookAttempts.id))
  return messages.map((message) => ({
    ...message,
    attempts: attempts.filter(({ outboxId }) => outboxId === message.id),
  }))
}

export async function findDelivery(orm: Orm, scope: Scope, id: number): Promise<MessageRow | undefined> {
  const [row] = await orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.groupId, scope.groupId), eq(outbox.channel, 'webhook')))
  return row
}

/** Counts as tried before: messages never tried are given up after a day. */
export async function makeDue(tx: Orm, scope: Scope, id: number): Promise<void> {
  await tx
    .update(outbox)
    .set({ attempts: 1, sentAt: null, gaveUp: false, lastError: null, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), eq(outbox.groupId, scope.groupId)))
}
