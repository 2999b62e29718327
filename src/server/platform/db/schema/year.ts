/** The plan of a year: dealt holidays, and the weeks on that are laid out. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamps } from './columns.ts'
import { users } from './people.ts'

export const holidayDeals = pgTable(
  'holiday_deals',
  {
    id: id(),
    groupId: integer().notNull(),
    physicianId: integer().notNull(),
    date: date({ mode: 'string' }).notNull(),
    works: boolean().notNull(),
    /** Decided by a coordinator: dealing again leaves it alone. */
    isSetByHand: boolean().notNull(),
    /** Why, in words. */
    reason: text().notNull(),
    ...timestamps,
  },
  (table) => [
    foreignKey({
      name: 'holiday_deals_physician',
      columns: [table.physicianId, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    unique('holiday_deals_once').on(table.physicianId, table.date),
    index('holiday_deals_group').on(table.groupId, table.date),
  ],
)

export const laidOutWeeks = pgTable(
  'laid_out_weeks',
  {
    id: id(),
    groupId: integer().notNull(),
    physicianId: integer().notNull(),
    /** First and last day on. */
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    isNight: boolean().notNull(),
    ...timestamps,
  },
  (table) => [
    foreignKey({
      name: 'laid_out_weeks_physician',
      columns: [table.physicianId, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    unique('laid_out_weeks_once').on(table.physicianId, table.firstDay),
    index('laid_out_weeks_group').on(table.groupId, table.lastDay),
    check('laid_out_weeks_length', sql`${table.lastDay} - ${table.firstDay} between 0 and 6`),
  ],
)
