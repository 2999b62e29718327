/** Written in the same transaction as the change: the audit log, notifications, and messages to send. */
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { outboxChannels } from '../../../../contract/channels.ts'
import type { ChangedDay } from '../../../../contract/news.ts'
import { id, list, moment, oneOf } from './columns.ts'
import { apiKeys, webhooks } from './integrations.ts'
import { groups, users } from './people.ts'
import { schedules } from './schedules.ts'

export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    groupId: integer().references(() => groups.id),
    /** Null: the system itself, or the key below. */
    actorId: integer().references(() => users.id),
    /** The API key that made the call. */
    keyId: integer().references(() => apiKeys.id),
    /** The absent colleague an admin acted for. */
    onBehalfOfId: integer().references(() => users.id),
    action: text().notNull(),
    thing: text().notNull(),
    thingId: integer(),
    text: text().notNull(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_events_group_at').on(table.groupId, table.at),
    index('audit_events_thing').on(table.thing, table.thingId),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    at: moment().notNull().defaultNow(),
    text: text().notNull(),
    link: text(),
    readAt: moment(),
    /** Who did it; null: the system itself. */
    actorId: integer().references(() => users.id),
    /** The changed days of the person's own shifts, and their schedule; both null for other messages. */
    changedDays: jsonb().$type<ChangedDay[]>(),
    scheduleId: integer().references(() => schedules.id, { onDelete: 'set null' }),
    /** When the person answered about the changed days, and what they wrote about a problem. */
    answeredAt: moment(),
    problem: text(),
  },
  (table) => [
    index('notifications_user_at').on(table.userId, table.at),
    index('notifications_schedule').on(table.scheduleId),
    check('notifications_problem', sql`${table.problem} is null or ${table.answeredAt} is not null`),
    check('notifications_answer', sql`${table.answeredAt} is null or ${table.changedDays} is not null`),
  ],
)

export type MailAttachment = { filename: string; contentType: string; content: string }

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    groupId: integer().references(() => groups.id),
    userId: integer().references(() => users.id),
    channel: text({ enum: outboxChannels }).notNull().default('email'),
    /** An email address, the endpoint of a device, a phone number, or the address of a webhook. */
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The page that a click opens; email has none. */
    link: text(),
    /** Devices show it at once, even while saving power. */
    isUrgent: boolean().notNull().default(false),
    attachments: list<MailAttachment>(),
    /** Of messages to a webhook: which one, of the same group. */
    webhookId: integer(),
    /** Stays the same over retries, so a receiver can detect duplicates. */
    messageId: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    gaveUp: boolean().notNull().default(false),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due').on(table.sentAt, table.nextAttemptAt),
    index('outbox_webhook').on(table.webhookId, table.id),
    foreignKey({
      name: 'outbox_webhook_of_group',
      columns: [table.webhookId, table.groupId],
      foreignColumns: [webhooks.id, webhooks.groupId],
    }).onDelete('cascade'),
    check('outbox_channel', oneOf(table.channel, outboxChannels)),
    check('outbox_to_webhook', sql`(${table.channel} = 'webhook') = (${table.webhookId} is not null)`),
  ],
)

/** Browsers on which a person wants messages, each with the address and keys of its push service. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    endpoint: text().notNull().unique(),
    /** The device's public key and its secret, in base64url: RFC 8291. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSentAt: moment(),
  },
  (table) => [index('devices_user').on(table.userId)],
)

/** Each try to hand a message to a webhook: what its server answered, and how long it took. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: id(),
    outboxId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    /** Null if nothing answered. */
    status: integer(),
    milliseconds: integer().notNull(),
    /** The first letters of the answer, or why there was none. */
    answer: text().notNull(),
  },
  (table) => [index('webhook_attempts_message').on(table.outboxId)],
)
