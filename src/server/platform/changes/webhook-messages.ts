/** What a change sends to other systems: a message for each of the group's webhooks that wants the event. */
import { type SQL, sql } from 'drizzle-orm'
import type { testEvent, WebhookEvent } from '../../../contract/webhook-events.ts'
import { outbox, webhooks } from '../db/schema/index.ts'

export type OutsideEvent = {
  type: WebhookEvent | typeof testEvent
  data: Record<string, unknown>
  /** To this one alone, whatever it wants. */
  webhookId?: number
}

/** A part of a `with`: the database finds the webhooks in the statement that writes the change log. */
export function webhookMessagesOf(events: (OutsideEvent & { groupId: number })[], now: Date): SQL {
  const timestamp = now.toISOString()
  const rows = events.map(
    ({ groupId, type, data, webhookId = null }) =>
      sql`(${groupId}::int, ${type}::text, ${JSON.stringify({ type, timestamp, data })}::text, ${webhookId}::int)`,
  )
  return sql`webhook_messages as (
    insert into ${outbox} (group_id, channel, webhook_id, to_address, subject, body, message_id)
    select w.group_id, 'webhook', w.id, w.url, e.type, e.body, 'msg_' || gen_random_uuid()
    from (values ${sql.join(rows, sql`, `)}) as e (group_id, type, body, webhook_id)
    join ${webhooks} w on w.group_id = e.group_id and w.is_active
      and (w.id = e.webhook_id or (e.webhook_id is null and w.events @> to_jsonb(e.type))))`
}
