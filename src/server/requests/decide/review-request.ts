/** Approves or denies a pending request: one transaction on current data; of two reviewers, one wins. */

import type { MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Turn } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import { dashboardLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { listPhysicianShifts, type ShownShift } from '../../schedules/schedules.store.ts'
import { changeShifts, type ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { ChangedMeanwhile } from '../../shift-changes/changed-meanwhile.ts'
import { isHeldDuring, type ShiftChange, shiftsNamedIn } from '../../shift-changes/shift-change.ts'
import { turnOf } from '../../shift-changes/undo/undo-steps.store.ts'
import type { Weighed } from '../../shift-changes/weigh-change.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { describeRequest } from '../describe-request.ts'
import { emitDecision } from '../emit-events.ts'
import { findTakers, type Takers } from '../outlook/find-takers.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockPendingAbout, lockRequests, type RequestRow, updateRequest } from '../requests.store.ts'
import { settleRequests } from '../settle-requests.ts'
import { colleaguesIn, type ShownRequest, showRequest } from '../show-request.ts'
import { noteAnswer } from '../swap-asks/move-on.ts'
import { planApproval, type Replacement } from './approval.ts'
import { keepingDecision } from './keep-decision.ts'
import { joinNotes, linkFor, settleApproved } from './settle-approved.ts'

export type Review = {
  decision: 'approve' | 'deny'
  notes?: string | null
  replacements?: Replacement[]
  reason?: string
  version?: number
}

export function reviewRequest(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  review: Review,
  make: MakeChange,
): Promise<ShownRequest> {
  return keepingDecision(scope, id, make, (keeping, note) =>
    review.decision === 'deny'
      ? denyRequest(deps, scope, id, review, keeping)
      : approve(deps, scope, id, review, keeping, note),
  )
}

async function denyRequest({ now }: ShiftChangeDeps, scope: Scope, id: number, review: Review, make: MakeChange) {
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
    emitDecision(change, after)
    // Denying an offer leaves those who asked for its shift without one.
    if (row!.originalShiftId !== null)
      await settleRequests(change, scope, [row!.originalShiftId], { at: now(), keptIds: [id] })
    await noteAnswer(change, scope, after, 'gone', now())
    const shown = await showRequest(tx, scope, after)
    audit({
      action: 'request.deny',
      thing: 'request',
      thingId: id,
      text: `denied ${shown.requestorName}’s request for ${describeRequest(shown)}`,
      before: row,
      after,
    })
    const because = review.notes ? ` Note: “${review.notes}”` : ''
    await notifyPeople(change, scope, [row!.requestorId], {
      text: `Your request for ${describeRequest(shown)} was denied.${because}`,
      subject: 'Your request was denied',
      link: linkFor(shown),
    })
    await notifyPeople(change, scope, colleaguesIn(row!), {
      text: `The swap ${shown.requestorName} asked you about was denied.`,
      subject: 'A swap was denied',
      link: dashboardLink,
    })
    return shown
  })
}

type Approval = ShiftChange & { row: RequestRow; clock: GroupClock; takers: Takers }

function approve(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  review: Review,
  make: MakeChange,
  note: (noted: { turn: Turn }) => void,
): Promise<ShownRequest> {
  return changeShifts<Approval, ShownRequest>(
    deps,
    scope,
    {
      plan: async (orm) => {
        const row = await requireRequest(orm, scope, id)
        await requireState(orm, scope, row, 'approve')
        await requireSeen(orm, scope, row, review.version)
        const clock = await readClock(orm, scope, deps.now())
        const planned = await requirePossible(orm, scope, clock, row, review.replacements)
        const takers = await findTakers({ ...deps, orm }, scope, await listOpening(orm, scope, planned))
        return { ...planned, row, clock, takers }
      },
      check: (weighed, planned) => requireOwnShifts(weighed, planned, review.replacements ?? []),
      overrides: { reason: review.reason },
      lock: async ({ tx }, { row, clock, edits }) => {
        await lockPendingAbout(tx, scope, shiftsNamedIn({ edits }))
        const [locked] = await lockRequests(tx, scope, [id])
        if (locked!.version !== row.version) throw new ChangedMeanwhile()
        await requirePossible(tx, scope, clock, row, review.replacements)
      },
      finish: (change, done, { row, clock, takers }) => {
        note({ turn: turnOf(done) })
        return settleApproved(change, scope, clock, row, done, review, takers)
      },
    },
    make,
  )
}

/** The published shifts that an absence opens. */
async function listOpening(orm: Orm, scope: Scope, { absence, edits }: ShiftChange): Promise<ShownShift[]> {
  if (!absence) return []
  const replaced = new Set(shiftsNamedIn({ edits }))
  const own = await listPhysicianShifts(orm, scope, absence.physicianId)
  return own.filter((shift) => isHeldDuring(shift, absence) && !replaced.has(shift.id))
}

/** Replacements are for shifts that the absence opens. */
function requireOwnShifts({ months }: Weighed, { absence }: ShiftChange, replacements: Replacement[]): void {
  if (!absence) return
  const rows = months.flatMap((month) => month.rows)
  const other = replacements.find(({ shiftId }) => {
    const row = rows.find(({ id }) => id === shiftId)
    return !row || !isHeldDuring(row, absence)
  })
  if (other)
    throw fail('conflict', {
      message: `Shift ${other.shiftId} isn’t opened by this time off. Choose the replacements again.`,
      field: 'replacements',
    })
}

async function requirePossible(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  row: RequestRow,
  replacements: Replacement[] | undefined,
) {
  const { planned, blocked } = await planApproval(orm, scope, clock, row, replacements)
  if (blocked !== null)
    throw fail('conflict', {
      message: `You can’t approve this now. ${blocked}`,
      current: await showRequest(orm, scope, row),
    })
  return planned
}
