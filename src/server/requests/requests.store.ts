/** Requests of a group, as rows. */
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { RequestStatus } from '../../contract/request-states.ts'
import { nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { shiftRequests } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type RequestRow = typeof shiftRequests.$inferSelect

const newestFirst = [desc(shiftRequests.createdAt), desc(shiftRequests.id)]

function listRequests(orm: Orm, scope: Scope, which: SQL | undefined): Promise<RequestRow[]> {
  return orm
    .select()
    .from(shiftRequests)
    .where(and(eq(shiftRequests.groupId, scope.groupId), which))
    .orderBy(...newestFirst)
}

export function listOwnRequests(orm: Orm, scope: Scope): Promise<RequestRow[]> {
  return listRequests(orm, scope, eq(shiftRequests.requestorId, scope.userId))
}

export function listGroupRequests(orm: Orm, scope: Scope, status: RequestStatus | undefined): Promise<RequestRow[]> {
  return listRequests(orm, scope, status && eq(shiftRequests.status, status))
}

/** Swaps and cycles that name a person who hasn't answered. */
export function listWaitingFor(orm: Orm, scope: Scope): Promise<RequestRow[]> {
  const inCycle = sql`${shiftRequests.cycle} @> ${JSON.stringify([{ giverId: scope.userId, response: 'pending' }])}::jsonb`
  const asTarget = and(eq(shiftRequests.targetId, scope.userId), eq(shiftRequests.targetResponse, 'pending'))
  return listRequests(orm, scope, and(eq(shiftRequests.status, 'pending'), or(asTarget, inCycle)))
}

/** Swaps and cycles that need a person, answered or not. */
export function listPendingWith(orm: Orm, scope: Scope, userId: number): Promise<RequestRow[]> {
  const inCycle = ['giverId', 'takerId'].map(
    (part) => sql`${shiftRequests.cycle} @> ${JSON.stringify([{ [part]: userId }])}::jsonb`,
  )
  const isNamed = or(eq(shiftRequests.targetId, userId), ...inCycle)
  return listRequests(orm, scope, and(eq(shiftRequests.status, 'pending'), isNamed))
}

export async function findRequest(orm: Orm, scope: Scope, id: number): Promise<RequestRow | undefined> {
  const [row] = await listRequests(orm, scope, eq(shiftRequests.id, id))
  return row
}

/** No one else reviews, answers, or cancels it until the transaction ends. */
export async function lockRequests(tx: Orm, scope: Scope, ids: number[]): Promise<RequestRow[]> {
  return tx
    .select()
    .from(shiftRequests)
    .where(and(eq(shiftRequests.groupId, scope.groupId), inArray(shiftRequests.id, ids)))
    .orderBy(asc(shiftRequests.id))
    .for('update')
}

/** Pending requests that give or take one of these shifts, in lock order. */
export async function lockPendingAbout(tx: Orm, scope: Scope, shiftIds: number[]): Promise<RequestRow[]> {
  if (shiftIds.length === 0) return []
  const inCycle = sql`exists (
    select from jsonb_array_elements(${shiftRequests.cycle}) step where (step->>'shiftId')::integer in ${shiftIds})`
  return tx
    .select()
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.status, 'pending'),
        or(inArray(shiftRequests.originalShiftId, shiftIds), inArray(shiftRequests.targetShiftId, shiftIds), inCycle),
      ),
    )
    .orderBy(asc(shiftRequests.id))
    .for('update')
}

export type NewRequest = Omit<typeof shiftRequests.$inferInsert, 'groupId'>

export async function insertRequest(tx: Orm, scope: Scope, request: NewRequest): Promise<RequestRow> {
  const [row] = await tx
    .insert(shiftRequests)
    .values({ ...request, groupId: scope.groupId })
    .returning()
  return row!
}

/** The first look of each person counts. What others are about to send goes by the version, which a look leaves alone. */
export async function markLookedAt(tx: Orm, scope: Scope, id: number, at: Date): Promise<boolean> {
  const mine = JSON.stringify([{ userId: scope.userId }])
  const look = JSON.stringify([{ userId: scope.userId, at: at.toISOString() }])
  const rows = await tx
    .update(shiftRequests)
    .set({ seen: sql`${shiftRequests.seen} || ${look}::jsonb` })
    .where(
      and(
        eq(shiftRequests.id, id),
        eq(shiftRequests.groupId, scope.groupId),
        sql`not ${shiftRequests.seen} @> ${mine}::jsonb`,
      ),
    )
    .returning({ id: shiftRequests.id })
  return rows.length > 0
}

/** When somebody first looked at a request. */
export function lookOf({ seen }: Pick<RequestRow, 'seen'>, userId: number): string | null {
  return seen.find((one) => one.userId === userId)?.at ?? null
}

export type RequestChange = Partial<
  Pick<
    NewRequest,
    | 'status'
    | 'targetId'
    | 'targetShiftId'
    | 'targetResponse'
    | 'cycle'
    | 'reviewedBy'
    | 'reviewedAt'
    | 'notes'
    | 'isEmergency'
    | 'endDate'
    | 'requestedDate'
  >
>

export async function updateRequest(tx: Orm, scope: Scope, id: number, change: RequestChange): Promise<RequestRow> {
  const [row] = await tx
    .update(shiftRequests)
    .set({ ...change, version: nextVersion(shiftRequests.version) })
    .where(and(eq(shiftRequests.id, id), eq(shiftRequests.groupId, scope.groupId)))
    .returning()
  return row!
}
