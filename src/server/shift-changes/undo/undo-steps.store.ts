/** The steps a coordinator can undo, as rows. A new one forgets what was undone before it. */
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StepKind } from '../../../contract/undo-steps.ts'
import type { Change } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import {
  type Aftermath,
  type KeptOverride,
  type KeptShift,
  requestDecisions,
  schedules,
  shiftRequests,
  type Turn,
  undoSteps,
} from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShiftRow } from '../../schedules/schedules.store.ts'
import type { ChangedShifts } from '../change-shifts.ts'

export type StepRow = typeof undoSteps.$inferSelect

const nothing: Turn = { put: [], erase: [], versions: {} }
/** Steps that are listed; older ones stay in the audit log. */
const mostListed = 100
const keptDays = 30
/** How long undo brings back a deleted draft; its call does for 30 days. */
const undeletableMinutes = 60

/** Null if no shift changed. */
export async function recordStep(
  { tx }: Pick<Change, 'tx'>,
  scope: Scope,
  { kind, done }: { kind: StepKind; done: ChangedShifts },
): Promise<number | null> {
  const turn: Turn = { ...turnOf(done), overrides: done.overridden }
  if (turn.put.length + turn.erase.length === 0) return null
  const { schedule } = done.weighed.months[0]!
  return insertStep(tx, { ...{ kind, turn, scheduleId: schedule.id }, groupId: scope.groupId, userId: scope.userId })
}

/** Conflicts were overridden, or overrides were taken back; no shift changed. */
export function recordOverrideStep(
  { tx }: Pick<Change, 'tx'>,
  { groupId, userId }: Scope,
  scheduleId: number,
  kept: KeptOverride[],
): Promise<number> {
  return insertStep(tx, { kind: 'edit', turn: { ...nothing, overrides: kept }, scheduleId, groupId, userId })
}

type DraftStep = { kind: 'regenerate' | 'use'; groupId: number; userId: number; scheduleId: number; formerId: number }

/** Another draft replaced one, which stays as it is. */
export function recordDraftStep(tx: Orm, step: DraftStep): Promise<number> {
  return insertStep(tx, { ...step, turn: nothing })
}

/** It's undone in whichever schedule is open next. What was undone in the draft itself can be redone once it's back. */
export async function recordDeletion(tx: Orm, { groupId, userId }: Scope, scheduleId: number): Promise<void> {
  await tx.insert(undoSteps).values({ kind: 'delete', turn: nothing, scheduleId, groupId, userId })
}

export async function forgetDeletion(tx: Orm, { groupId }: Scope, scheduleId: number): Promise<void> {
  const { kind } = undoSteps
  await tx
    .delete(undoSteps)
    .where(and(eq(undoSteps.groupId, groupId), eq(undoSteps.scheduleId, scheduleId), eq(kind, 'delete')))
}

async function insertStep(tx: Orm, step: typeof undoSteps.$inferInsert): Promise<number> {
  const { scheduleId, groupId, userId, formerId } = step
  const isHere = or(
    ...[scheduleId, formerId ?? scheduleId].flatMap((id) => [eq(undoSteps.scheduleId, id), eq(undoSteps.formerId, id)]),
  )
  const isOver = or(eq(undoSteps.isUndone, true), lt(undoSteps.createdAt, sql`now() - ${`${keptDays} days`}::interval`))
  const [, [row]] = await Promise.all([
    tx.delete(undoSteps).where(and(eq(undoSteps.groupId, groupId), eq(undoSteps.userId, userId), isHere, isOver)),
    tx.insert(undoSteps).values(step).returning({ id: undoSteps.id }),
  ])
  return row!.id
}

/** What restores the state before. */
export function turnOf({ weighed, shifts }: Pick<ChangedShifts, 'weighed' | 'shifts'>): Turn {
  const changed = weighed.months.flatMap(({ plan }) => plan.changed)
  const removed = weighed.months.flatMap(({ plan }) => plan.removed)
  const before = new Set([...changed.map((one) => one.before.id)])
  return {
    put: [...changed.map((one) => one.before), ...removed].map(keptOf),
    erase: shifts.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    versions: Object.fromEntries([...removed, ...shifts].map(({ id, version }) => [id, version])),
    from: Object.fromEntries([...changed.map((one) => one.before), ...removed].map(({ id, version }) => [id, version])),
  }
}

function keptOf(row: ShiftRow): KeptShift {
  const { id, physicianId, roleId, position, date, shiftType, startTime, endTime, location, status } = row
  const { isLocked, editedBy } = row
  return {
    ...{ id, physicianId, roleId, position, date, shiftType, startTime, endTime, location, status },
    ...{ isLocked, editedBy },
  }
}

/** A step that replaced the draft is undone in the new one and redone in the former one. */
function isOf(scope: Scope, scheduleId: number) {
  return and(
    eq(undoSteps.groupId, scope.groupId),
    eq(undoSteps.userId, scope.userId),
    or(isRecentDeletion, and(isNotDeleted(undoSteps.scheduleId), isNotDeleted(undoSteps.formerId), isBy(scheduleId))),
  )
}

function isBy(scheduleId: number): SQL | undefined {
  return or(
    and(eq(undoSteps.scheduleId, scheduleId), or(sql`${undoSteps.formerId} is null`, eq(undoSteps.isUndone, false))),
    and(eq(undoSteps.formerId, scheduleId), eq(undoSteps.isUndone, true)),
  )
}

