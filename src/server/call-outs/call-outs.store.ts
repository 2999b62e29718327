/** Call-outs as rows, and who to call; every function is limited to the caller's group. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, callOuts, shiftRequests, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type CallOutRow = typeof callOuts.$inferSelect
export type Reported = { callOut: CallOutRow; request: typeof shiftRequests.$inferSelect }

function reported(orm: Orm) {
  return orm
    .select({ callOut: callOuts, request: shiftRequests })
    .from(callOuts)
    .innerJoin(shiftRequests, eq(shiftRequests.id, callOuts.requestId))
    .$dynamic()
}

export async function findCallOut(orm: Orm, scope: Scope, requestId: number): Promise<Reported | undefined> {
  const [row] = await reported(orm).where(and(eq(callOuts.requestId, requestId), eq(callOuts.groupId, scope.groupId)))
  return row
}

/** Those not covered yet, newest first. */
export async function listOpenCallOuts(orm: Orm, scope: Scope): Promise<Reported[]> {
  return reported(orm)
    .where(
      and(
        eq(callOuts.groupId, scope.groupId),
        isNull(callOuts.coveredAt),
        inArray(shiftRequests.status, ['pending', 'approved']),
      ),
    )
    .orderBy(desc(callOuts.requestId))
}

export async function insertCallOut(tx: Orm, row: typeof callOuts.$inferInsert): Promise<void> {
  await tx.insert(callOuts).values(row)
}

/** The first coordinator who looks counts. */
export async function markSeen(tx: Orm, scope: Scope, requestId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(callOuts)
    .set({ seenAt: at, seenBy: scope.userId })
    .where(and(eq(callOuts.requestId, requestId), eq(callOuts.groupId, scope.groupId), isNull(callOuts.seenAt)))
    .returning({ id: callOuts.requestId })
  return rows.length > 0
}

export async function setHandoffNote(tx: Orm, scope: Scope, requestId: number, note: string): Promise<void> {
  await tx
    .update(callOuts)
    .set({ handoffNote: note || null })
    .where(and(eq(callOuts.requestId, requestId), eq(callOuts.groupId, scope.groupId)))
}

/** Active members of the group: the coordinators, and anyone else named. Without numbers for someone who isn't confirmed yet. */
export async function listContacts(orm: Orm, scope: Scope, backupIds: number[]) {
  const people = await orm
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), eq(users.isActive, true)))
    .orderBy(asc(users.id))
  const mayCall = people.some(({ id, isConfirmed }) => id === scope.userId && isConfirmed)
  const contact = (person: (typeof people)[number], as: 'coordinator' | 'backup') => ({
    userId: person.id,
    name: displayName(person),
    as,
    phoneNumber: mayCall ? person.phoneNumber : null,
  })
  return [
    ...people.filter(({ id }) => backupIds.includes(id)).map((person) => contact(person, 'backup')),
    ...people.filter(({ role }) => role === 'admin').map((person) => contact(person, 'coordinator')),
  ].filter(({ userId }) => userId !== scope.userId)
}

/** Whether this person has done this to the call-out before. */
export async function hasDone(orm: Orm, scope: Scope, action: string, requestId: number): Promise<boolean> {
  const { id, groupId, actorId, thing, thingId } = auditEvents
  const isIt = and(eq(thing, 'request'), eq(thingId, requestId), eq(auditEvents.action, action))
  const [found] = await orm
    .select({ id })
    .from(auditEvents)
    .where(and(eq(groupId, scope.groupId), eq(actorId, scope.userId), isIt))
    .limit(1)
  return found !== undefined
}

export async function namesOf(orm: Orm, scope: Scope, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await orm
    .select()
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.id, ids)))
  return rows.map((row) => ({ id: row.id, name: displayName(row), phoneNumber: row.phoneNumber }))
}
