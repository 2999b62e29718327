/** Keeps what a decision changes, in the same transaction, so that it can be taken back exactly. */
import { eq } from 'drizzle-orm'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { type DecisionKept, overrides, type Turn } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { aftermathOf, lookAtUndecided } from '../aftermath.ts'
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

async function look(tx: Orm, scope: Scope) {
  const undecided = await lookAtUndecided(tx, scope)
  const kept = await tx.select().from(overrides).where(eq(overrides.groupId, scope.groupId))
  return { ...undecided, kept }
}

async function compare(tx: Orm, scope: Scope, requestId: number, before: Seen): Promise<Omit<DecisionKept, 'turn'>> {
  const { closed, ...aftermath } = await aftermathOf(tx, scope, before)
  const kept = await tx.select().from(overrides).where(eq(overrides.groupId, scope.groupId))
  const overridden = kept.filter(({ id, createdAt }) => {
    const was = before.kept.find((one) => one.id === id)
    return was?.createdAt.getTime() !== createdAt.getTime()
  })
  return {
    ...aftermath,
    closed: closed.toSorted((one, other) => Number(other.id === requestId) - Number(one.id === requestId)),
    overridden: overridden.map(({ scheduleId, key }) => {
      const was = before.kept.find((one) => one.scheduleId === scheduleId && one.key === key)
      const former = was && { reason: was.reason, userId: was.userId, createdAt: was.createdAt.toISOString() }
      return { scheduleId, key, former: former ?? null }
    }),
  }
}
