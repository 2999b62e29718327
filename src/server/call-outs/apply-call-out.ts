/** Records an absence, applies a plan, and notifies everyone affected, in one transaction. */
import type { z } from 'zod'
import type { callOutsApi } from '../../contract/call-outs.ts'
import { formatSpan } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import type { DecisionKept } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import { dashboardLink, openShiftsLink, timeOffLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { findOverlapping } from '../requests/ask/new-time-off.ts'
import { keepingDecision } from '../requests/decide/keep-decision.ts'
import { joinNotes } from '../requests/decide/settle-approved.ts'
import { describeShift } from '../requests/describe-request.ts'
import { emitDecision } from '../requests/emit-events.ts'
import {
  insertRequest,
  lockPendingAbout,
  lockRequests,
  type RequestRow,
  updateRequest,
} from '../requests/requests.store.ts'
import { showRequest } from '../requests/show-request.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { type ChangedShifts, changeShifts, type ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { notifyOfOutcome } from '../shift-changes/notify/notify-outcome.ts'
import { changeOfMoves, shiftsNamedIn } from '../shift-changes/shift-change.ts'
import { turnOf } from '../shift-changes/undo/undo-steps.store.ts'
import { notifyPeople } from '../users/notify-people.ts'
import { requireMembers } from '../users/require-members.ts'
import type { UserRow } from '../users/users.store.ts'
import { type DaysAway, readAbsence } from './read-absence.ts'

export type ChosenPlan = z.output<(typeof callOutsApi)['applyCallOut']['body']>

export function applyCallOut(deps: ShiftChangeDeps, scope: Scope, plan: ChosenPlan, make: MakeChange) {
  return keepingDecision(scope, null, make, (keeping, note) =>
    changeShifts(
      deps,
      scope,
      {
        plan: async (orm) => {
          const { person, absence, clock } = await readAbsence({ orm, now: deps.now }, scope, plan)
          await requireCurrent(orm, scope, plan)
          const moves = plan.steps.map(({ shiftId, physicianId }) => ({ shiftId, physicianId }))
          if (moves.some(({ physicianId }) => physicianId === person.id))
            throw fail('conflict', { message: `${displayName(person)} is away on these days.`, field: 'steps' })
          return { ...changeOfMoves(moves, absence), person, away: absence, clock }
        },
        overrides: { reason: plan.note || undefined },
        lock: async ({ tx }, { edits }) => {
          await lockPendingAbout(tx, scope, shiftsNamedIn({ edits }))
        },
        finish: async (change, done, { person, away, clock }) => {
          const { row, former } = await recordAbsence(change.tx, scope, away, plan.note, clock.now)
          if (former !== undefined) note({ requestId: row.id, turn: turnOf(done), former })
          emitDecision(change, row)
          auditApplied(change, plan, person, row, done)
          const notified = await notifyApplied(change, scope, plan, person, done)
          const request = await showRequest(change.tx, scope, row)
          return { request, shifts: done.is, notified, canUndo: former !== undefined }
        },
      },
      keeping,
    ),
  )
}

function auditApplied(
  { audit }: Change,
  plan: ChosenPlan,
  person: UserRow,
  row: RequestRow,
  { shifts, findings }: ChangedShifts,
): void {
  const range = formatSpan(plan.startDate, plan.endDate)
  audit({
    action: 'call-out.apply',
    thing: 'request',
    thingId: row.id,
    text: `recorded that ${displayName(person)} is out (${range}); ${plural(shifts.length, 'shift')} changed`,
    after: { kind: plan.kind, steps: plan.steps, asked: plan.asked, findings },
    reason: plan.note || undefined,
    onBehalfOfId: person.id,
  })
}

/** How many people were notified. */
async function notifyApplied(
  change: Change,
  scope: Scope,
  plan: ChosenPlan,
  person: UserRow,
  { was, is }: ChangedShifts,
): Promise<number> {
  const changed = await notifyOfOutcome(change, scope, {
    own: [
      {
        userId: person.id,
        sentence: `We recorded your time off (${formatSpan(plan.startDate, plan.endDate)}).`,
        subject: 'We recorded your time off',
        link: timeOffLink,
      },
    ],
    others: {
      sentence: 'The schedule changed on short notice.',
      subject: 'Your shifts changed',
      link: dashboardLink,
    },
    was,
    is,
  })
  const asked = await notifyAsked(change, scope, plan, is)
  return new Set([...changed, ...asked]).size
}

/** The caller saw the current shifts, and everyone who is asked belongs to the group. */
async function requireCurrent(orm: Orm, scope: Scope, { steps, asked }: ChosenPlan): Promise<void> {
  const ids = steps.map(({ shiftId }) => shiftId)
  if (new Set(ids).size < ids.length) throw fail('invalid', { message: 'List each shift once', field: 'steps' })
  const current = await listRequestShifts(orm, scope, [...ids, ...asked.map(({ shiftId }) => shiftId)], 'active')
  for (const [field, named] of Object.entries({ steps, asked })) {
    const missing = named.find(({ shiftId }) => !current.some(({ id }) => id === shiftId))
    if (missing) throw fail('not-found', { message: 'This shift is no longer on a published schedule.', field })
  }
  await requireMembers(
    orm,
    scope,
    asked.map(({ physicianId }) => physicianId),
    'asked',
  )
  if (steps.some(({ shiftId, version }) => current.find(({ id }) => id === shiftId)!.version !== version))
    throw fail('stale', { current })
}

type Recorded = { row: RequestRow; former: DecisionKept['former'] }

/** Approved emergency time off: the reported one, or a new one. One that was approved before can't be undone with this. */
async function recordAbsence(
  tx: Orm,
  scope: Scope,
  { physicianId, from, to }: DaysAway,
  note: string | null | undefined,
  now: Date,
): Promise<Recorded> {
  const review = { status: 'approved' as const, reviewedBy: scope.userId, reviewedAt: now }
  const found = await findOverlapping(tx, scope, physicianId, from, to, true)
  // Whoever asked may cancel it or give it back at this very moment.
  const [known] = found ? await lockRequests(tx, scope, [found.id]) : []
  const isCovered = known?.status === 'approved' && known.requestedDate! <= from && (known.endDate ?? '') >= to
  if (isCovered) return { row: known, former: undefined }
  if (known?.status === 'pending') {
    const range = { requestedDate: from, endDate: to, isEmergency: true }
    const { requestedDate, endDate, isEmergency } = known
    const changed = { ...review, ...range, notes: joinNotes(known.notes, note) }
    return { row: await updateRequest(tx, scope, known.id, changed), former: { requestedDate, endDate, isEmergency } }
  }
  const row = await insertRequest(tx, scope, {
    ...review,
    requestorId: physicianId,
    requestType: 'timeoff',
    requestedDate: from,
    endDate: to,
    reason: 'Called out',
    notes: note || null,
    isEmergency: true,
    createdAt: now,
  })
  return { row, former: null }
}

/** People who are asked to take an open shift. They don't learn whose it was, or why. */
async function notifyAsked(change: Change, scope: Scope, plan: ChosenPlan, is: ShownShift[]): Promise<number[]> {
  const byPerson = new Map<number, string[]>()
  for (const { shiftId, physicianId } of plan.asked) {
    const shift = is.find(({ id }) => id === shiftId)
    if (shift?.physicianId === null)
      byPerson.set(physicianId, [...(byPerson.get(physicianId) ?? []), describeShift(shift)])
  }
  for (const [physicianId, said] of byPerson)
    await notifyPeople(change, scope, [physicianId], {
      text: `Can you take ${joinWords(said)}? It opened up on short notice.`,
      subject: 'Can you take a shift?',
      link: openShiftsLink,
    })
  return [...byPerson.keys()]
}
