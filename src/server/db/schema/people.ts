/** Groups and their people, who refer to each other, with their monthly wishes and sessions. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { GroupSettings } from '../../../contract/groups.ts'
import { type NotificationSettings, userRoles } from '../../../contract/users.ts'
import { experienceLevels, nightStances, patterns, shiftLengths, type Weekday } from '../../../engine/model.ts'
import { document, id, list, moment, oneOf, timestamps, version } from './columns.ts'

export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    joinCode: varchar({ length: 10 }).notNull().unique(),
    totalPhysicians: integer().notNull().default(30),
    shiftType: text({ enum: patterns }).notNull().default('7-on-7-off'),
    coverageRequirements: integer().notNull().default(3),
    maxConsecutiveShifts: integer().notNull().default(7),
    minRestBetweenShifts: integer().notNull().default(12),
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

export type Likes = Record<string, 'prefer' | 'neutral' | 'avoid'>

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    profileImageUrl: text(),
    role: text({ enum: userRoles }).notNull().default('physician'),
    groupId: integer().references((): AnyPgColumn => groups.id),
    isActive: boolean().notNull().default(true),
    phoneNumber: text(),
    emergencyContact: text(),
    experienceLevel: text({ enum: experienceLevels }).notNull().default('mid-level'),
    startDateWithGroup: date({ mode: 'string' }),
    startDateInMedicine: date({ mode: 'string' }),
    seniorityRank: integer(),
    specialtyAreas: list<string>(),
    preferredRoles: list<string>(),
    shiftTypePreferences: document<Likes>(),
    roleTypePreferences: document<Likes>(),
    availableDays: list<Weekday>(),
    unavailableDates: list<string>(),
    maxConsecutiveDays: integer().notNull().default(7),
    minRestDays: integer().notNull().default(1),
    preferredShiftLength: text({ enum: shiftLengths }).notNull().default('flexible'),
    weekendAvailability: boolean().notNull().default(true),
    holidayAvailability: boolean().notNull().default(true),
    nightShiftPreference: text({ enum: nightStances }).notNull().default('neutral'),
    schedulingNotes: text(),
    performanceRating: integer().notNull().default(5),
    fte: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(1),
    notificationSettings: document<Partial<NotificationSettings>>(),
    calendarToken: text().unique(),
    /** Issuer and subject of the sign-in provider; null until the first sign-in. */
    signInSubject: text().unique(),
    version: version(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    unique('users_of_group').on(table.id, table.groupId),
    index('users_group').on(table.groupId),
    check('users_role', oneOf(table.role, userRoles)),
    check('users_experience', oneOf(table.experienceLevel, experienceLevels)),
    check('users_shift_length', oneOf(table.preferredShiftLength, shiftLengths)),
    check('users_night_stance', oneOf(table.nightShiftPreference, nightStances)),
    check('users_seniority', sql`${table.seniorityRank} >= 1`),
    check('users_consecutive', sql`${table.maxConsecutiveDays} between 1 and 14`),
    check('users_rest', sql`${table.minRestDays} between 0 and 7`),
    check('users_rating', sql`${table.performanceRating} between 1 and 10`),
    check('users_fte', sql`${table.fte} between 0.1 and 1`),
    check('users_admin_has_group', sql`${table.role} <> 'admin' or ${table.groupId} is not null`),
  ],
)

/** A day that a physician asks to work (in any role, or one) or to be off. */
export type ShiftWish = { date: string; roleId?: number; wants: 'work' | 'off' }

export const preferences = pgTable(
  'preferences',
  {
    id: id(),
    physicianId: integer()
      .notNull()
      .references(() => users.id),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    preferredShifts: list<ShiftWish>(),
    unavailableDates: list<string>(),
    maxShiftsPerMonth: integer(),
    avoidConsecutive: boolean().notNull().default(false),
    preferWeekends: boolean().notNull().default(false),
    notes: text(),
    version: version(),
    ...timestamps,
  },
  (table) => [
    unique('preferences_of_physician').on(table.physicianId, table.groupId),
    check('preferences_maximum', sql`${table.maxShiftsPerMonth} between 0 and 31`),
  ],
)

export type SessionData = { userId: number; signedInAt: string; lastSeenAt: string; idToken?: string }

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: a read of this table signs nobody in. */
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`((${table.sess} ->> 'userId')::int)`),
  ],
)
