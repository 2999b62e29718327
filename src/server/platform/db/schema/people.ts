/** Groups, their people, preferences, and sessions. */
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
  type PgColumnBuilderBase,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { groupDefaults } from '../../../../contract/fields/group.ts'
import { physicianDefaults as defaults, type PhysicianField } from '../../../../contract/fields/physician.ts'
import type { Likes, NotificationSettings } from '../../../../contract/fields/physician-work.ts'
import type { GroupSettings } from '../../../../contract/groups.ts'
import { memberships, userRoles } from '../../../../contract/users.ts'
import {
  experienceLevels,
  nightShiftPreferences,
  patterns,
  shiftLengths,
  type Weekday,
} from '../../../../engine/model.ts'
import { clockFormats } from '../../../../engine/text/times.ts'
import { clock, document, id, list, moment, oneOf, timestamps, version } from './columns.ts'

export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    joinCode: varchar({ length: 10 }).notNull().unique(),
    joinCodeExpiresAt: moment().notNull().default(sql`now() + interval '30 days'`),
    totalPhysicians: integer().notNull().default(groupDefaults.totalPhysicians),
    pattern: text({ enum: patterns }).notNull().default(groupDefaults.shiftType),
    coverageRequirements: integer().notNull().default(groupDefaults.coverageRequirements),
    maxConsecutiveShifts: integer().notNull().default(groupDefaults.maxConsecutiveShifts),
    minRestBetweenShifts: integer().notNull().default(groupDefaults.minRestBetweenShifts),
    additionalRules: text(),
    /** Only what differs from the contract's defaults. */
    settings: document<Partial<GroupSettings>>(),
    createdBy: integer().references((): AnyPgColumn => users.id),
    isActive: boolean().notNull().default(true),
    version: version(),
    ...timestamps,
  },
  (table) => [
    check('groups_pattern', oneOf(table.pattern, patterns)),
    check('groups_total', sql`${table.totalPhysicians} between 1 and 100`),
    check('groups_coverage', sql`${table.coverageRequirements} >= 1`),
    check('groups_consecutive', sql`${table.maxConsecutiveShifts} >= 1`),
    check('groups_rest', sql`${table.minRestBetweenShifts} >= 8`),
  ],
)

/** A column for each field in the contract's table; fields that may be missing or empty need no database default. */
const fieldColumns = {
  email: text().notNull(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  phoneNumber: text(),
  pagerNumber: text(),
  externalId: text(),
  emergencyContact: text(),
  clockFormat: text({ enum: clockFormats }).notNull().default(defaults.clockFormat),
  experienceLevel: text({ enum: experienceLevels }).notNull().default(defaults.experienceLevel),
  startDateWithGroup: date({ mode: 'string' }),
  startDateInMedicine: date({ mode: 'string' }),
  seniorityRank: integer(),
  specialtyAreas: list<string>(),
  preferredRoles: list<string>(),
  shiftTypePreferences: document<Likes>(),
  roleTypePreferences: document<Likes>(),
  track: date({ mode: 'string' }),
  availableDays: list<Weekday>(),
  unavailableDates: list<string>(),
  isScheduled: boolean().notNull().default(defaults.isScheduled),
  maxConsecutiveDays: integer().notNull().default(defaults.maxConsecutiveDays),
  minRestDays: integer().notNull().default(defaults.minRestDays),
  preferredShiftLength: text({ enum: shiftLengths }).notNull().default(defaults.preferredShiftLength),
  weekendAvailability: boolean().notNull().default(defaults.weekendAvailability),
  holidayAvailability: boolean().notNull().default(defaults.holidayAvailability),
  nightShiftPreference: text({ enum: nightShiftPreferences }).notNull().default(defaults.nightShiftPreference),
  schedulingNotes: text(),
  performanceRating: integer().notNull().default(defaults.performanceRating),
  fte: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(defaults.fte),
  notificationSettings: document<Partial<NotificationSettings>>(),
  quietFrom: clock().default('22:00'),
  quietUntil: clock().default('07:00'),
} satisfies Record<PhysicianField, PgColumnBuilderBase>

export const users = pgTable(
  'users',
  {
    id: id(),
    ...fieldColumns,
    profileImageUrl: text(),
    role: text({ enum: userRoles }).notNull().default('physician'),
    groupId: integer().references((): AnyPgColumn => groups.id),
    /** False once the membership ended. The person's account remains (decision 25). */
    isActive: boolean().notNull().default(true),
    membership: text({ enum: memberships }).notNull().default('joined'),
    /** Null for people a coordinator added. */
    joinedByCodeAt: moment(),
    /** False from joining with the code until a coordinator confirms the person. */
    isConfirmed: boolean().notNull().default(true),
    /** When an invitation was last sent, its text copied, or else found at sign-in. */
    invitedAt: moment(),
    calendarToken: text().unique(),
    /** An identity provider deleted the user: it sees the person no more, and the row stays for the group's history. */
    isDeprovisioned: boolean().notNull().default(false),
    /** Issuer and subject of the sign-in provider, on the one row that has the account; null on all others. */
    signInSubject: text().unique(),
    version: version(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('users_email_of_group').on(table.groupId, sql`lower(${table.email})`),
    uniqueIndex('users_external_id').on(table.groupId, table.externalId).where(sql`${table.externalId} <> ''`),
    index('users_address').on(sql`lower(${table.email})`),
    unique('users_of_group').on(table.id, table.groupId),
    index('users_group').on(table.groupId),
    check('users_role', oneOf(table.role, userRoles)),
    check('users_membership', oneOf(table.membership, memberships)),
    check('users_account_is_joined', sql`${table.signInSubject} is null or ${table.membership} = 'joined'`),
    check('users_experience', oneOf(table.experienceLevel, experienceLevels)),
    check('users_clock', oneOf(table.clockFormat, clockFormats)),
    check('users_shift_length', oneOf(table.preferredShiftLength, shiftLengths)),
    check('users_night_stance', oneOf(table.nightShiftPreference, nightShiftPreferences)),
    check('users_seniority', sql`${table.seniorityRank} >= 1`),
    check('users_consecutive', sql`${table.maxConsecutiveDays} between 1 and 14`),
    check('users_rest', sql`${table.minRestDays} between 0 and 7`),
    check('users_rating', sql`${table.performanceRating} between 1 and 10`),
    check('users_fte', sql`${table.fte} between 0.1 and 1`),
    check('users_admin_has_group', sql`${table.role} <> 'admin' or ${table.groupId} is not null`),
  ],
)

/** A day that a physician asks to work (in any role, or one) or to be off. */
export type DatedRequest = { date: string; roleId?: number; wants: 'work' | 'off' }

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
    preferredShifts: list<DatedRequest>(),
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

export type SessionData = {
  userId: number
  signedInAt: string
  lastSeenAt: string
  idToken?: string
  /** The address the provider had verified at sign-in: invitations to it belong to this person. */
  provenEmail?: string
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: reading this table signs no one in. */
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: moment().notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`((${table.sess} ->> 'userId')::int)`),
  ],
)
