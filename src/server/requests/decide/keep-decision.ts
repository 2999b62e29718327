/** Keeps what a decision changes, in the same transaction, so that it can be taken back exactly. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { callOuts, type DecisionKept, overrides, swapAsks, type Turn } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { listGroupRequests } from '../requests.store.ts'
import { putDecision } from './decisions.store.ts'

const noShifts: Turn = { put: [], erase: [], versions: {} }

/** `decide` gets a `make` that looks before and after, and says which shifts it changed. */
export function keepingDecision<Result>(
  scope: Scope,
  requestId: number,
  make: MakeChange,
  decide: (make: MakeChange, noteTurn: (turn: Turn) => void) => Promise<Result>,
): Promise<Result> {
  let turn = noShifts
  const keeping: MakeChange = (work) =>
    make(async (change: Change) => {
      turn = noShifts
      const before = await look(change.tx, scope)
      const result = await work(change)
      const kept = await compare(change.tx, scope, requestId, before)
      await putDecision(change.tx, scope, requestId, { ...kept, turn })
      return result
    })
  return decide(keeping, (noted) => {
    turn = noted
  })
}

type Seen = Awaited<ReturnType<typeof look>>

/** What is undecided: only that can be changed by a decision. */
async function look(tx: Orm, scope: Scope) {
  const pending = await listGroupRequests(tx, scope, 'pending')
  const asks = await tx
    .select()
    .from(swapAsks)
    .where(and(eq(swapAsks.groupId, scope.groupId), inArray(swapAsks.state, ['waiting', 'asked'])))
  const uncovered = await tx
    .select({ id: callOuts.requestId })
    .from(callOuts)
    .where(and(eq(callOuts.groupId, scope.groupId), isNull(callOuts.coveredAt)))
  const kept = await tx.select().from(overrides).where(eq(overrides.groupId, scope.groupId))
  return { pending, asks, uncovered, kept }
}

async function compare(tx: Orm, scope: Scope, requestId: number, before: Seen): Promise<Omit<DecisionKept, 'turn'>> {
  const after = await look(tx, scope)
  const rows = await listGroupRequests(tx, scope, undefined)
  const known = new Map(before.pending.map((row) => [row.id, row]))
  const closed = rows.flatMap(({ id, status, version }) => {
    const was = known.get(id)
    return was && status !== 'pending' ? [{ id, version, notes: was.notes }] : []
  })
  const made = after.pending.filter(({ id }) => !known.has(id)).map(({ id, version }) => ({ id, version }))
  const still = new Map(after.asks.map((ask) => [ask.id, ask]))
  const overridden = after.kept.filter(({ id, createdAt }) => {
    const was = before.kept.find((one) => one.id === id)
    return was?.createdAt.getTime() !== createdAt.getTime()
  })
  return {
    closed: closed.toSorted((one, other) => Number(other.id === requestId) - Number(one.id === requestId)),
    made,
    asks: before.asks
      .filter(({ id, state }) => still.get(id)?.state !== state)
      .map(({ id, state, requestId: asked, askedAt, expiresAt }) => ({
        ...{ id, state, requestId: asked },
        askedAt: askedAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
    coveredIds: before.uncovered.map(({ id }) => id).filter((id) => !after.uncovered.some((one) => one.id === id)),
    overridden: overridden.map(({ scheduleId, key }) => {
      const was = before.kept.find((one) => one.scheduleId === scheduleId && one.key === key)
      const former = was && { reason: was.reason, userId: was.userId, createdAt: was.createdAt.toISOString() }
      return { scheduleId, key, former: former ?? null }
    }),
  }
}
