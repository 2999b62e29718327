/** Webhooks: where other systems hear of changes, by the conventions of Standard Webhooks. */
import { z } from 'zod'
import { done, idOf, noBody, pathIdOf, route } from './route.ts'
import { sentence } from './sentence.ts'
import { inOneLine, moment } from './text.ts'
import { webhookEvents } from './webhook-events.ts'

const webhook = z.object({
  id: idOf('webhook'),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  createdAt: moment,
  /** Until when the secret before this one still signs, too; null where there is none. */
  oldSecretEndsAt: moment.nullable(),
  /** What became of the last message; null before the first one. */
  lastDelivery: z.object({ state: z.enum(['delivered', 'waiting', 'failed']), at: moment }).nullable(),
})
export type Webhook = z.infer<typeof webhook>

const attempt = z.object({ at: moment, status: z.int().nullable(), milliseconds: z.int(), answer: z.string() })

const delivery = z.object({
  id: idOf('delivery'),
  /** The header webhook-id: the same in every try. */
  messageId: z.string(),
  event: z.string(),
  createdAt: moment,
  state: z.enum(['delivered', 'waiting', 'failed']),
  /** When it is tried again, while it waits. */
  nextAttemptAt: moment.nullable(),
  body: z.string(),
  attempts: z.array(attempt),
})
export type Delivery = z.infer<typeof delivery>

const secret = z.object({ secret: z.string() })

export const webhookForm = z.object({
  url: z
    .string()
    .overwrite(inOneLine)
    .trim()
    .min(1, sentence('Address is required'))
    .max(1000)
    .pipe(
      z.url({ protocol: /^https?$/, ...sentence('Enter an address such as https://paging.example.org/evenshift') }),
    ),
  events: z.array(z.enum(webhookEvents)).min(1, sentence('Choose at least one event')).max(webhookEvents.length),
})

const byId = z.object({ id: pathIdOf('webhook') })
const changes = ['integrations', 'activity'] as const
const denied = 'Only administrators can manage webhooks.'

export const webhooksApi = {
  listWebhooks: route({
    method: 'GET',
    path: '/api/webhooks',
    allow: 'admin',
    denied,
    summary: 'The group’s webhooks',
    output: z.array(webhook),
    reads: ['integrations'],
  }),
  createWebhook: route({
    method: 'POST',
    path: '/api/webhooks',
    allow: 'admin',
    denied,
    summary: 'Adds a webhook',
    body: webhookForm,
    example: { url: 'https://paging.example.org/evenshift', events: ['schedule.published', 'shift.changed'] },
    output: webhook,
    status: 201,
    changes,
    perMinute: 30,
  }),
  updateWebhook: route({
    method: 'PUT',
    path: '/api/webhooks/:id',
    allow: 'admin',
    denied,
    summary: 'Changes a webhook, or turns it on or off',
    params: byId,
    body: webhookForm.partial().extend({ isActive: z.boolean().optional() }),
    example: { isActive: true },
    output: webhook,
    changes,
  }),
  removeWebhook: route({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    allow: 'admin',
    denied,
    summary: 'Removes a webhook with its delivery log',
    params: byId,
    output: done,
    changes,
  }),
  webhookSecret: route({
    method: 'GET',
    path: '/api/webhooks/:id/secret',
    allow: 'admin',
    denied,
    summary: 'The secret that signs the webhook’s messages',
    params: byId,
    output: secret,
    reads: ['integrations'],
    perMinute: 60,
  }),
  rotateWebhookSecret: route({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    allow: 'admin',
    denied,
    summary: 'Creates a new signing secret; for 24 hours the old one signs, too',
    params: byId,
    body: noBody,
    example: {},
    output: secret,
    changes,
    perMinute: 30,
  }),
  testWebhook: route({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    allow: 'admin',
    denied,
    summary: 'Sends a test message to a webhook',
    params: byId,
    body: noBody,
    example: {},
    output: done,
    changes,
    perMinute: 30,
  }),
  webhookDeliveries: route({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    allow: 'admin',
    denied,
    summary: 'The last 100 messages to a webhook, with every attempt and response',
    params: byId,
    output: z.array(delivery),
    reads: ['integrations'],
  }),
  replayDelivery: route({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/replay',
    allow: 'admin',
    denied,
    summary: 'Resends a message to its webhook with the same webhook-id',
    params: z.object({ id: pathIdOf('delivery') }),
    body: noBody,
    example: {},
    output: done,
    changes,
    perMinute: 60,
  }),
}
