/** What coordinators did in a roster: steps that can be undone and redone exactly, and overridden conflicts. */
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AskState } from '../../../../contract/swaps.ts'
import { stepKinds } from '../../../../contract/undo-steps.ts'
import { id, moment, oneOf } from './columns.ts'
import { users } from './people.ts'
import { schedules, type shifts } from './schedules.ts'

type ShiftFields = 'physicianId' | 'roleId' | 'position' | 'date' | 'shiftType' | 'startTime' | 'endTime' | 'location'

/** A shift as it was, with who set it by hand. */
export type KeptShift = Pick<typeof shifts.$inferSelect, ShiftFields | 'id' | 'status' | 'isLocked' | 'editedBy'>

/** An override as it was, or null if there was none; `left` is when the step set the present one, to notice later changes. */
export type KeptOverride = {
  scheduleId: number
  key: string
  former: { reason: string; userId: number; createdAt: string } | null
  left: string | null
}

/** What a change of shifts did to requests. `version` is what must still hold, so that nothing made since is lost. */
export type Aftermath = {
  /** Requests that it closed, with the notes that they had. */
  closed: { id: number; version: number; notes: string | null }[]
  /** Requests that it made, because the next one of a round was asked. */
  made: { id: number; version: number }[]
  /** Asks of a round, as they were. */
  asks: { id: number; state: AskState; requestId: number | null; askedAt: string | null; expiresAt: string | null }[]
}

/** What reverses the step. `versions` are those the shifts must have, so later changes aren't lost. */
export type Turn = {
  put: KeptShift[]
  erase: number[]
  versions: Record<number, number>
  /** The versions whose content it puts back, so that the step before can go on from there. */
  from?: Record<number, number>
  overrides?: KeptOverride[]
  aftermath?: Aftermath
}

export const undoSteps = pgTable(
  'undo_steps',
  {
    id: id(),
    groupId: integer().notNull(),
    scheduleId: integer().notNull(),
    /** The draft that `scheduleId` replaced; null if shifts changed within one schedule. */
    formerId: integer(),
    userId: integer().notNull(),
    kind: text({ enum: stepKinds }).notNull(),
    turn: jsonb().$type<Turn>().notNull(),
    isUndone: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'undo_steps_schedule',
      columns: [table.scheduleId, table.groupId],
      foreignColumns: [schedules.id, schedules.groupId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'undo_steps_former',
      columns: [table.formerId, table.groupId],
      foreignColumns: [schedules.id, schedules.groupId],
    }).onDelete('cascade'),
    foreignKey({ name: 'undo_steps_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('undo_steps_of_schedule').on(table.scheduleId, table.userId),
    index('undo_steps_of_former').on(table.formerId),
    check('undo_steps_kind', oneOf(table.kind, stepKinds)),
    check('undo_steps_former_draft', sql`(${table.formerId} is null) = (${table.kind} not in ('regenerate', 'use'))`),
  ],
)

/** An overridden conflict, by the key of its finding. */
export const overrides = pgTable(
  'overrides',
  {
    id: id(),
    groupId: integer().notNull(),
    scheduleId: integer().notNull(),
    key: text().notNull(),
    reason: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'overrides_schedule',
      columns: [table.scheduleId, table.groupId],
      foreignColumns: [schedules.id, schedules.groupId],
    }).onDelete('cascade'),
    unique('overrides_once').on(table.scheduleId, table.key),
  ],
)
