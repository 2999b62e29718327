/** What a group staffs. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { type DateCount, type RoleRestrictions, roleCategories, type Weekday } from '../../../../engine/model.ts'
import { clock, document, id, list, oneOf, timestamps, version } from './columns.ts'
import { groups } from './people.ts'

export const roles = pgTable(
  'roles',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    name: varchar({ length: 255 }).notNull(),
    category: varchar({ length: 100, enum: roleCategories }).notNull().default('rounder'),
    description: text(),
    /** By which another system knows it. */
    externalId: text(),
    startTime: clock().notNull().default('07:00'),
    endTime: clock().notNull().default('19:00'),
    /** Where its new shifts are; each shift can have its own. */
    location: text(),
    daysOfWeek: list<Weekday>(),
    requiredCount: integer().notNull().default(1),
    countsByWeekday: document<Partial<Record<Weekday, number>>>(),
    countsByDate: list<DateCount>(),
    priority: integer().notNull().default(1),
    restrictions: document<StoredRestrictions>(),
    aiRules: text(),
    isActive: boolean().notNull().default(true),
    version: version(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('roles_external_id')
      .on(table.groupId, table.externalId)
      .where(sql`${table.isActive} and ${table.externalId} <> ''`),
    unique('roles_of_group').on(table.id, table.groupId),
    check('roles_category', oneOf(table.category, roleCategories)),
    check('roles_count', sql`${table.requiredCount} >= 1`),
    check(
      'roles_counts_by_day',
      sql`not jsonb_path_exists(${table.countsByWeekday}, '$.* ? (@ < 0 || @ > 100)') and not jsonb_path_exists(${table.countsByDate}, '$[*].count ? (@ < 0 || @ > 100)')`,
    ),
    check('roles_priority', sql`${table.priority} between 1 and 10`),
  ],
)

/** Restrictions name people by their database id. */
type StoredRestrictions = Omit<RoleRestrictions, 'only' | 'never'> & { only?: number[]; never?: number[] }
