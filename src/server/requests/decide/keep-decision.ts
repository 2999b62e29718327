/** Keeps what a decision changes, in the same transaction, so that it can be taken back exactly. */
import { eq } from 'drizzle-orm'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { type DecisionKept, overrides, type Turn } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { aftermathOf, lookAtUndecided } from '../aftermath.ts'
import { putDecision } from './decisions.store.ts'

const noShifts: Turn = { put: [], erase: [], versions: {} }

type Noted = { requestId: number; turn: Turn; former?: DecisionKept['former'] }

/** `decide` gets a `make` that looks before and after, and notes which shifts it changed, and for which request if it wasn't known. */
export function keepingDecision<Result>(
  scope: Scope,
  requestId: number | null,
  make: MakeChange,
  decide: (make: MakeChange, note: (noted: Partial<Noted>) => void) => Promise<Result>,
): Promise<Result> {
  const known = { turn: noShifts, ...(requestId !== null && { requestId }) }
  let noted: Partial<Noted> = known
  const keeping: MakeChange = (work) =>
    make(async (change: Change) => {
      noted = known
      const before = await look(change.tx, scope)
      const result = await work(change)
      const { requestId: decidedId, turn = noShifts, former } = noted
      if (decidedId === undefined) return result
      const kept = await compare(change.tx, scope, decidedId, before)
      await putDecision(change.tx, scope, decidedId, { ...kept, turn, ...(former !== undefined && { former }) })
      return result
    })
  return decide(keeping, (more) => {
    noted = { ...noted, ...more }
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
