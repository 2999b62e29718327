/** What-ifs on a month, with their results. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { generationStates } from '../../../../contract/generation.ts'
import type { VersionMeasures, VersionSense } from '../../../../contract/scenarios.ts'
import type { ScheduleStatus } from '../../../../contract/schedule-states.ts'
import type { WhatIf } from '../../../../contract/what-if.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { id, list, moment, oneOf, timestamps } from './columns.ts'
import { groups, users } from './people.ts'
import { schedules } from './schedules.ts'

/** Results from before these were counted have none. */
type CountedLater = 'dayStaffNights' | 'weekendsOver' | 'nightsOver'
export type KeptMeasures = Omit<VersionMeasures, CountedLater> & Partial<Pick<VersionMeasures, CountedLater>>

/** People are kept by id alone: names are looked up when it's read. */
export type KeptVersion = {
  sense: VersionSense
  isClosest: boolean
  total: number | null
  measures: KeptMeasures
  changed: number
  people: { physicianId: string; verdict: 'better' | 'worse' | 'same'; says: string }[]
  rows: { physicianId: string; days: string; changed: string }[]
  assignments: Assignment[]
}

export type KeptResult = {
  scheduleName: string
  /** Results from before these were kept have neither. */
  scheduleStatus?: ScheduleStatus
  scheduleSavedAt?: string
  measures: KeptMeasures
  /** How often the schedule itself breaks what is supposed and is no rule today. */
  broken: { hard: number; soft: number }
  /** How often it breaks what is a rule today and no longer is by what is supposed; results from before this was counted have none. */
  lifted?: number
  versions: KeptVersion[]
}

export const scenarios = pgTable(
  'scenarios',
  {
    id: id(),
    groupId: integer()
      .notNull()
      .references(() => groups.id),
    month: integer().notNull(),
    year: integer().notNull(),
    name: text().notNull(),
    changes: list<WhatIf>(),
    offersAlternatives: boolean().notNull().default(false),
    /** One of the months of a back-test; a new back-test replaces it. */
    isBackTest: boolean().notNull().default(false),
    state: text({ enum: generationStates }).notNull().default('queued'),
    /** Percent. */
    progress: integer().notNull().default(0),
    cancelRequested: boolean().notNull().default(false),
    /** A sentence for the coordinators. */
    error: text(),
    /** The schedule that the result is compared with. */
    scheduleId: integer().references(() => schedules.id, { onDelete: 'set null' }),
    result: jsonb().$type<KeptResult>(),
    createdBy: integer().references(() => users.id),
    computedAt: moment(),
    ...timestamps,
  },
  (table) => [
    index('scenarios_group').on(table.groupId, table.year, table.month),
    check('scenarios_state', oneOf(table.state, generationStates)),
    check('scenarios_month', sql`${table.month} between 1 and 12`),
    check('scenarios_progress', sql`${table.progress} between 0 and 100`),
  ],
)
