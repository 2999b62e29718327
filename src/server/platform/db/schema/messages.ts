/** Written in the same transaction as the change: the audit log, notifications, and messages to send. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { channels } from '../../../../contract/channels.ts'
import type { ChangedDay } from '../../../../contract/news.ts'
import { id, list, moment, oneOf } from './columns.ts'
import { groups, users } from './people.ts'
import { schedules } from './schedules.ts'

export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    groupId: integer().references(() => groups.id),
    /** Null: the system itself. */
    actorId: integer().references(() => users.id),
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
    channel: text({ enum: channels }).notNull().default('email'),
    /** An email address, the endpoint of a device, or a phone number. */
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The page that a click opens; email has none. */
    link: text(),
    /** Devices show it at once, even while saving power. */
    isUrgent: boolean().notNull().default(false),
    attachments: list<MailAttachment>(),
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
    check('outbox_channel', oneOf(table.channel, channels)),
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
