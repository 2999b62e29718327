/** Who is asked to swap, as rows; every function is bound to a group. */
import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { swapAsks } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'

export type AskRow = typeof swapAsks.$inferSelect
type NewAsk = Omit<typeof swapAsks.$inferInsert, 'groupId'>

/** The newest round about a shift of this person, in order. */
export async function listAsks(orm: Orm, scope: Scope, requestorId: number, shiftId: number): Promise<AskRow[]> {
  const ofShift = and(
    eq(swapAsks.groupId, scope.groupId),
    eq(swapAsks.requestorId, requestorId),
    eq(swapAsks.shiftId, shiftId),
  )
  const newest = orm
    .select({ round: swapAsks.round })
    .from(swapAsks)
    .where(ofShift)
    .orderBy(desc(swapAsks.round))
    .limit(1)
  return orm
    .select()
    .from(swapAsks)
    .where(and(ofShift, eq(swapAsks.round, sql`(${newest})`)))
    .orderBy(asc(swapAsks.place))
}

/** Also of those who had the shift before: rounds count up for each shift. */
export async function lastRoundAbout(tx: Orm, scope: Scope, shiftId: number): Promise<number> {
  const [last] = await tx
    .select({ round: max(swapAsks.round) })
    .from(swapAsks)
    .where(and(eq(swapAsks.groupId, scope.groupId), eq(swapAsks.shiftId, shiftId)))
  return last?.round ?? 0
}

/** The round that a request belongs to, held until the transaction ends; empty for a request that nobody asked in order. */
export async function lockRoundOf(tx: Orm, scope: Scope, requestId: number): Promise<AskRow[]> {
  const [one] = await tx
    .select()
    .from(swapAsks)
    .where(and(eq(swapAsks.groupId, scope.groupId), eq(swapAsks.requestId, requestId)))
  return one ? lockRound(tx, one) : []
}

export async function lockRound(tx: Orm, { groupId, shiftId, round }: AskRow): Promise<AskRow[]> {
  return tx
    .select()
    .from(swapAsks)
    .where(and(eq(swapAsks.groupId, groupId), eq(swapAsks.shiftId, shiftId), eq(swapAsks.round, round)))
    .orderBy(asc(swapAsks.place))
    .for('update')
}

export async function insertAsks(tx: Orm, scope: Scope, asks: NewAsk[]): Promise<void> {
  await tx.insert(swapAsks).values(asks.map((ask) => ({ ...ask, groupId: scope.groupId })))
}

export async function updateAsk(
  tx: Orm,
  id: number,
  change: Partial<Pick<NewAsk, 'state' | 'requestId' | 'askedAt' | 'expiresAt' | 'answeredAt'>>,
): Promise<void> {
  await tx.update(swapAsks).set(change).where(eq(swapAsks.id, id))
}

export async function cancelAsksOf(tx: Orm, scope: Scope, requestorId: number): Promise<void> {
  await tx
    .update(swapAsks)
    .set({ state: 'canceled' })
    .where(
      and(
        eq(swapAsks.groupId, scope.groupId),
        eq(swapAsks.requestorId, requestorId),
        inArray(swapAsks.state, ['waiting', 'asked']),
      ),
    )
}

/** Those whose time to answer is over, in all groups. */
export async function listExpired(orm: Orm, now: Date): Promise<AskRow[]> {
  return orm
    .select()
    .from(swapAsks)
    .where(and(eq(swapAsks.state, 'asked'), lte(swapAsks.expiresAt, now)))
    .orderBy(asc(swapAsks.id))
}
