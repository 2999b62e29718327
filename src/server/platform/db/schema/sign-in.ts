/** What the embedded provider and the sign-in flow store, so a restart signs no one out. */
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const providerEntries = pgTable(
  'provider_entries',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    expiresAt: moment(),
    consumedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('provider_entries_grant').on(table.grantId),
    index('provider_entries_uid').on(table.uid),
    index('provider_entries_expiry').on(table.expiresAt),
  ],
)

/** Keys the server creates on its first start: signing keys, cookie keys, the key of anonymous feedback. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  createdAt: moment().notNull().defaultNow(),
})
