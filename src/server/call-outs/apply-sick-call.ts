/** Records an absence, applies a plan and tells everybody concerned, in one transaction. */
import type { z } from 'zod'
import type { sickCallsApi } from '../../contract/sick-calls.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { carryOut, lockFor, tryUntilCurrent } from '../requests/carry-out.ts'
import { findOverlapping } from '../requests/new-time-off.ts'
import {
  insertRequest,
  lockPendingAbout,
  lockRequests,
  type RequestRow,
  updateRequest,
} from '../requests/requests.store.ts'
import { resolveOthers } from '../requests/resolve-others.ts'
import type { ReviewDeps } from '../requests/review-request.ts'
import { sayRange, sayShift } from '../requests/say-request.ts'
import { joinNotes } from '../requests/settle-approved.ts'
import { showRequest } from '../requests/show-request.ts'
import { tellOutcome } from '../requests/tell-outcome.ts'
import { dashboardLink, openShiftsLink, tellPeople, timeOffLink } from '../requests/tell-requests.ts'
import { type Absence, movedIn, type Undertaking, type Weighed, weighUndertaking } from '../requests/undertaking.ts'
import { nameOfPerson } from '../schedules/problem/physician-of.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import { requireReason } from '../schedules/write-plan.ts'
import { readAbsence } from './read-absence.ts'

export type ChosenPlan = z.output<(typeof sickCallsApi)['applySickCall']['body']>

export function applySickCall(deps: ReviewDeps, scope: Scope, plan: ChosenPlan, make: MakeChange) {
  return tryUntilCurrent(async (isLast) => {
    const { person, absence, clock } = await readAbsence(deps, scope, plan)
    await requireCurrent(deps.orm, scope, plan)
    const undertaking: Undertaking = {
      moves: plan.steps.map(({ shiftId, physicianId }) => ({ shiftId, physicianId })),
      absence,
    }
    if (undertaking.moves.some(({ physicianId }) => physicianId === person.id))
      throw fail('conflict', { message: `${nameOfPerson(person)} is away on these days.`, field: 'steps' })
    const weighed = await weighUndertaking(deps, scope, undertaking)
    const check = ({ findings }: Weighed) => requireReason(findings, plan.note || undefined)
    check(weighed)
    return make(async (change) => {
      const { tx, audit } = change
      await lockFor(tx, scope, undertaking, weighed)
      await lockPendingAbout(tx, scope, movedIn(undertaking))
      await requireCurrent(tx, scope, plan)
      const done = await carryOut(change, deps.advisor, scope, undertaking, { weighed, isLast, check })
      const row = await recordAbsence(tx, scope, absence, plan.note, clock.now)
      await resolveOthers(change, scope, done.changedIds, { at: clock.now, keptIds: [row.id] })
      const range = sayRange(absence.from, absence.to)
      audit({
        action: 'sick-call.apply',
        thing: 'request',
        thingId: row.id,
        text: `recorded that ${nameOfPerson(person)} cannot come (${range}); ${done.changedIds.length} ${done.changedIds.length === 1 ? 'shift' : 'shifts'} changed`,
        after: { kind: plan.kind, steps: plan.steps, asked: plan.asked, findings: done.findings },
        reason: plan.note || undefined,
        onBehalfOfId: person.id,
      })
      const changed = await tellOutcome(change, scope, {
        own: [
          {
            userId: person.id,
            sentence: `Your absence (${range}) is recorded.`,
            subject: 'Your absence is recorded',
            link: timeOffLink,
          },
        ],
        others: {
          sentence: 'The schedule was changed on short notice.',
          subject: 'Your shifts changed',
          link: dashboardLink,
        },
        was: done.was,
        is: done.is,
      })
      const asked = await tellAsked(change, scope, plan, done.is)
      return {
        request: await showRequest(tx, scope, row),
        shifts: await listRequestShifts(tx, scope, done.changedIds, 'active'),
        told: new Set([...changed, ...asked]).size,
      }
    })
  })
}

/** What the caller saw of the shifts is what is there. */
async function requireCurrent(orm: Orm, scope: Scope, { steps }: ChosenPlan): Promise<void> {
  const ids = steps.map(({ shiftId }) => shiftId)
  if (new Set(ids).size < ids.length) throw fail('invalid', { message: 'steps: name each shift once', field: 'steps' })
  const current = await listRequestShifts(orm, scope, ids, 'active')
  const missing = ids.find((id) => !current.some((shift) => shift.id === id))
  if (missing !== undefined)
    throw fail('not-found', { message: `There is no shift ${missing} in a published schedule.`, field: 'steps' })
  if (steps.some(({ shiftId, version }) => current.find(({ id }) => id === shiftId)!.version !== version))
    throw fail('stale', { current })
}

/** Approved emergency time off: the one that was reported, or a new one. */
async function recordAbsence(
  tx: Orm,
  scope: Scope,
  { physicianId, from, to }: Absence,
  note: string | null | undefined,
  now: Date,
): Promise<RequestRow> {
  const review = { status: 'approved' as const, reviewedBy: scope.userId, reviewedAt: now }
  const known = await findOverlapping(tx, scope, physicianId, from, to)
  const isCovered = known?.status === 'approved' && known.requestedDate! <= from && (known.endDate ?? '') >= to
  if (isCovered) return known
  // Whoever asked may take it back in this very moment.
  const [pending] = known?.status === 'pending' ? await lockRequests(tx, scope, [known.id]) : []
  if (known && pending?.status === 'pending') {
    const range = { requestedDate: from, endDate: to, isEmergency: true }
    return updateRequest(tx, scope, known.id, { ...review, ...range, notes: joinNotes(known.notes, note) })
  }
  return insertRequest(tx, scope, {
    ...review,
    requestorId: physicianId,
    requestType: 'timeoff',
    requestedDate: from,
    endDate: to,
    reason: 'Cannot come',
    notes: note || null,
    isEmergency: true,
    createdAt: now,
  })
}

/** Those who are asked whether they can take an open shift. Nothing is said of whose it was, or why. */
async function tellAsked(change: Change, scope: Scope, plan: ChosenPlan, is: ShownShift[]): Promise<number[]> {
  const byPerson = new Map<number, string[]>()
  for (const { shiftId, physicianId } of plan.asked) {
    const shift = is.find(({ id }) => id === shiftId)
    if (shift?.physicianId === null) byPerson.set(physicianId, [...(byPerson.get(physicianId) ?? []), sayShift(shift)])
  }
  for (const [physicianId, said] of byPerson)
    await tellPeople(change, scope, [physicianId], {
      text: `Can you take ${said.join(' or ')}? The shift opened up on short notice.`,
      subject: 'Can you take a shift?',
      link: openShiftsLink,
    })
  return [...byPerson.keys()]
}
