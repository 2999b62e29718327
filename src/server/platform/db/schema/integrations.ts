/** What other systems use: API keys and their use, switchboard links, and webhooks with their attempts. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { KeyScope } from '../../../../contract/scopes.ts'
import type { WebhookEvent } from '../../../../contract/webhook-events.ts'
import { id, list, moment } from './columns.ts'
import { groups, users } from './people.ts'

const ofGroup = () =>
  integer()
    .notNull()
    .references(() => groups.id)

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    groupId: ofGroup(),
    name: text().notNull(),
    scopes: list<KeyScope>(),
    /** The first letters, by which people tell keys apart. */
    hint: text().notNull(),
    /** SHA-256 of the key, so a copy of this table opens nothing. */
    keyHash: text().notNull().unique(),
    callsPerMinute: integer().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    unique('api_keys_of_group').on(table.id, table.groupId),
    index('api_keys_group').on(table.groupId),
    check('api_keys_limit', sql`${table.callsPerMinute} between 1 and 6000`),
  ],
)

/** How often a key made a call on a day: who used what, without a row for each call. */
export const apiKeyUses = pgTable(
  'api_key_uses',
  {
    keyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** By the clock of UTC. */
    day: date({ mode: 'string' }).notNull(),
    call: text().notNull(),
    allowed: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day, table.call] })],
)

/** Unlisted addresses of the switchboard page. Of the address only a random number is kept; the rest is our signature of it. */
export const switchboardLinks = pgTable(
  'switchboard_links',
  {
    id: id(),
    groupId: ofGroup(),
    name: text().notNull(),
    linkToken: text().notNull().unique(),
    createdBy: integer().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index('switchboard_links_group').on(table.groupId)],
)

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    groupId: ofGroup(),
    url: text().notNull(),
    events: list<WebhookEvent>(),
    isActive: boolean().notNull().default(true),
    /** Of the signing secret only a random number is kept; the secret is made of it and of a key of the server. */
    secretToken: text().notNull(),
    /** The one before, which signs, too, until it ends. */
    oldSecretToken: text(),
    oldSecretEndsAt: moment(),
    createdBy: integer().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('webhooks_of_group').on(table.id, table.groupId),
    index('webhooks_group').on(table.groupId),
    check('webhooks_old_secret', sql`(${table.oldSecretToken} is null) = (${table.oldSecretEndsAt} is null)`),
  ],
)
