/** Settles other pending requests when shifts change hands or disappear: nothing stays pending that can never be approved. */
import { inArray } from 'drizzle-orm'
import type { Change } from '../platform/changes/change.ts'
import { type Aftermath, shifts } from '../platform/db/schema/index.ts'
import { dashboardLink } from '../platform/links.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import { notifyPeople } from '../users/notify-people.ts'
import { findMember } from '../users/users.store.ts'
import { compareAsks, listUndecidedAsks } from './aftermath.ts'
import { noteCover } from './cover.ts'
import { findOffer } from './decide/approval.ts'
import { describeRequest } from './describe-request.ts'
import { emitDecision } from './emit-events.ts'
import { isOpenOffer } from './request-states.ts'
import { lockPendingAbout, type RequestRow, updateRequest } from './requests.store.ts'
import { colleaguesIn, shiftsIn, showRequest } from './show-request.ts'
import { noteAnswer } from './swap-asks/move-on.ts'

const nothing: Aftermath = { closed: [], made: [], asks: [] }

type Resolution = { status: 'approved' | 'denied'; note: string }

type Occasion = {
  /** The time of the review. */
  at: Date
  /** Requests the caller settles itself. */
  keptIds?: number[]
  /** If the shifts are no longer in a published schedule: why. */
  gone?: string
}

/** Returns what undoing the change has to put back. */
export async function settleRequests(
  change: Change,
  scope: Scope,
  changedIds: number[],
  { at, keptIds = [], gone }: Occasion,
): Promise<Aftermath> {
  const [about] = await Promise.all([
    lockPendingAbout(change.tx, scope, changedIds),
    noteCover(change, scope, changedIds, at),
  ])
  const pending = about.filter(({ id }) => !keptIds.includes(id))
  if (pending.length === 0) return nothing
  const asks = await listUndecidedAsks(change.tx, scope)
  const closed: Aftermath['closed'] = []
  for (const row of pending) {
    const resolution = gone
      ? ({ status: 'denied', note: `The shift no longer exists: ${gone}.` } as const)
      : await resolve(change, scope, row, changedIds)
    if (!resolution) continue
    const { status, note } = resolution
    const notes = row.notes ? `${row.notes}\n${note}` : note
    const after = await updateRequest(change.tx, scope, row.id, {
      status,
      reviewedBy: actorIdOf(scope),
      reviewedAt: at,
      notes,
    })
    closed.push({ id: row.id, version: after.version, notes: row.notes })
    emitDecision(change, after)
    await noteAnswer(change, scope, after, 'gone', at)
    const said = describeRequest(await showRequest(change.tx, scope, after))
    change.audit({
      action: `request.${status === 'approved' ? 'approve' : 'deny'}`,
      thing: 'request',
      thingId: row.id,
      text: `closed a request for ${said}. ${note}`,
      before: row,
      after,
    })
    const colleagues = row.targetResponse === 'declined' ? [] : colleaguesIn(row)
    await notifyPeople(change, scope, [row.requestorId, ...colleagues], {
      text: `The request for ${said} is closed. ${note}`,
      subject: 'A shift request was closed',
      link: dashboardLink,
    })
  }
  return { closed, ...(await compareAsks(change.tx, scope, asks)) }
}

async function resolve(
  { tx }: Change,
  scope: Scope,
  row: RequestRow,
  changedIds: number[],
): Promise<Resolution | undefined> {
  const named = await tx
    .select()
    .from(shifts)
    .where(inArray(shifts.id, shiftsIn(row)))
  const ownerOf = (id: number | null) => named.find((shift) => shift.id === id)?.physicianId
  const lost: Resolution = {
    status: 'denied',
    note: 'One of these shifts was reassigned, so this swap no longer works.',
  }
  if (row.requestType === 'pickup') {
    const shift = named.find(({ id }) => id === row.targetShiftId)
    if (shift && shift.status !== 'cancelled' && (shift.physicianId === null || (await findOffer(tx, scope, shift))))
      return undefined
    return { status: 'denied', note: 'This shift is no longer available.' }
  }
  const colleagues = await Promise.all(colleaguesIn(row).map((id) => findMember(tx, scope, id)))
  if (colleagues.some((person) => !person?.isActive))
    return { status: 'denied', note: 'A colleague in this swap left the group, so it no longer works.' }
  if (row.cycle) {
    return row.cycle.every(({ shiftId, giverId }) => ownerOf(shiftId) === giverId) ? undefined : lost
  }
  const giver = ownerOf(row.originalShiftId)
  if (giver !== row.requestorId) {
    const isTaken = isOpenOffer(row) && giver !== null && changedIds.includes(row.originalShiftId!)
    return isTaken ? { status: 'approved', note: 'Someone took the offered shift.' } : lost
  }
  return row.targetShiftId === null || ownerOf(row.targetShiftId) === row.targetId ? undefined : lost
}
