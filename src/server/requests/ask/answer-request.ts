/** A colleague accepts or declines a swap, or takes an offer to anyone. An admin may answer for an absent colleague. */
import { isStaff } from '../../../contract/staff.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import { fail, Refusal } from '../../platform/fail.ts'
import { dashboardLink, inboxLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { listRequestShifts } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lockPeople } from '../../shift-changes/stamps.ts'
import { notifyCoordinators, notifyPeople } from '../../users/notify-people.ts'
import { findMember } from '../../users/users.store.ts'
import { reviewRequest } from '../decide/review-request.ts'
import { describeRequest, isGiveaway, ownShift } from '../describe-request.ts'
import { readClock } from '../request-clock.ts'
import { isOpenOffer, requireRequest, requireSeen, requireState } from '../request-states.ts'
import { lockRequests, type RequestChange, type RequestRow, updateRequest } from '../requests.store.ts'
import { namesOf, type ShownRequest, showRequest } from '../show-request.ts'
import { noteAnswer } from '../swap-asks/move-on.ts'
import { requireShift } from './new-request.ts'

export type Answer = { accept: boolean; shiftId?: number | null; version?: number }

/** If the group allows it, a swap that everyone in it accepts and that breaks no rule needs no approval. */
export async function answerRequest(
  deps: ShiftChangeDeps,
  scope: Scope,
  id: number,
  answer: Answer,
  make: MakeChange,
): Promise<ShownRequest> {
  const { settings } = await readClock(deps.orm, scope, deps.now())
  const shown = await giveAnswer(deps.now(), scope, id, answer, settings.instantSwap, make)
  if (!settings.instantSwap || !answer.accept || !isReady(shown)) return shown
  try {
    const notes = 'It meets every rule, so it took effect right away.'
    return await reviewRequest(deps, scope, id, { decision: 'approve', notes }, make)
  } catch (error) {
    // If something is in the way, it is a request like any other.
    if (error instanceof Refusal) return shown
    throw error
  }
}

function isReady({ cycle }: ShownRequest): boolean {
  return cycle?.every(({ response }) => response === 'accepted') ?? true
}

function giveAnswer(
  now: Date,
  scope: Scope,
  id: number,
  answer: Answer,
  isInstant: boolean,
  make: MakeChange,
): Promise<ShownRequest> {
  return make(async (change) => {
    const { tx, audit } = change
    await requireRequest(tx, scope, id)
    const [row] = await lockRequests(tx, scope, [id])
    const who = await requireColleague(change, scope, row!, answer)
    await requireState(tx, scope, row!, answer.accept ? 'accept' : 'decline')
    await requireSeen(tx, scope, row!, answer.version)
    const after = await updateRequest(tx, scope, id, await answered(change, scope, now, row!, who, answer))
    const shown = await showRequest(tx, scope, after)
    const name = (await namesOf(tx, scope, [who])).get(who) ?? 'A colleague'
    const isForOther = who !== scope.userId
    const verb = answer.accept ? 'accepted' : 'declined'
    audit({
      action: `request.${answer.accept ? 'accept' : 'decline'}`,
      thing: 'request',
      thingId: id,
      text: `${verb} ${shown.requestorName}’s request for ${describeRequest(shown)}${isForOther ? ` for ${name}` : ''}`,
      before: row,
      after,
      ...(isForOther ? { onBehalfOfId: who } : {}),
    })
    await notifyAnswer(change, scope, shown, name, who, answer.accept, isInstant)
    if (!answer.accept) await noteAnswer(change, scope, after, 'declined', now)
    else if (isReady(shown)) await noteAnswer(change, scope, after, 'accepted', now)
    return shown
  })
}

