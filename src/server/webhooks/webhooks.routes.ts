/** Calls about webhooks: where they are, what signs them, and what was sent. */
import { testEvent } from '../../contract/webhook-events.ts'
import type { webhooksApi } from '../../contract/webhooks.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { makeSecretToken, secretOf } from '../platform/mail/webhook-secret.ts'
import { mayCall } from '../platform/public-address.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import {
  countWebhooks,
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listLastMessages,
  listWebhookRows,
  makeDue,
  updateWebhookRow,
  type WebhookRow,
} from './webhooks.store.ts'

const mostWebhooks = 20
/** Milliseconds for which both secrets sign. */
const bothSign = 24 * 3600 * 1000

type Sent = { sentAt: Date | null; gaveUp: boolean; createdAt: Date; nextAttemptAt: Date }

export function webhooksHandlers({ orm, now, settings, queue }: Services): HandlersOf<typeof webhooksApi> {
  const show = (row: WebhookRow, last?: Sent) => ({
    ...row,
    oldSecretEndsAt: row.oldSecretEndsAt && row.oldSecretEndsAt > now() ? row.oldSecretEndsAt : null,
    lastDelivery: last ? { state: stateOf(last), at: last.sentAt ?? last.createdAt } : null,
  })

  async function require(tx: typeof orm, scope: Scope, id: number): Promise<WebhookRow> {
    const row = await findWebhook(tx, scope, id)
    if (!row) throw fail('not-found')
    return row
  }

  /** Checked again before every delivery; this check is for the person who enters it. */
  function checkAddress(url: string | undefined): void {
    if (url === undefined || mayCall(url, { loopback: false, hosts: settings.webhookHosts })) return
    const message = 'Enter a public https address. For addresses in your own network, ask whoever runs this server.'
    throw fail('invalid', { message, field: 'url', problems: [{ field: 'url', message }] })
  }

  return {
    listWebhooks: async ({ scope }) => {
      const last = new Map((await listLastMessages(orm, scope)).map((message) => [message.webhookId, message]))
      return (await listWebhookRows(orm, scope)).map((row) => show(row, last.get(row.id)))
    },

    createWebhook: ({ scope, body: { url, events }, change }) =>
      change(async ({ tx, audit }) => {
        checkAddress(url)
        if ((await countWebhooks(tx, scope)) >= mostWebhooks)
          throw fail('conflict', { message: `Your group has ${mostWebhooks} webhooks. Remove one first.` })
        const row = await insertWebhook(tx, scope, { url, events, secretToken: makeSecretToken() })
        audit({
          action: 'webhook.create',
          thing: 'webhook',
          thingId: row.id,
          text: `added the webhook at ${hostOf(url)}`,
        })
        return show(row)
      }),

    updateWebhook: ({ scope, params, body, change }) =>
      change(async ({ tx, audit }) => {
        const before = await require(tx, scope, params.id)
        checkAddress(body.url)
        const { url, events, isActive } = { ...before, ...body }
        const after = (await updateWebhookRow(tx, scope, before.id, { url, events, isActive }))!
        audit({
          action: 'webhook.update',
          thing: 'webhook',
          thingId: before.id,
          text: `changed the webhook at ${hostOf(url)}`,
          before: { url: before.url, events: before.events, isActive: before.isActive },
          after: { url, events, isActive },
        })
        return show(after)
      }),

    removeWebhook: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        const { id, url } = await require(tx, scope, params.id)
        await deleteWebhook(tx, scope, id)
        audit({
          action: 'webhook.remove',
          thing: 'webhook',
          thingId: id,
          text: `removed the webhook at ${hostOf(url)}`,
        })
        return { ok: true as const }
      }),

    webhookSecret: async ({ scope, params }) => ({
      secret: await secretOf(orm, (await require(orm, scope, params.id)).secretToken),
    }),

    rotateWebhookSecret: ({ scope, params, change }) =>
      change(async ({ tx, audit }) => {
        const { id, url, secretToken: oldSecretToken } = await require(tx, scope, params.id)
        const secretToken = makeSecretToken()
        const oldSecretEndsAt = new Date(now().getTime() + bothSign)
        await updateWebhookRow(tx, scope, id, { secretToken, oldSecretToken, oldSecretEndsAt })
        audit({
          action: 'webhook.rotate-secret',
          thing: 'webhook',
          thingId: id,
          text: `created a new secret for the webhook at ${hostOf(url)}`,
        })
        return { secret: await secretOf(tx, secretToken) }
      }),

    testWebhook: ({ scope, params, change }) =>
      change(async ({ tx, audit, emit }) => {
        const { id, url, isActive } = await require(tx, scope, params.id)
        if (!isActive) throw fail('conflict', { message: 'Turn the webhook on first.' })
        emit({ type: testEvent, data: { message: 'This is a test message from Evenshift.' }, webhookId: id })
        audit({ action: 'webhook.test', thing: 'webhook', thingId: id, text: `tested the webhook at ${hostOf(url)}` })
        return { ok: true as const }
      }),

    webhookDeliveries: async ({ scope, params }) => {
      const { id } = await require(orm, scope, params.id)
      return (await listDeliveries(orm, scope, id)).map((message) => {
        const state = stateOf(message)
        const nextAttemptAt = state === 'waiting' ? message.nextAttemptAt : null
        return { ...message, event: message.subject, state, nextAttemptAt }
      })
    },

    replayDelivery: async ({ scope, params, change }) => {
      const answer = await change(async ({ tx, audit }) => {
        const message = await findDelivery(tx, scope, params.id)
        if (!message) throw fail('not-found')
        if (stateOf(message) === 'waiting')
          throw fail('conflict', { message: 'This message is still being delivered.' })
        await makeDue(tx, scope, message.id)
        audit({
          action: 'webhook.replay',
          thing: 'webhook',
          thingId: message.webhookId,
          text: `resent ${message.subject} to ${hostOf(message.toAddress)}`,
        })
        return { ok: true as const }
      })
      queue.sendSoon('send-webhooks', {})
      return answer
    },
  }
}

function stateOf({ sentAt, gaveUp }: Pick<Sent, 'sentAt' | 'gaveUp'>): 'delivered' | 'waiting' | 'failed' {
  if (sentAt) return 'delivered'
  return gaveUp ? 'failed' : 'waiting'
}

function hostOf(url: string): string {
  return new URL(url).host
}
