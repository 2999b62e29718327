/**
 * Takes a decision back: the request is pending again, and shifts, other requests, asks and overrides are as they were.
 * Time off that a coordinator recorded for a call-out is canceled.
 */
import { formatSpan } from '../../../engine/text/dates.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { DecisionKept } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import { dashboardLink, timeOffLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { type ChangedShifts, changeShifts, type ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { ChangedMeanwhile } from '../../shift-changes/changed-meanwhile.ts'
import { notifyOfOutcome } from '../../shift-changes/notify/notify-outcome.ts'
import { putOverride } from '../../shift-changes/overrides/overrides.store.ts'
import { StaleShifts } from '../../shift-changes/plan-edits.ts'
import type { ShiftChange } from '../../shift-changes/shift-change.ts'
import { carryOn } from '../../shift-changes/undo/undo-steps.store.ts'
import { findMember } from '../../users/users.store.ts'
import { changedSince, noteReopened, putBackRequests, requireUntouched, withoutLeavers } from '../aftermath.ts'
import { describeRequest } from '../describe-request.ts'
import { hasBegun, readClock } from '../request-clock.ts'
import { requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockRequests, type RequestRow, updateRequest } from '../requests.store.ts'
import { type ShownRequest, showRequest } from '../show-request.ts'
import { dropDecision, findDecision } from './decisions.store.ts'

type Undoing = ShiftChange & { row: RequestRow; kept: DecisionKept }

export async function undoReview(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  version: number | undefined,
  make: MakeChange,
): Promise<ShownRequest> {
  try {
    return await changeShifts<Undoing, ShownRequest>(
      deps,
      scope,
      {
        plan: (orm) => planUndo(orm, scope, id, version, deps.now()),
        lock: async ({ tx }, { row, kept }) => {
          const [locked] = await lockRequests(tx, scope, [id])
          if (locked!.version !== row.version) throw new ChangedMeanwhile()
          await requireUntouched(tx, scope, kept, 'decision')
        },
        finish: (change, done, { row, kept }) => putBack(change, scope, row, kept, done),
      },
      make,
    )
  } catch (error) {
    if (error instanceof StaleShifts) throw changedSince('Someone has changed these shifts since', 'decision')
    throw error
  }
}

async function planUndo(orm: Orm, scope: Scope, id: number, version: number | undefined, now: Date): Promise<Undoing> {
  const row = await requireRequest(orm, scope, id)
  await requireState(orm, scope, row, 'undo')
  await requireSeen(orm, scope, row, version)
  const kept = await findDecision(orm, scope, id)
  if (!kept) throw fail('conflict', { message: 'You can no longer undo this decision.' })
  if (!(await findMember(orm, scope, row.requestorId))?.isActive)
    throw changedSince('The physician has left the group since', 'decision')
  const { local } = await readClock(orm, scope, now)
  if (kept.turn.put.some((shift) => hasBegun(local, shift)))
    throw changedSince('One of the shifts has started', 'decision')
  const edits = kept.turn.put.map((shift) => ({
    do: 'put' as const,
    shiftId: shift.id,
    version: kept.turn.versions[shift.id],
    kept: shift,
  }))
  const isLeave = row.requestType === 'timeoff' && row.status === 'approved'
  const from = row.requestedDate!
  const returns = isLeave ? { physicianId: row.requestorId, from, to: row.endDate ?? from } : null
  return { edits, returns, row, kept }
}

async function putBack(
  change: Change,
  scope: Scope,
  row: RequestRow,
  kept: DecisionKept,
  done: ChangedShifts,
): Promise<ShownRequest> {
  const { tx, audit } = change
  const reopened = await withoutLeavers(tx, scope, kept)
  await putBackRequests(change, scope, reopened)
  if (kept.former === null) await updateRequest(tx, scope, row.id, { status: 'cancelled' })
  else if (kept.former) await updateRequest(tx, scope, row.id, kept.former)
  for (const override of kept.overridden) await putOverride(tx, scope, override)
  await dropDecision(tx, scope, row.id)
  await carryOn(tx, scope, kept.turn.from, done.shifts)
  const after = await requireRequest(tx, scope, row.id)
  const shown = await showRequest(tx, scope, after)
  const said = describeRequest(shown)
  audit({
    action: 'request.undo',
    thing: 'request',
    thingId: row.id,
    text: `undid the decision on ${shown.requestorName}’s request for ${said}`,
    before: row,
    after: { request: after, shifts: done.shifts.map(({ id }) => id), findings: done.findings },
  })
  await notifyOfOutcome(change, scope, {
    own: [
      ...(await noteReopened(change, scope, reopened, row.id)),
      ...(kept.former === null ? [noteTakenBack(after)] : []),
    ],
    others: { sentence: 'The schedule changed.', subject: 'Your shifts changed', link: dashboardLink },
    was: done.was,
    is: done.is,
  })
  return shown
}

function noteTakenBack({ requestorId, requestedDate, endDate }: RequestRow) {
  const range = formatSpan(requestedDate!, endDate ?? requestedDate!)
  return {
    userId: requestorId,
    sentence: `Your time off (${range}) was canceled.`,
    subject: 'Your time off was canceled',
    link: timeOffLink,
  }
}
