/** Requests for time off, swaps, and pickups. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { requestStatuses } from '../../../../contract/request-states.ts'
import { type CycleStep, requestTypes, targetResponses } from '../../../../contract/requests.ts'
import { askStates, type Transfer } from '../../../../contract/swaps.ts'
import { id, list, moment, oneOf, timestamps, version } from './columns.ts'
import { users } from './people.ts'
import type { Aftermath, KeptOverride, Turn } from './roster-work.ts'
import { shifts } from './schedules.ts'

/** A moment as ISO text. */
export type Seen = { userId: number; at: string }

export const shiftRequests = pgTable(
  'shift_requests',
  {
    id: id(),
    groupId: integer().notNull(),
    requestorId: integer().notNull(),
    targetId: integer(),
    requestType: text({ enum: requestTypes }).notNull(),
    originalShiftId: integer(),
    targetShiftId: integer(),
    /** The steps of a three-way swap. */
    cycle: jsonb().$type<CycleStep[]>(),
    requestedDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    reason: text(),
    isEmergency: boolean().notNull().default(false),
    coverageNeeded: boolean().notNull().default(true),
    targetResponse: text({ enum: targetResponses }),
    /** When those who were asked first looked at it: colleagues of a swap, backups of a call-out. */
    seen: list<Seen>(),
    status: text({ enum: requestStatuses }).notNull().default('pending'),
    reviewedBy: integer(),
    reviewedAt: moment(),
    notes: text(),
    version: version(),
    ...timestamps,
  },
  (table) => {
    const person = (name: string, column: typeof table.requestorId | typeof table.targetId) =>
      foreignKey({ name, columns: [column, table.groupId], foreignColumns: [users.id, users.groupId] })
    const shift = (name: string, column: typeof table.originalShiftId) =>
      foreignKey({ name, columns: [column, table.groupId], foreignColumns: [shifts.id, shifts.groupId] })
    return [
      person('shift_requests_requestor', table.requestorId),
      person('shift_requests_target', table.targetId),
      person('shift_requests_reviewer', table.reviewedBy),
      shift('shift_requests_original', table.originalShiftId),
      shift('shift_requests_wanted', table.targetShiftId),
      unique('shift_requests_of_group').on(table.id, table.groupId),
      index('shift_requests_requestor_status').on(table.requestorId, table.status),
      index('shift_requests_group_status').on(table.groupId, table.status),
      check('shift_requests_type', oneOf(table.requestType, requestTypes)),
      check('shift_requests_status', oneOf(table.status, requestStatuses)),
      check('shift_requests_response', oneOf(table.targetResponse, targetResponses)),
      check('shift_requests_range', sql`${table.endDate} >= ${table.requestedDate}`),
      check('shift_requests_dated', sql`${table.requestType} <> 'timeoff' or ${table.requestedDate} is not null`),
      check(
        'shift_requests_reviewed',
        sql`${table.status} not in ('approved', 'denied') or (${table.reviewedBy} is not null and ${table.reviewedAt} is not null)`,
      ),
    ]
  },
)

/** Who is asked to swap a shift, in order: the first yes wins. Each has a request from the moment they are asked. */
export const swapAsks = pgTable(
  'swap_asks',
  {
    id: id(),
    groupId: integer().notNull(),
    requestorId: integer().notNull(),
    /** The shift that the requestor needs off. */
    shiftId: integer().notNull(),
    /** The same for everyone asked at once; counts up for each shift. */
    round: integer().notNull(),
    place: integer().notNull(),
    steps: list<Transfer>(),
    state: text({ enum: askStates }).notNull().default('waiting'),
    requestId: integer(),
    askedAt: moment(),
    expiresAt: moment(),
    answeredAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'swap_asks_requestor',
      columns: [table.requestorId, table.groupId],
      foreignColumns: [users.id, users.groupId],
    }),
    foreignKey({
      name: 'swap_asks_shift',
      columns: [table.shiftId, table.groupId],
      foreignColumns: [shifts.id, shifts.groupId],
    }),
    foreignKey({
      name: 'swap_asks_request',
      columns: [table.requestId, table.groupId],
      foreignColumns: [shiftRequests.id, shiftRequests.groupId],
    }),
    unique('swap_asks_one_request').on(table.requestId),
    unique('swap_asks_order').on(table.shiftId, table.round, table.place),
    index('swap_asks_due').on(table.state, table.expiresAt),
    check('swap_asks_state', oneOf(table.state, askStates)),
    check(
      'swap_asks_asked',
      sql`${table.state} <> 'asked' or (${table.requestId} is not null and ${table.askedAt} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
)

/** What happened since a call-out was sent; the request itself is the emergency time off. */
export const callOuts = pgTable(
  'call_outs',
  {
    requestId: integer().primaryKey(),
    groupId: integer().notNull(),
    /** The shifts the person can't make, as of the call-out. */
    shiftIds: list<number>(),
    seenAt: moment(),
    seenBy: integer().references(() => users.id),
    /** When the backups were asked, and who they are. */
    calledAt: moment(),
    calledIds: list<number>(),
    coveredAt: moment(),
    /** From the person to whoever covers. */
    handoffNote: text(),
  },
  (table) => [
    foreignKey({
      name: 'call_outs_request',
      columns: [table.requestId, table.groupId],
      foreignColumns: [shiftRequests.id, shiftRequests.groupId],
    }),
    index('call_outs_group').on(table.groupId, table.coveredAt),
    check('call_outs_seen', sql`(${table.seenAt} is null) = (${table.seenBy} is null)`),
  ],
)

/** What a decision changed beside its request; among the closed ones, its own is first. */
export type DecisionKept = Aftermath & {
  /** The shifts as they were. */
  turn: Turn
  /** Conflicts that it overrode; with the reason before it, where one was given already. */
  overridden: Omit<KeptOverride, 'left'>[]
  /** A call-out's own days before a plan was applied; null if the request was made with it. */
  former?: { requestedDate: string | null; endDate: string | null; isEmergency: boolean } | null
}

/** By which a decision can be taken back exactly, as long as nothing else changed what it changed. */
export const requestDecisions = pgTable(
  'request_decisions',
  {
    requestId: integer().primaryKey(),
    groupId: integer().notNull(),
    kept: jsonb().$type<DecisionKept>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'request_decisions_request',
      columns: [table.requestId, table.groupId],
      foreignColumns: [shiftRequests.id, shiftRequests.groupId],
    }),
    index('request_decisions_group').on(table.groupId, table.createdAt),
  ],
)
