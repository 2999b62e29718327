/** Generations of schedules, as rows. */
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import {
  type Generation,
  type GenerationProgress,
  mostMonths,
  type PendingTimeOffChoice,
} from '../../contract/generation.ts'
import type { Month } from '../../engine/month.ts'
import { type Orm, selectRows } from '../platform/db/database.ts'
import { generations } from '../platform/db/schema/index.ts'
import { announceChange, announcing } from '../platform/events/push.ts'
import type { Scope } from '../platform/scope.ts'

export type GenerationRow = typeof generations.$inferSelect

const unfinished = inArray(generations.state, ['queued', 'running'])

export const nothingYet: GenerationProgress = {
  phase: 'waiting',
  elapsed: 0,
  budget: 0,
  score: null,
  bestPossible: null,
  openShifts: null,
  scores: null,
}

export type Choices = { keepEdited: boolean; pendingTimeOff: PendingTimeOffChoice }
export type Wanted = Month & Choices & { follows?: number; continues?: number }

/** Undefined if one is already in progress for this month. */
export async function insertGeneration(tx: Orm, scope: Scope, wanted: Wanted): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .insert(generations)
    .values({ ...wanted, groupId: scope.groupId, requestedBy: scope.userId, progress: nothingYet })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findUnfinished(
  orm: Orm,
  scope: Scope,
  { month, year }: Month,
): Promise<GenerationRow | undefined> {
  const [row] = await orm
    .select()
    .from(generations)
    .where(
      and(eq(generations.groupId, scope.groupId), eq(generations.month, month), eq(generations.year, year), unfinished),
    )
  return row
}

/**
 * Queue priority: each waiting or running month of the group moves its next one further back, so a group that
 * asks for many doesn't keep others waiting. Months that wait for the one before them don't count: they have no job yet.
 */
export async function turnOf(tx: Orm, { id, groupId }: Pick<GenerationRow, 'id' | 'groupId'>): Promise<number> {
  const others = and(eq(generations.groupId, groupId), unfinished, isNull(generations.follows), ne(generations.id, id))
  return -(await tx.$count(generations, others))
}

/** How many finished ones are shown with those in progress: all months that can be requested at once. */
const shownEnded = mostMonths

/** Those in progress, and the last finished ones. */
export async function listCurrent(orm: Orm, scope: Scope): Promise<GenerationRow[]> {
  const own = eq(generations.groupId, scope.groupId)
  const newest = [desc(generations.createdAt), desc(generations.id)]
  const running = await orm
    .select()
    .from(generations)
    .where(and(own, unfinished))
    .orderBy(...newest)
  const ended = await orm
    .select()
    .from(generations)
    .where(and(own, inArray(generations.state, ['done', 'cancelled', 'failed'])))
    .orderBy(...newest)
    .limit(shownEnded)
  return [...running, ...ended]
}

/** The choices a draft was generated with; undefined if it wasn't generated. */
export async function findChoices(orm: Orm, scope: Scope, scheduleId: number): Promise<Choices | undefined> {
  const { keepEdited, pendingTimeOff } = generations
  const [row] = await orm
    .select({ keepEdited, pendingTimeOff })
    .from(generations)
    .where(and(eq(generations.groupId, scope.groupId), eq(generations.scheduleId, scheduleId)))
  return row
}

/** Its outcome, or that it is still running; polled. */
export async function findEnding(
  orm: Orm,
  id: number,
): Promise<Pick<GenerationRow, 'state' | 'scheduleId' | 'error'> | undefined> {
  const { state, scheduleId, error } = generations
  const [row] = await orm.select({ state, scheduleId, error }).from(generations).where(eq(generations.id, id))
  return row
}

/** Minutes without progress after which no process is working on it, not even a restarted one. */
const abandonedAfter = 20

/** Ends generations that every process has given up, so their month is free again. */
export async function endAbandoned(orm: Orm, scope: Scope): Promise<void> {
  await orm
    .update(generations)
    .set({
      state: 'failed',
      error: 'The server stopped before the month was done. Generate it again.',
      finishedAt: sql`now()`,
    })
    .where(
      and(
        eq(generations.groupId, scope.groupId),
        unfinished,
        lt(generations.updatedAt, sql`now() - make_interval(mins => ${abandonedAfter}::int)`),
      ),
    )
}

export async function requestCancel(tx: Orm, id: number): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .update(generations)
    .set({ cancelRequested: true })
    .where(and(eq(generations.id, id), unfinished))
    .returning()
  return row
}

/** Claims it: on the first try, or after a process died. Undefined if it has ended. */
export async function claimGeneration(orm: Orm, id: number): Promise<GenerationRow | undefined> {
  const [row] = await orm
    .update(generations)
    .set({ state: 'running', startedAt: sql`now()` })
    .where(and(eq(generations.id, id), unfinished))
    .returning()
  return row
}

/**
 * Saves the progress and notifies watching admins in one statement: a transaction would make everyone else wait on
 * the embedded database, four times a second. False if it has ended, or someone wants it to stop.
 */
export async function reportProgress(orm: Orm, row: GenerationRow, progress: GenerationProgress): Promise<boolean> {
  const announced = announcing(announcementOf({ ...row, state: 'running', progress }))
  // Losing a progress report in a crash is harmless, so it doesn't wait for the disk.
  const [kept] = await selectRows<{ cancelRequested: boolean }>(
    orm,
    sql`with kept as (
        update ${generations} set progress = ${JSON.stringify(progress)}::jsonb, updated_at = now()
        where id = ${row.id} and state = 'running' returning cancel_requested
      )
      select cancel_requested as "cancelRequested", ${announced}, set_config('synchronous_commit', 'off', true) from kept`,
  )
  return kept?.cancelRequested === false
}

type Ending = Pick<GenerationRow, 'state' | 'scheduleId' | 'error' | 'progress'>

/** False if someone else ended it. */
export async function endGeneration(tx: Orm, id: number, ending: Ending): Promise<boolean> {
  const [row] = await tx
    .update(generations)
    .set({ ...ending, finishedAt: sql`now()` })
    .where(and(eq(generations.id, id), unfinished))
    .returning()
  if (row) await announceChange(tx, announcementOf(row))
  return row !== undefined
}

/** The next month of a series, if it is still waiting. */
export async function findFollower(orm: Orm, id: number): Promise<GenerationRow | undefined> {
  const [row] = await orm
    .select()
    .from(generations)
    .where(and(eq(generations.follows, id), unfinished))
  return row
}

/** Ends the months that wait for one that failed. */
export async function endFollowers(tx: Orm, id: number, ending: Pick<Ending, 'state' | 'error'>): Promise<void> {
  const follower = await findFollower(tx, id)
  if (!follower) return
  await endGeneration(tx, follower.id, { ...ending, scheduleId: null, progress: follower.progress })
  await endFollowers(tx, follower.id, ending)
}

function announcementOf(row: GenerationRow) {
  return { groupId: row.groupId, topics: [], generation: showGeneration(row) }
}

export function showGeneration(row: GenerationRow): Generation {
  const { id, month, year, follows, state, progress, scheduleId, error, requestedBy } = row
  const createdAt = row.createdAt.toISOString()
  return { id, month, year, follows, state, progress, scheduleId, error, requestedBy, createdAt }
}
