/** What a change of shifts does to requests and rounds of asks: noticed while it is made, and put back when it is undone. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Change } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { type Aftermath, shiftRequests, swapAsks } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import { dashboardLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { notifyPeople } from '../users/notify-people.ts'
import { findMember } from '../users/users.store.ts'
import { linkFor } from './decide/settle-approved.ts'
import { describeRequest } from './describe-request.ts'
import { requireRequest } from './request-states.ts'
import { listGroupRequests, lockRequests, updateRequest } from './requests.store.ts'
import { colleaguesIn, showRequest } from './show-request.ts'
import { updateAsk } from './swap-asks/swap-asks.store.ts'

type Undecided = Awaited<ReturnType<typeof lookAtUndecided>>

/** Only what is undecided can be changed by a decision. */
export async function lookAtUndecided(tx: Orm, scope: Scope) {
  const pending = await listGroupRequests(tx, scope, 'pending')
  return { pending, asks: await listUndecidedAsks(tx, scope) }
}

export function listUndecidedAsks(tx: Orm, scope: Scope) {
  return tx
    .select()
    .from(swapAsks)
    .where(and(eq(swapAsks.groupId, scope.groupId), inArray(swapAsks.state, ['waiting', 'asked'])))
}

export async function aftermathOf(tx: Orm, scope: Scope, before: Undecided): Promise<Aftermath> {
  const pending = await listGroupRequests(tx, scope, 'pending')
  const known = new Map(before.pending.map((row) => [row.id, row]))
  const isPending = new Set(pending.map(({ id }) => id))
  const closedIds = [...known.keys()].filter((id) => !isPending.has(id))
  const closed = closedIds.length > 0 ? await lockRequests(tx, scope, closedIds) : []
  const isOurs = await changedHere(tx, closedIds)
  return {
    closed: closed.flatMap(({ id, version }) => (isOurs.has(id) ? [{ id, version, notes: known.get(id)!.notes }] : [])),
    ...(await compareAsks(tx, scope, before.asks)),
  }
}

/** Of these requests, those that this transaction changed: somebody else may have canceled or decided others meanwhile. */
async function changedHere(tx: Orm, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(and(inArray(shiftRequests.id, ids), sql`xmin = pg_current_xact_id()::xid`))
  return new Set(rows.map(({ id }) => id))
}

/** Which asks went on, and the requests that asked the next ones: nothing else makes a request here. */
export async function compareAsks(
  tx: Orm,
  scope: Scope,
  before: Undecided['asks'],
): Promise<Pick<Aftermath, 'made' | 'asks'>> {
  if (before.length === 0) return { made: [], asks: [] }
  const after = await listUndecidedAsks(tx, scope)
  const still = new Map(after.map((ask) => [ask.id, ask]))
  const known = new Set(before.map(({ requestId }) => requestId))
  const madeIds = after.flatMap(({ requestId }) => (requestId !== null && !known.has(requestId) ? [requestId] : []))
  const made = madeIds.length > 0 ? await lockRequests(tx, scope, madeIds) : []
  return {
    made: made.map(({ id, version }) => ({ id, version })),
    asks: before
      .filter(({ id, state }) => still.get(id)?.state !== state)
      .map(({ id, state, requestId, askedAt, expiresAt }) => ({
        ...{ id, state, requestId },
        askedAt: askedAt?.toISOString() ?? null,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
  }
}

/** Whoever answered or decided since is not overruled. */
export async function requireUntouched(
  tx: Orm,
  scope: Scope,
  { closed, made }: Aftermath,
  what: 'decision' | 'change',
): Promise<void> {
  const known = [...closed, ...made]
  if (known.length === 0) return
  const rows = await lockRequests(
    tx,
    scope,
    known.map(({ id }) => id),
  )
  const isSame = ({ id, version }: { id: number; version: number }) =>
    rows.find((row) => row.id === id)?.version === version
  if (!made.every(isSame)) throw changedSince('The next colleague has answered since', what)
  if (!closed.every(isSame)) throw changedSince('A request about the same shift has changed since', what)
}

export function changedSince(because: string, what: 'decision' | 'change') {
  return fail('conflict', { message: `${because}, so you can’t undo this ${what}.` })
}

export async function putBackRequests(change: Change, scope: Scope, { closed, made, asks }: Aftermath): Promise<void> {
  const { tx } = change
  for (const { id, notes } of closed)
    await updateRequest(tx, scope, id, { status: 'pending', reviewedBy: null, reviewedAt: null, notes })
  for (const { id } of made) await withdrawAsk(change, scope, id)
  for (const { id, state, requestId, askedAt, expiresAt } of asks)
    await updateAsk(tx, id, {
      state,
      requestId,
      askedAt: toDate(askedAt),
      expiresAt: toDate(expiresAt),
      answeredAt: null,
    })
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}

/** Who was asked in the meantime need not answer. */
async function withdrawAsk(change: Change, scope: Scope, id: number): Promise<void> {
  const before = await requireRequest(change.tx, scope, id)
  const after = await updateRequest(change.tx, scope, id, { status: 'cancelled' })
  const shown = await showRequest(change.tx, scope, after)
  const text = `canceled ${shown.requestorName}’s request for ${describeRequest(shown)}, which came after the undone change`
  change.audit({ action: 'request.cancel', thing: 'request', thingId: id, text, before, after })
  await notifyPeople(change, scope, colleaguesIn(after), {
    text: `${shown.requestorName} no longer needs ${describeRequest(shown)}.`,
    subject: 'A swap is no longer needed',
    link: dashboardLink,
  })
}

/** Writes to the history which requests are pending again, except the one of `undoneId`, and returns the messages about all. */
export async function noteReopened({ tx, audit }: Change, scope: Scope, { closed }: Aftermath, undoneId?: number) {
  const messages: { userId: number; sentence: string; subject: string; link: string }[] = []
  const subject = 'A request is pending again'
  for (const { id } of closed) {
    const request = await requireRequest(tx, scope, id)
    const shown = await showRequest(tx, scope, request)
    const text = `reopened ${shown.requestorName}’s request for ${describeRequest(shown)}`
    if (id !== undoneId) audit({ action: 'request.undo', thing: 'request', thingId: id, text, after: request })
    const own = `Your request for ${describeRequest(shown)} is pending again.`
    messages.push({ userId: request.requestorId, sentence: own, subject, link: linkFor(shown) })
    const colleagues = request.targetResponse === 'declined' ? [] : colleaguesIn(request)
    const sentence = `The swap with ${shown.requestorName} is pending again.`
    messages.push(...colleagues.map((userId) => ({ userId, sentence, subject, link: dashboardLink })))
  }
  return messages
}

/** What somebody asked for who has left since stays closed. */
export async function withoutLeavers<Kept extends Aftermath>(tx: Orm, scope: Scope, kept: Kept): Promise<Kept> {
  const closed: Aftermath['closed'] = []
  for (const one of kept.closed) {
    const { requestorId } = await requireRequest(tx, scope, one.id)
    if ((await findMember(tx, scope, requestorId))?.isActive) closed.push(one)
  }
  return { ...kept, closed }
}

/** An edit of shifts is undone: the requests that it closed are pending again. */
export async function reopenRequests(change: Change, scope: Scope, aftermath: Aftermath): Promise<void> {
  await requireUntouched(change.tx, scope, aftermath, 'change')
  const reopened = await withoutLeavers(change.tx, scope, aftermath)
  await putBackRequests(change, scope, reopened)
  for (const { userId, sentence, ...message } of await noteReopened(change, scope, reopened))
    await notifyPeople(change, scope, [userId], { ...message, text: sentence })
}
