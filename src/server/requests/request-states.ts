/** Who may do what to a request in which state; everything else is refused with a sentence and the current state. */
import { type RequestAction, requestTransitionOf, requestTransitions } from '../../contract/request-states.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { findRequest, type RequestRow } from './requests.store.ts'
import { type ShownRequest, showRequest } from './show-request.ts'

const done: Record<RequestAction, string> = {
  approve: 'approved',
  deny: 'denied',
  cancel: 'canceled',
  'give-back': 'given back',
  undo: 'undone',
  accept: 'accepted',
  decline: 'declined',
}

export const stateSentences: Record<RequestRow['status'], string> = {
  pending: 'This request is still pending.',
  approved: 'This request was already approved.',
  denied: 'This request was already denied.',
  cancelled: 'This request was already canceled.',
}

/** Whether the caller is involved in a request at all. An offer to anyone involves everyone. */
export function isParty(scope: Scope, row: RequestRow): boolean {
  if (scope.role === 'admin' || row.requestorId === scope.userId || row.targetId === scope.userId) return true
  if (isOpenOffer(row)) return true
  return row.cycle?.some(({ giverId }) => giverId === scope.userId) ?? false
}

/** A shift that is offered to anyone, and that no one has taken yet. */
export function isOpenOffer(row: Pick<RequestRow, 'requestType' | 'targetId' | 'cycle'>): boolean {
  return row.requestType === 'swap' && row.targetId === null && row.cycle === null
}

export async function requireRequest(orm: Orm, scope: Scope, id: number): Promise<RequestRow> {
  const row = await findRequest(orm, scope, id)
  if (!row || !isParty(scope, row)) throw fail('not-found')
  return row
}

export async function requireState(orm: Orm, scope: Scope, row: RequestRow, action: RequestAction): Promise<void> {
  if (requestTransitionOf(row.status, action)) return
  const { from } = requestTransitions.find((transition) => transition.action === action)!
  const which = action === 'undo' ? 'decided' : from
  const current = await showRequest(orm, scope, row)
  throw fail('conflict', {
    message: `${describeState(scope, current)} Only ${which} requests can be ${done[action]}.`,
    current,
  })
}

/** Names whoever decided, unless that is the caller. */
function describeState(scope: Scope, { status, reviewedBy, reviewerName }: ShownRequest): string {
  if (status === 'pending' || status === 'cancelled' || !reviewerName || reviewedBy === scope.userId)
    return stateSentences[status]
  return `${reviewerName} already ${status} this request.`
}

/** The caller saw the current version. */
export async function requireSeen(orm: Orm, scope: Scope, row: RequestRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return
  throw fail('stale', { current: await showRequest(orm, scope, row) })
}
