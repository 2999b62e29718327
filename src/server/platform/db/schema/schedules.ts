/** Schedules, how they are generated, their shifts, and physicians' feedback. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type GenerationProgress, generationStates, pendingTimeOffChoices } from '../../../../contract/generation.ts'
import { scheduleStatuses } from '../../../../contract/schedule-states.ts'
import { type ScheduleDetails, shiftStatuses, shiftTypes } from '../../../../contract/schedules.ts'
import { clock, id, list, moment, oneOf, span, timestamps, version } from './columns.ts'
import { groups, users } from './people.ts'
import { roles } from './roles.ts'

const score = () => numeric({ precision: 5, scale: 2, mode: 'number' })

export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    month: integer().notNull(),
    year: integer().notNull(),
    status: text({ enum: scheduleStatuses }).notNull().default('draft'),
    generatedBy: integer().references(() => users.id),
    coverageScore: score(),
    fairnessScore: score(),
    preferencesMetScore: score(),
    aiSuggestions: list<string>(),
    /** How it was generated; null if it wasn't. */
    details: jsonb().$type<ScheduleDetails>(),
    publishedAt: moment(),
    publishedBy: integer().references(() => users.id),
    /** When it was created, or last chosen to continue with: the latest one is the month's draft. */
    chosenAt: moment().notNull().defaultNow(),
    /** When this draft was deleted; it counts as archived and nobody sees it, but it can be brought back as it was. */
    deletedAt: moment(),
    /** Its shifts are still being written (decision 31): until they all are, it counts as deleted, and can't be brought back. */
    isUnfinished: boolean().notNull().default(false),
    version: version(),
    ...timestamps,
  },
  (table) => [
    unique('schedules_of_group').on(table.id, table.groupId),
    index('schedules_group_month').on(table.groupId, table.year, table.month),
    uniqueIndex('schedules_one_active')
      .on(table.groupId, table.year, table.month)
      .where(sql`${table.status} = 'active'`),
    check('schedules_status', oneOf(table.status, scheduleStatuses)),
    check('schedules_deleted', sql`${table.deletedAt} is null or ${table.status} = 'archived'`),
    check('schedules_unfinished', sql`not ${table.isUnfinished} or ${table.deletedAt} is not null`),
    check('schedules_month', sql`${table.month} between 1 and 12`),
    check('schedules_year', sql`${table.year} between 2000 and 2100`),
  ],
)

/**
 * One shift on one day. Without a physician it is open. The migration adds an exclusion constraint that the schema
 * language can't express: no two shifts of one physician in one schedule overlap.
 */
export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    scheduleId: integer().notNull(),
    groupId: integer().notNull(),
    physicianId: integer(),
    roleId: integer(),
    /** Its position number in the role (3 in R3); null if the role has one position, or no numbers yet. */
    position: integer(),
    date: date({ mode: 'string' }).notNull(),
    shiftType: text({ enum: shiftTypes }).notNull().default('day'),
    startTime: clock().notNull(),
    endTime: clock().notNull(),
    /** An end that isn't after the start is on the next day. */
    span: span()
      .notNull()
      .generatedAlwaysAs(
        sql`tsrange(date + start_time, date + end_time + case when end_time <= start_time then interval '1 day' else interval '0' end)`,
      ),
    location: text(),
    status: text({ enum: shiftStatuses }).notNull().default('scheduled'),
    /** Regenerating keeps it. */
    isLocked: boolean().notNull().default(false),
    /** Who set it by hand. */
    editedBy: integer(),
    /** Who wrote it last, whatever they changed; null if the generator, a key, or the product itself did. */
    changedBy: integer(),
    version: version(),
    ...timestamps,
  },
  (table) => [
    foreignKey({
      name: 'shifts_schedule',
      columns: [table.scheduleId, table.groupId],
      foreignColumns: [schedules.id, schedules.groupId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shifts_physician',
      columns: [table.physicianId, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    foreignKey({
      name: 'shifts_editor',
      columns: [table.editedBy, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    foreignKey({
      name: 'shifts_changer',
      columns: [table.changedBy, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    foreignKey({
      name: 'shifts_role',
      columns: [table.roleId, table.groupId],
      foreignColumns: [roles.id, roles.groupId],
    }),
    unique('shifts_of_group').on(table.id, table.groupId),
    index('shifts_schedule_date').on(table.scheduleId, table.date),
    index('shifts_physician_date').on(table.physicianId, table.date),
    index('shifts_group_date').on(table.groupId, table.date),
    check('shifts_type', oneOf(table.shiftType, shiftTypes)),
    check('shifts_status', oneOf(table.status, shiftStatuses)),
    check('shifts_position', sql`${table.position} >= 1`),
  ],
)

/** One generation of a month's schedule. At most one is unfinished for a group and month, so a second request joins it. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    month: integer().notNull(),
    year: integer().notNull(),
    requestedBy: integer().references(() => users.id),
    keepEdited: boolean().notNull().default(true),
    pendingTimeOff: text({ enum: pendingTimeOffChoices }).notNull().default('ignore'),
    /** The generation of the month before, if several months were requested at once: this one starts when that has ended. */
    follows: integer().references((): AnyPgColumn => generations.id, { onDelete: 'set null' }),
    /** The draft the search continues from. */
    continues: integer().references(() => schedules.id, { onDelete: 'set null' }),
    state: text({ enum: generationStates }).notNull().default('queued'),
    progress: jsonb().$type<GenerationProgress>().notNull(),
    cancelRequested: boolean().notNull().default(false),
    /** The resulting draft; deleting the draft clears it. */
    scheduleId: integer().references(() => schedules.id, { onDelete: 'set null' }),
    /** A sentence for the person who asked. */
    error: text(),
    startedAt: moment(),
    finishedAt: moment(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('generations_one_unfinished')
      .on(table.groupId, table.year, table.month)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generations_group').on(table.groupId, table.createdAt),
    check('generations_state', oneOf(table.state, generationStates)),
    check('generations_pending_time_off', oneOf(table.pendingTimeOff, pendingTimeOffChoices)),
    check('generations_month', sql`${table.month} between 1 and 12`),
  ],
)

/** A physician's feedback on a schedule. For an anonymous one only a key is kept, which allows one answer per person. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    groupId: integer().notNull(),
    scheduleId: integer().notNull(),
    physicianId: integer().references(() => users.id),
    /** Keyed hash of schedule and physician. */
    authorKey: text().notNull(),
    rating: integer().notNull(),
    comments: text(),
    categories: list<string>(),
    isAnonymous: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'feedback_schedule',
      columns: [table.scheduleId, table.groupId],
      foreignColumns: [schedules.id, schedules.groupId],
    }).onDelete('cascade'),
    unique('feedback_once').on(table.scheduleId, table.authorKey),
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
    check('feedback_anonymous', sql`${table.isAnonymous} = (${table.physicianId} is null)`),
  ],
)

export const scheduleAnalyses = pgTable(
  'schedule_analyses',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    uploadedBy: integer()
      .notNull()
      .references(() => users.id),
    analysisData: jsonb().notNull(),
    implemented: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('schedule_analyses_group').on(table.groupId)],
)

/** How a group corrected the reading of a file, for the next file of the same shape. */
export const readingMemories = pgTable(
  'reading_memories',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    /** Fingerprint of the headings and columns that stay the same from month to month. */
    shape: text().notNull(),
    corrections: jsonb().notNull(),
    /** The first month of the corrected file; null if it had none. */
    month: integer(),
    year: integer(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('reading_memories_shape').on(table.groupId, table.shape),
    check('reading_memories_month', sql`${table.month} between 1 and 12`),
  ],
)