async function notifyAnswer(
  change: Change,
  scope: Scope,
  shown: ShownRequest,
  name: string,
  who: number,
  isAccepted: boolean,
  isInstant: boolean,
): Promise<void> {
  const said = describeRequest(shown)
  const own = ownShift(shown)
  const isAgreed = isAccepted && isReady(shown)
  const next = isInstant ? ' It takes effect if it meets every rule.' : ' A coordinator will review it.'
  await notifyPeople(change, scope, [shown.requestorId], {
    text: `${name} ${isGiveaway(shown) ? `${isAccepted ? 'can' : 'can’t'} take ${own}` : `${isAccepted ? 'accepted' : 'declined'} ${said}`}.${isAgreed ? next : ''}`,
    subject: isGiveaway(shown)
      ? `${name} ${isAccepted ? 'can' : 'can’t'} take your shift`
      : `${name} ${isAccepted ? 'accepted' : 'declined'} your swap`,
    link: dashboardLink,
  })
  if (who !== scope.userId)
    await notifyPeople(change, scope, [who], {
      text: `${scope.name} ${isAccepted ? 'accepted' : 'declined'} ${shown.requestorName}’s swap for you.`,
      subject: 'A coordinator answered a swap for you',
      link: dashboardLink,
    })
  if (isAgreed)
    await notifyCoordinators(change, scope, {
      text: `${isGiveaway(shown) ? `${name} can take ${own} for ${shown.requestorName}` : `${shown.requestorName} and ${name} agree on ${said}`}.${isInstant ? ' It takes effect if it meets every rule; otherwise it’s waiting for your review.' : ' It’s waiting for your review.'}`,
      subject: isInstant ? 'Colleagues agreed on a swap' : 'A swap is waiting for your review',
      link: inboxLink,
    })
}

/** Whose answer it is: the caller's, or that of the absent colleague an admin answers for. */
async function requireColleague({ tx }: Change, scope: Scope, row: RequestRow, answer: Answer): Promise<number> {
  if (row.requestType !== 'swap')
    throw fail('conflict', {
      message: 'Only swaps can be answered.',
      current: await showRequest(tx, scope, row),
    })
  const asked = row.cycle
    ? row.cycle.map(({ giverId }) => giverId).filter((id) => id !== row.requestorId)
    : row.targetId === null
      ? []
      : [row.targetId]
  if (asked.includes(scope.userId)) return scope.userId
  if (row.requestorId === scope.userId)
    throw fail('forbidden', { message: 'You can’t answer your own request, but you can cancel it.' })
  const returned = answer.shiftId ? (await listRequestShifts(tx, scope, [answer.shiftId]))[0] : undefined
  if (answer.shiftId && !returned)
    throw fail('not-found', { message: 'This shift is no longer on a published schedule.', field: 'shiftId' })
  if (isOpenOffer(row)) {
    if (!answer.accept)
      throw fail('conflict', { message: 'This offer is open to everyone, so there’s nothing to decline.' })
    if (scope.role !== 'admin') return scope.userId
    if (returned?.physicianId) return requireOther(row, returned.physicianId)
    if ((await findMember(tx, scope, scope.userId))?.isScheduled) return scope.userId
    throw fail('conflict', {
      message: 'Only physicians can take offered shifts. To answer for a colleague, choose the shift they give.',
      field: 'shiftId',
    })
  }
  if (scope.role !== 'admin') throw fail('not-found')
  if (asked.length === 1) return asked[0]!
  // In a cycle, the one whose shift is named, or the only one left to answer.
  const waiting = row.cycle!.filter(({ response, giverId }) => response === 'pending' && giverId !== row.requestorId)
  const named = row.cycle!.find(({ shiftId }) => shiftId === answer.shiftId)
  const one = named ?? (waiting.length === 1 ? waiting[0] : undefined)
  if (one && one.giverId !== row.requestorId) return one.giverId
  throw fail('conflict', { message: 'Choose the shift of the colleague you’re answering for.', field: 'shiftId' })
}

function requireOther(row: RequestRow, id: number): number {
  if (id === row.requestorId) throw fail('conflict', { message: 'Choose a colleague’s shift.', field: 'shiftId' })
  return id
}

async function answered(
  { tx }: Change,
  scope: Scope,
  now: Date,
  row: RequestRow,
  who: number,
  { accept, shiftId }: Answer,
): Promise<RequestChange> {
  const response = accept ? ('accepted' as const) : ('declined' as const)
  if (row.cycle) return { cycle: row.cycle.map((step) => (step.giverId === who ? { ...step, response } : step)) }
  // Someone who took an offer and changes their mind leaves it open to others.
  if (!accept && row.targetShiftId === null && row.targetResponse === 'accepted')
    return { targetId: null, targetResponse: null }
  if (!isOpenOffer(row)) return { targetResponse: response }
  const [taker] = await lockPeople(tx, scope.groupId, [who])
  if (!taker || !isStaff(taker)) throw fail('conflict', { message: 'Only active physicians can take offered shifts.' })
  if (!shiftId) return { targetId: who, targetResponse: response }
  const clock = await readClock(tx, scope, now)
  const returned = await requireShift(tx, scope, clock, shiftId, 'shiftId')
  if (returned.physicianId !== who)
    throw fail('conflict', { message: 'The shift in return must be yours.', field: 'shiftId' })
  return { targetId: who, targetShiftId: returned.id, targetResponse: response }
}
