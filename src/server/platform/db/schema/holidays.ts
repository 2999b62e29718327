/** Who worked which holiday in years without a published schedule. */
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { keptSources } from '../../../../contract/holiday-history.ts'
import { id, oneOf, timestamps } from './columns.ts'
import { users } from './people.ts'

export const holidayHistory = pgTable(
  'holiday_history',
  {
    id: id(),
    groupId: integer().notNull(),
    physicianId: integer().notNull(),
    /** The engine's key of the name, so "Christmas" and "Christmas Day" are one holiday. */
    holiday: text().notNull(),
    year: integer().notNull(),
    worked: boolean().notNull(),
    source: text({ enum: keptSources }).notNull(),
    ...timestamps,
  },
  (table) => [
    foreignKey({
      name: 'holiday_history_physician',
      columns: [table.physicianId, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    unique('holiday_history_once').on(table.physicianId, table.holiday, table.year),
    index('holiday_history_group').on(table.groupId, table.year),
    check('holiday_history_source', oneOf(table.source, keptSources)),
    check('holiday_history_year', sql`${table.year} between 2000 and 2200`),
  ],
)
