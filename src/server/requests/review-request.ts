/** Approves or denies a pending request: one transaction, on the data of that moment; of two reviewers one wins. */

import type { Advisor } from '../platform/advisor/advisor.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { ChangedMeanwhile } from '../schedules/unchanged-meanwhile.ts'
import { requireReason } from '../schedules/write-plan.ts'
import { planApproval, type Replacement } from './approval.ts'
import { carryOut, lockFor, requireOwnShifts, tryUntilCurrent } from './carry-out.ts'
import { type GroupClock, readClock } from './request-clock.ts'
import { requireRequest, requireSeen, requireState } from './request-states.ts'
import { lockPendingAbout, lockRequests, type RequestRow, updateRequest } from './requests.store.ts'
import { resolveOthers } from './resolve-others.ts'
import { sayRequest } from './say-request.ts'
import { joinNotes, linkFor, settleApproved } from './settle-approved.ts'
import { colleaguesIn, type ShownRequest, showRequest } from './show-request.ts'
import { dashboardLink, tellPeople } from './tell-requests.ts'
import { movedIn, type Weighed, weighUndertaking } from './undertaking.ts'

export type ReviewDeps = { orm: Orm; advisor: Advisor; now: () => Date }

export type Review = {
  decision: 'approve' | 'deny'
  notes?: string | null
  replacements?: Replacement[]
  reason?: string
  version?: number
}

export function reviewRequest(
  deps: ReviewDeps,
  scope: Scope,
  id: number,
  review: Review,
  make: MakeChange,
): Promise<ShownRequest> {
  return review.decision === 'deny'
    ? denyRequest(deps, scope, id, review, make)
    : approve(deps, scope, id, review, make)
}

async function denyRequest({ now }: ReviewDeps, scope: Scope, id: number, review: Review, make: MakeChange) {
  return make(async (change) => {
    const { tx, audit } = change
    await requireRequest(tx, scope, id)
    const [row] = await lockRequests(tx, scope, [id])
    await requireState(tx, scope, row!, 'deny')
    await requireSeen(tx, scope, row!, review.version)
    const after = await updateRequest(tx, scope, id, {
      status: 'denied',
      reviewedBy: scope.userId,
      reviewedAt: now(),
      notes: joinNotes(row!.notes, review.notes),
    })
    // An offer that is off leaves those who asked for its shift without one.
    if (row!.originalShiftId !== null)
      await resolveOthers(change, scope, [row!.originalShiftId], { at: now(), keptIds: [id] })
    const shown = await showRequest(tx, scope, after)
    audit({
      action: 'request.deny',
      thing: 'request',
      thingId: id,
      text: `denied ${shown.requestorName}'s request for ${sayRequest(shown)}`,
      before: row,
      after,
    })
    const because = review.notes ? ` ${review.notes}` : ''
    await tellPeople(change, scope, [row!.requestorId], {
      text: `Your request for ${sayRequest(shown)} was denied.${because}`,
      subject: 'Your request was denied',
      link: linkFor(shown),
    })
    await tellPeople(change, scope, colleaguesIn(row!), {
      text: `The swap of ${shown.requestorName} that you were asked about was denied.`,
      subject: 'A swap was denied',
      link: dashboardLink,
    })
    return shown
  })
}

function approve(deps: ReviewDeps, scope: Scope, id: number, review: Review, make: MakeChange): Promise<ShownRequest> {
  const { orm, advisor, now } = deps
  return tryUntilCurrent(async (isLast) => {
    const row = await requireRequest(orm, scope, id)
    await requireState(orm, scope, row, 'approve')
    await requireSeen(orm, scope, row, review.version)
    const clock = await readClock(orm, scope, now())
    const undertaking = await requirePossible(orm, scope, clock, row, review.replacements)
    const weighed = await weighUndertaking(deps, scope, undertaking)
    const check = (verdict: Weighed) => {
      requireOwnShifts(verdict, undertaking)
      requireReason(verdict.findings, review.reason)
    }
    check(weighed)
    return make(async (change) => {
      const { tx } = change
      await lockFor(tx, scope, undertaking, weighed)
      await lockPendingAbout(tx, scope, movedIn(undertaking))
      const [locked] = await lockRequests(tx, scope, [id])
      if (locked!.version !== row.version) {
        await requireState(tx, scope, locked!, 'approve')
        await requireSeen(tx, scope, locked!, review.version)
        throw new ChangedMeanwhile()
      }
      await requirePossible(tx, scope, clock, locked!, review.replacements)
      const done = await carryOut(change, advisor, scope, undertaking, { weighed, isLast, check })
      return settleApproved(change, scope, clock, locked!, done, review)
    })
  })
}

async function requirePossible(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  row: RequestRow,
  replacements: Replacement[] | undefined,
) {
  const { undertaking, blocked } = await planApproval(orm, scope, clock, row, replacements)
  if (blocked !== null)
    throw fail('conflict', {
      message: `This cannot be approved now: ${blocked}`,
      current: await showRequest(orm, scope, row),
    })
  return undertaking
}