/** Nobody expects a key to bring back a draft that they deleted days ago, in another month. */
const isRecentDeletion = and(
  eq(undoSteps.kind, 'delete'),
  gt(undoSteps.createdAt, sql`now() - ${`${undeletableMinutes} minutes`}::interval`),
)

/** Nothing goes on with a draft that was deleted. */
function isNotDeleted(draft: PgColumn): SQL {
  return sql`not exists (select from ${schedules} s where s.id = ${draft} and s.deleted_at is not null)`
}

export async function listSteps(orm: Orm, scope: Scope, scheduleId: number) {
  const rows = await orm
    .select()
    .from(undoSteps)
    .where(isOf(scope, scheduleId))
    .orderBy(desc(undoSteps.id))
    .limit(mostListed)
  return rows.reverse().map(({ id, kind, turn, isUndone, createdAt }) => {
    const days = turn.put.map(({ date }) => date).sort()
    const shifts = turn.put.length + turn.erase.length
    const overrides = turn.overrides?.length ?? 0
    return { id, kind, shifts, overrides, from: days[0] ?? null, to: days.at(-1) ?? null, isUndone, createdAt }
  })
}

export async function findStep(orm: Orm, scope: Scope, scheduleId: number, id: number): Promise<StepRow | undefined> {
  const [row] = await orm
    .select()
    .from(undoSteps)
    .where(and(isOf(scope, scheduleId), eq(undoSteps.id, id)))
    .orderBy(asc(undoSteps.id))
    .for('update')
  return row
}

export async function turnStepRow(tx: Orm, scope: Scope, id: number, change: Pick<StepRow, 'isUndone' | 'turn'>) {
  await tx
    .update(undoSteps)
    .set(change)
    .where(and(eq(undoSteps.id, id), eq(undoSteps.groupId, scope.groupId)))
}

/** Time off that was approved after a step. */
export async function listLeaveSince(tx: Orm, { groupId }: Scope, since: Date) {
  const { requestorId, requestedDate, endDate, requestType, status, reviewedAt } = shiftRequests
  const rows = await tx
    .select({ physicianId: requestorId, from: requestedDate, to: endDate })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, groupId),
        eq(requestType, 'timeoff'),
        eq(status, 'approved'),
        gt(reviewedAt, since),
      ),
    )
  return rows.map(({ physicianId, from, to }) => ({ physicianId, from: from!, to: to ?? from! }))
}

/** With the step, what became of requests. */
export async function keepAftermath(
  { tx }: Pick<Change, 'tx'>,
  { groupId }: Scope,
  id: number | null,
  aftermath: Aftermath,
): Promise<void> {
  if (id === null || aftermath.closed.length + aftermath.made.length + aftermath.asks.length === 0) return
  await tx
    .update(undoSteps)
    .set({ turn: sql`${undoSteps.turn} || ${JSON.stringify({ aftermath })}::jsonb` })
    .where(and(eq(undoSteps.id, id), eq(undoSteps.groupId, groupId)))
}

/**
 * Steps and decisions about the same shifts go on from what was put back, instead of seeing a stranger's change. `from`: the
 * versions before what is taken back.
 */
export async function carryOn(
  tx: Orm,
  { groupId }: Scope,
  from: Turn['from'] = {},
  putBack: readonly Pick<ShiftRow, 'id' | 'version'>[],
): Promise<void> {
  const versionsAfter = new Map(
    putBack.filter(({ id }) => from[id] !== undefined).map(({ id, version }) => [id, version]),
  )
  if (versionsAfter.size === 0) return
  const isMet = (versions: SQL) =>
    sql`jsonb_exists_any(${versions}, ${sql`array[${sql.join(
      [...versionsAfter.keys()].map((id) => sql`${String(id)}`),
      sql`, `,
    )}]::text[]`})`
  const carried = (turn: Turn): Turn | undefined => {
    const met = [...versionsAfter].filter(([id]) => turn.versions[id] === from[id])
    return met.length === 0 ? undefined : { ...turn, versions: { ...turn.versions, ...Object.fromEntries(met) } }
  }
  const steps = await tx
    .select({ id: undoSteps.id, turn: undoSteps.turn })
    .from(undoSteps)
    .where(and(eq(undoSteps.groupId, groupId), isMet(sql`${undoSteps.turn} -> 'versions'`)))
    .orderBy(asc(undoSteps.id))
    .for('update')
  for (const { id, turn: before } of steps) {
    const turn = carried(before)
    if (turn) await tx.update(undoSteps).set({ turn }).where(eq(undoSteps.id, id))
  }
  const decisions = await tx
    .select({ id: requestDecisions.requestId, kept: requestDecisions.kept })
    .from(requestDecisions)
    .where(and(eq(requestDecisions.groupId, groupId), isMet(sql`${requestDecisions.kept} -> 'turn' -> 'versions'`)))
    .orderBy(asc(requestDecisions.requestId))
    .for('update')
  for (const { id, kept } of decisions) {
    const turn = carried(kept.turn)
    if (turn)
      await tx
        .update(requestDecisions)
        .set({ kept: { ...kept, turn } })
        .where(eq(requestDecisions.requestId, id))
  }
}
