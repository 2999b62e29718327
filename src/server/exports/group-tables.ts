/** Which tables are exported with a group's data, and which of their columns never are. */
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fewestForTexts } from '../../contract/feedback.ts'
import type { Orm, Row } from '../platform/db/database.ts'
import {
  apiKeys,
  auditEvents,
  callOuts,
  feedback,
  generations,
  groups,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  notifications,
  overrides,
  preferences,
  readingMemories,
  roles,
  scenarios,
  scheduleAnalyses,
  schedules,
  shiftRequests,
  shifts,
  swapAsks,
  switchboardLinks,
  users,
  webhooks,
} from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

/** Secrets: never exported, not even from inside the audit log's documents. */
export const secretFields = new Set([
  'joinCode',
  'calendarToken',
  'signInSubject',
  'authorKey',
  'keyHash',
  'linkToken',
  'secretToken',
  'oldSecretToken',
])

/** Computed by the database from other columns, or the same in every exported row. */
const emptyFields = new Set(['span', 'isUnfinished'])

type WithId = PgTable & { id: PgColumn }
type OfGroup = WithId & { groupId: PgColumn }

export type GroupTable = {
  name: string
  table: PgTable
  columns: string[]
  /** The rows after an id, one page at a time; a table without pages returns all of them. */
  page(orm: Orm, scope: Scope, after: number): Promise<Row[]>
}

/** Rows per read, so no query holds the database for long. */
export const pageSize = 500

function tableOf(name: string, table: WithId, isOwn: (scope: Scope) => SQL): GroupTable {
  const columns = Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(
      ([column]) => !secretFields.has(column) && !emptyFields.has(column),
    ),
  )
  return {
    name,
    table,
    columns: Object.keys(columns),
    page: (orm, scope, after) =>
      orm
        .select(columns)
        .from(table)
        .where(and(isOwn(scope), gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(pageSize),
  }
}

function ofGroup(name: string, table: OfGroup): GroupTable {
  return tableOf(name, table, (scope) => eq(table.groupId, scope.groupId))
}

const shownComments = sql<string | null>`case
  when ${feedback.isAnonymous} and count(*) over (partition by ${feedback.scheduleId}) < ${fewestForTexts} then null
  else ${feedback.comments} end`

/** Without id and time, which would reveal who answered when, and sorted by content. */
const opinions: GroupTable = {
  name: 'feedback',
  table: feedback,
  columns: ['scheduleId', 'physicianId', 'rating', 'comments', 'categories', 'isAnonymous'],
  page: async (orm, scope, after) =>
    after > 0
      ? []
      : orm
          .select({
            scheduleId: feedback.scheduleId,
            physicianId: feedback.physicianId,
            rating: feedback.rating,
            comments: shownComments,
            categories: feedback.categories,
            isAnonymous: feedback.isAnonymous,
          })
          .from(feedback)
          .where(eq(feedback.groupId, scope.groupId))
          .orderBy(asc(feedback.scheduleId), asc(feedback.rating), asc(shownComments)),
}

/** One for each request that is a call-out. */
const callOutSteps: GroupTable = {
  name: 'call_outs',
  table: callOuts,
  columns: Object.keys(getTableColumns(callOuts)),
  page: async (orm, scope, after) =>
    after > 0
      ? []
      : orm.select().from(callOuts).where(eq(callOuts.groupId, scope.groupId)).orderBy(asc(callOuts.requestId)),
}

const isInFinished = sql`not exists (
  select from ${schedules} s where s.id = ${shifts.scheduleId} and s.is_unfinished)`

export const groupTables: readonly GroupTable[] = [
  tableOf('groups', groups, (scope) => eq(groups.id, scope.groupId)),
  ofGroup('users', users),
  ofGroup('preferences', preferences),
  ofGroup('holiday_history', holidayHistory),
  ofGroup('holiday_deals', holidayDeals),
  ofGroup('laid_out_weeks', laidOutWeeks),
  ofGroup('roles', roles),
  tableOf(
    'schedules',
    schedules,
    (scope) => and(eq(schedules.groupId, scope.groupId), eq(schedules.isUnfinished, false))!,
  ),
  tableOf('shifts', shifts, (scope) => and(eq(shifts.groupId, scope.groupId), isInFinished)!),
  ofGroup('shift_requests', shiftRequests),
  ofGroup('swap_asks', swapAsks),
  callOutSteps,
  opinions,
  ofGroup('schedule_analyses', scheduleAnalyses),
  ofGroup('reading_memories', readingMemories),
  ofGroup('generations', generations),
  ofGroup('scenarios', scenarios),
  ofGroup('overrides', overrides),
  ofGroup('notifications', notifications),
  ofGroup('api_keys', apiKeys),
  ofGroup('switchboard_links', switchboardLinks),
  ofGroup('webhooks', webhooks),
  ofGroup('audit_events', auditEvents),
]

/** Tables that aren't exported, and why. */
export const keptBack: Record<string, string> = {
  sessions: 'who is signed in',
  secrets: 'the server’s own keys',
  provider_entries: 'the state of sign-ins',
  outbox: 'messages still being sent',
  api_key_uses: 'how often keys were used, which the Integrations page shows',
  webhook_attempts: 'webhook delivery attempts, kept as long as their messages',
  devices: 'where people’s own devices get messages',
  request_decisions: 'decisions coordinators can still undo (they’re in the audit log)',
  undo_steps: 'changes coordinators can still undo (they’re in the audit log)',
}
