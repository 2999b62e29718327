/** After an approval: the request itself, the audit event, and the messages. */

import { plural } from '../../../engine/text/plural.ts'
import type { Change } from '../../platform/changes/change.ts'
import { dashboardLink, timeOffLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ChangedShifts } from '../../shift-changes/change-shifts.ts'
import { notifyOfOutcome } from '../../shift-changes/notify/notify-outcome.ts'
import { describeRequest } from '../describe-request.ts'
import { emitDecision } from '../emit-events.ts'
import { notifyTakers, type Takers } from '../outlook/find-takers.ts'
import type { GroupClock } from '../request-clock.ts'
import { type RequestRow, updateRequest } from '../requests.store.ts'
import { colleaguesIn, type ShownRequest, showRequest } from '../show-request.ts'

type Decision = { notes?: string | null; reason?: string; replacements?: unknown[] }

export async function settleApproved(
  change: Change,
  scope: Scope,
  { now }: GroupClock,
  row: RequestRow,
  done: ChangedShifts,
  review: Decision,
  takers: Takers = new Map(),
): Promise<ShownRequest> {
  const { tx, audit } = change
  // Names and owners from before: afterward the shifts have changed hands.
  const before = await showRequest(tx, scope, row)
  const after = await updateRequest(tx, scope, row.id, {
    status: 'approved',
    reviewedBy: scope.userId,
    reviewedAt: now,
    notes: joinNotes(row.notes, review.notes),
  })
  emitDecision(change, after)
  const isOwn = row.requestorId === scope.userId
  const opened = done.is.filter((shift) => shift.physicianId === null)
  const replaced = review.replacements?.length ?? 0
  const effects = [
    ...(replaced > 0 ? [plural(replaced, 'replacement')] : []),
    ...(opened.length > 0 ? [`${plural(opened.length, 'shift')} opened`] : []),
  ]
  const said = describeRequest(before)
  audit({
    action: 'request.approve',
    thing: 'request',
    thingId: row.id,
    text: `${isOwn ? `picked up ${said}` : `approved ${before.requestorName}’s request for ${said}`}${effects.length > 0 ? `; ${effects.join(', ')}` : ''}`,
    before: row,
    after: { request: after, shifts: done.shifts.map((shift) => shift.id), findings: done.findings },
    reason: review.reason,
  })
  const because = review.notes && !isOwn ? ` Note: “${review.notes}”` : ''
  const colleagues = colleaguesIn(row).map((userId) => ({
    userId,
    sentence: `The swap with ${before.requestorName} was approved.`,
    subject: 'A swap was approved',
    link: dashboardLink,
  }))
  await notifyOfOutcome(change, scope, {
    own: [
      {
        userId: row.requestorId,
        sentence: isOwn ? `You took ${said}.` : `Your request for ${said} was approved.${because}`,
        subject: isOwn ? 'You took a shift' : 'Your request was approved',
        link: linkFor(before),
      },
      ...colleagues,
    ],
    others: { sentence: 'The schedule changed.', subject: 'Your shifts changed', link: dashboardLink },
    was: done.was,
    is: done.is,
  })
  await notifyTakers(change, scope, opened, takers)
  return showRequest(tx, scope, after)
}

export function linkFor({ requestType }: Pick<ShownRequest, 'requestType'>): string {
  return requestType === 'timeoff' ? timeOffLink : dashboardLink
}

/** The requestor's text stays; the reviewer's note comes below it. */
export function joinNotes(kept: string | null, added: string | null | undefined): string | null {
  return [kept, added].filter(Boolean).join('\n') || null
}
