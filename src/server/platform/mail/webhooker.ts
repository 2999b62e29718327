/** Hands one message to a webhook: signed by Standard Webhooks, to public addresses only, with a line in the delivery log. */
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { webhooks } from '../db/schema/integrations.ts'
import { outbox, webhookAttempts } from '../db/schema/messages.ts'
import type { Settings } from '../env.ts'
import { mayCall, publicLookup } from '../public-address.ts'
import { steadyNow } from '../steady-clock.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Sender } from './outbox.ts'
import { type Posted, post } from './post.ts'
import { secretOf, signMessage } from './webhook-secret.ts'

type WebhookRow = typeof webhooks.$inferSelect
type Message = Parameters<Sender['send']>[0]

export function createWebhooker(orm: Orm, settings: Pick<Settings, 'webhookHosts'>): Sender {
  const allowed = { loopback: false, hosts: settings.webhookHosts }

  async function deliver(message: Message, webhook: WebhookRow): Promise<Posted> {
    // Names are looked up again for every delivery, and redirects are not followed, so no answer leads anywhere else.
    if (!mayCall(webhook.url, allowed))
      throw new DeliveryFailure('This address isn’t a public https address.', 'REFUSED', true)
    const timestamp = Math.floor(Date.now() / 1000)
    return post({
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Evenshift-Webhooks/1',
        'webhook-id': message.messageId,
        'webhook-timestamp': timestamp,
        'webhook-signature': await signatures(webhook, { id: message.messageId, timestamp, body: message.body }),
      },
      body: message.body,
      lookup: publicLookup(allowed),
    })
  }

  /** Two while a secret is being changed. */
  async function signatures(webhook: WebhookRow, message: { id: string; timestamp: number; body: string }) {
    const isOldGood = webhook.oldSecretEndsAt !== null && webhook.oldSecretEndsAt.getTime() > Date.now()
    const tokens = [webhook.secretToken, ...(isOldGood ? [webhook.oldSecretToken!] : [])]
    const signed = await Promise.all(tokens.map(async (token) => signMessage(await secretOf(orm, token), message)))
    return signed.join(' ')
  }

  return {
    isOn: true,
    async send(message) {
      const [webhook] = await orm.select().from(webhooks).where(eq(webhooks.id, message.webhookId!))
      if (!webhook?.isActive) throw new DeliveryFailure('The webhook is off.', 'OFF', true)
      const started = steadyNow()
      const note = (status: number | null, answer: string) =>
        orm
          .insert(webhookAttempts)
          .values({ outboxId: message.id, status, answer, milliseconds: steadyNow() - started })
      try {
        const { status, text } = await deliver(message, webhook)
        await note(status, text)
        if (status < 200 || status >= 300) throw failureOf(status, text)
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error
        if (!(error instanceof AnsweredFailure)) await note(null, error.message.slice(0, 300))
        // The receiver wants no more.
        if (error.code === '410') await orm.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, webhook.id))
        await holdOthers(orm, webhook.id)
        throw error
      }
    },
  }
}

class AnsweredFailure extends DeliveryFailure {}

function failureOf(status: number, text: string): AnsweredFailure {
  const why = status >= 300 && status < 400 ? 'We don’t follow redirects. Enter the new address.' : text
  return new AnsweredFailure(`The webhook responded with ${status}. ${why}`, String(status), status === 410)
}

/** One receiver that doesn't answer must not keep the messages of all others waiting. */
async function holdOthers(orm: Orm, webhookId: number): Promise<void> {
  await orm
    .update(outbox)
    .set({ nextAttemptAt: sql`greatest(${outbox.nextAttemptAt}, now() + interval '1 minute')` })
    .where(and(eq(outbox.webhookId, webhookId), isNull(outbox.sentAt), not(outbox.gaveUp)))
}
