/** What is written in the same transaction as the change that it tells of: the trail, notifications, and mail to send. */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, list, moment } from './columns.ts'
import { groups, users } from './people.ts'

export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    groupId: integer().references(() => groups.id),
    /** Null: the system itself. */
    actorId: integer().references(() => users.id),
    /** The absent colleague for whom an admin acted. */
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
  },
  (table) => [index('notifications_user_at').on(table.userId, table.at)],
)

export type MailAttachment = { filename: string; contentType: string; content: string }

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    groupId: integer().references(() => groups.id),
    userId: integer().references(() => users.id),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    attachments: list<MailAttachment>(),
    /** Stays the same over retries, so that a receiver can tell a repetition. */
    messageId: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    gaveUp: boolean().notNull().default(false),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('outbox_due').on(table.sentAt, table.nextAttemptAt)],
)
