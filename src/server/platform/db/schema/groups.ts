/** Groups, and what each of them staffs. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { groupDefaults as defaults } from '../../../../contract/fields/group.ts'
import type { GroupSettings } from '../../../../contract/groups.ts'
import { patterns, type RoleRestrictions, roleCategories, type Weekday } from '../../../../engine/model.ts'
import { clock, document, id, list, oneOf, timestamps, version } from './columns.ts'
import { users } from './people.ts'

export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    joinCode: varchar({ length: 10 }).notNull().unique(),
    totalPhysicians: integer().notNull().default(defaults.totalPhysicians),
    shiftType: text({ enum: patterns }).notNull().default(defaults.shiftType),
    coverageRequirements: integer().notNull().default(defaults.coverageRequirements),
    maxConsecutiveShifts: integer().notNull().default(defaults.maxConsecutiveShifts),
    minRestBetweenShifts: integer().notNull().default(defaults.minRestBetweenShifts),
    additionalRules: text(),
    /** Only what differs from the contract's defaults. */
    settings: document<Partial<GroupSettings>>(),
    createdBy: integer().references((): AnyPgColumn => users.id),
    isActive: boolean().notNull().default(true),
    version: version(),
    ...timestamps,
  },
  (table) => [
    check('groups_shift_type', oneOf(table.shiftType, patterns)),
    check('groups_total', sql`${table.totalPhysicians} between 1 and 100`),
    check('groups_coverage', sql`${table.coverageRequirements} >= 1`),
    check('groups_consecutive', sql`${table.maxConsecutiveShifts} >= 1`),
    check('groups_rest', sql`${table.minRestBetweenShifts} >= 8`),
  ],
)

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
    startTime: clock().notNull().default('07:00'),
    endTime: clock().notNull().default('19:00'),
    daysOfWeek: list<Weekday>(),
    requiredCount: integer().notNull().default(1),
    priority: integer().notNull().default(1),
    restrictions: document<StoredRestrictions>(),
    aiRules: text(),
    isActive: boolean().notNull().default(true),
    version: version(),
    ...timestamps,
  },
  (table) => [
    unique('roles_of_group').on(table.id, table.groupId),
    check('roles_category', oneOf(table.category, roleCategories)),
    check('roles_count', sql`${table.requiredCount} >= 1`),
    check('roles_priority', sql`${table.priority} between 1 and 10`),
  ],
)

/** Restrictions name people by their database id. */
type StoredRestrictions = Omit<RoleRestrictions, 'only' | 'never'> & { only?: number[]; never?: number[] }
