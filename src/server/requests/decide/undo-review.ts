/** Takes a decision back: the request is pending again, and shifts, other requests, asks and overrides are as they were. */
import { eq } from 'drizzle-orm'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { callOuts, type DecisionKept } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import { dashboardLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { type ChangedShifts, changeShifts, type ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { ChangedMeanwhile } from '../../shift-changes/changed-meanwhile.ts'
import { notifyOfOutcome } from '../../shift-changes/notify-outcome.ts'
import { putOverride } from '../../shift-changes/overrides/overrides.store.ts'
import { StaleShifts } from '../../shift-changes/plan-edits.ts'
import type { ShiftChange } from '../../shift-changes/shift-change.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { describeRequest } from '../describe-request.ts'
import { hasBegun, readClock } from '../request-clock.ts'
import { requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockRequests, type RequestRow, updateRequest } from '../requests.store.ts'
import { colleaguesIn, type ShownRequest, showRequest } from '../show-request.ts'
import { updateAsk } from '../swap-asks/swap-asks.store.ts'
import { dropDecision, findDecision } from './decisions.store.ts'
import { linkFor } from './settle-approved.ts'

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
          await requireUntouched(tx, scope, kept)
        },
        finish: (change, done, { row, kept }) => putBack(change, scope, row, kept, done),
      },
      make,
    )
  } catch (error) {
    if (error instanceof StaleShifts) throw changedSince('The shifts have been changed since')
    throw error
  }
}

function changedSince(what: string) {
  return fail('conflict', { message: `${what}, so this decision can’t be undone.` })
}

async function planUndo(orm: Orm, scope: Scope, id: number, version: number | undefined, now: Date): Promise<Undoing> {
  const row = await requireRequest(orm, scope, id)
  await requireState(orm, scope, row, 'undo')
  await requireSeen(orm, scope, row, version)
  const kept = await findDecision(orm, scope, id)
  if (!kept) throw fail('conflict', { message: 'This decision can no longer be undone.' })
  const { local } = await readClock(orm, scope, now)
  if (kept.turn.put.some((shift) => hasBegun(local, shift))) throw changedSince('One of the shifts has started')
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

/** Whoever answered or decided since is not overruled. */
async function requireUntouched(tx: Orm, scope: Scope, { closed, made }: DecisionKept): Promise<void> {
  const known = [...closed, ...made]
  const rows = await lockRequests(
    tx,
    scope,
    known.map(({ id }) => id),
  )
  const isSame = ({ id, version }: { id: number; version: number }) =>
    rows.find((row) => row.id === id)?.version === version
  if (!made.every(isSame)) throw changedSince('The next colleague has answered since')
  if (!closed.every(isSame)) throw changedSince('A request about the same shift has changed since')
}

async function putBack(
  change: Change,
  scope: Scope,
  row: RequestRow,
  kept: DecisionKept,
  done: ChangedShifts,
): Promise<ShownRequest> {
  const { tx, audit } = change
  for (const { id, version: _, notes } of kept.closed)
    await updateRequest(tx, scope, id, { status: 'pending', reviewedBy: null, reviewedAt: null, notes })
  for (const { id } of kept.made) await withdrawAsk(change, scope, id)
  for (const { id, state, requestId, askedAt, expiresAt } of kept.asks)
    await updateAsk(tx, id, {
      state,
      requestId,
      askedAt: toDate(askedAt),
      expiresAt: toDate(expiresAt),
      answeredAt: null,
    })
  for (const requestId of kept.coveredIds)
    await tx.update(callOuts).set({ coveredAt: null }).where(eq(callOuts.requestId, requestId))
  await putBackOverrides(tx, scope, kept)
  await dropDecision(tx, scope, row.id)
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
  await tellPeople(change, scope, row, kept, done)
  return shown
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}

/** Who was asked in the meantime need not answer. */
async function withdrawAsk(change: Change, scope: Scope, id: number): Promise<void> {
  const after = await updateRequest(change.tx, scope, id, { status: 'cancelled' })
  const shown = await showRequest(change.tx, scope, after)
  await notifyPeople(change, scope, colleaguesIn(after), {
    text: `${shown.requestorName} no longer needs ${describeRequest(shown)}.`,
    subject: 'A swap is no longer needed',
    link: dashboardLink,
  })
}

async function putBackOverrides(tx: Orm, scope: Scope, { overridden }: DecisionKept): Promise<void> {
  for (const kept of overridden) await putOverride(tx, scope, kept)
}

async function tellPeople(
  change: Change,
  scope: Scope,
  row: RequestRow,
  { closed }: DecisionKept,
  done: ChangedShifts,
): Promise<void> {
  const own = []
  for (const { id } of closed) {
    const request = await requireRequest(change.tx, scope, id)
    const shown = await showRequest(change.tx, scope, request)
    const subject = 'A request is pending again'
    own.push({
      userId: request.requestorId,
      sentence: `Your request for ${describeRequest(shown)} is pending again.`,
      subject,
      link: linkFor(shown),
    })
    if (id !== row.id) continue
    for (const userId of colleaguesIn(request))
      own.push({
        userId,
        sentence: `The swap with ${shown.requestorName} is pending again.`,
        subject,
        link: dashboardLink,
      })
  }
  await notifyOfOutcome(change, scope, {
    own,
    others: { sentence: 'The schedule was changed.', subject: 'Your shifts changed', link: dashboardLink },
    was: done.was,
    is: done.is,
  })
}
