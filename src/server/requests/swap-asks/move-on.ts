/** Continues a round of asks: asks the next colleague, ends on a yes, and leaves no one waiting for nothing. */
import { isStaff } from '../../../contract/staff.ts'
import type { AskState, Transfer } from '../../../contract/swaps.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import type { Change } from '../../platform/changes/change.ts'
import { Refusal } from '../../platform/fail.ts'
import { clockOf, localMoment, momentsOf } from '../../platform/group-time.ts'
import { dashboardLink, swapLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { findMember } from '../../users/users.store.ts'
import { requireShift } from '../ask/new-request.ts'
import { describeAsk, describeRequest, describeShift } from '../describe-request.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { findRequest, insertRequest, lockRequests, type RequestRow, updateRequest } from '../requests.store.ts'
import { namesOf, type ShownRequest, showRequest } from '../show-request.ts'
import { type AskRow, lockRoundOf, updateAsk } from './swap-asks.store.ts'
import { askedIn, requestOf } from './transfers.ts'

/** Notes in a round how one of its requests ended. Does nothing for a request outside any round. */
export async function noteAnswer(
  change: Change,
  scope: Scope,
  request: RequestRow,
  state: Exclude<AskState, 'waiting' | 'asked'>,
  at: Date,
): Promise<void> {
  const round = await lockRoundOf(change.tx, scope, request.id)
  const ask = round.find(({ requestId }) => requestId === request.id)
  if (ask?.state !== 'asked') return
  await updateAsk(change.tx, ask.id, { state, answeredAt: at })
  const now = round.map((one) => (one.id === ask.id ? { ...one, state } : one))
  if (state === 'accepted' || state === 'canceled') return endRound(change, scope, now)
  if (state === 'declined' || state === 'expired') {
    const after = await updateRequest(change.tx, scope, request.id, { status: 'cancelled' })
    await notifyOthers(change, scope, ask, await showRequest(change.tx, scope, after))
  }
  await askNext(change, scope, await readClock(change.tx, scope, at), now)
}

/** In a three-way swap, whoever said yes or was still deciding. */
async function notifyOthers(change: Change, scope: Scope, ask: AskRow, shown: ShownRequest): Promise<void> {
  const asked = askedIn(ask.steps, ask.requestorId)
  if (asked.length < 2) return
  await notifyPeople(change, scope, asked, {
    text: `The three-way swap with ${shown.requestorName} fell through: not everyone said yes.`,
    subject: 'A swap fell through',
    link: dashboardLink,
  })
}

/** No one else in the round is asked, and those already asked need not answer. */
export async function endRound(change: Change, scope: Scope, round: AskRow[]): Promise<void> {
  const { tx } = change
  for (const ask of round) {
    if (ask.state !== 'waiting' && ask.state !== 'asked') continue
    await updateAsk(tx, ask.id, { state: 'canceled' })
    if (ask.state === 'waiting') continue
    await lockRequests(tx, scope, [ask.requestId!])
    const after = await updateRequest(tx, scope, ask.requestId!, { status: 'cancelled' })
    const shown = await showRequest(tx, scope, after)
    await notifyPeople(change, scope, askedIn(ask.steps, ask.requestorId), {
      text: `${shown.requestorName} no longer needs ${describeRequest(shown)}.`,
      subject: 'A swap is no longer needed',
      link: dashboardLink,
    })
  }
}

/** The next one in order, unless someone is being asked; skips what is no longer possible. */
async function askNext(change: Change, scope: Scope, clock: GroupClock, round: AskRow[]): Promise<void> {
  if (round.some(({ state }) => state === 'asked')) return
  if (await askFirstPossible(change, scope, clock, round)) return
  const asked = round.find(({ requestId }) => requestId !== null)
  if (asked) await notifyNobody(change, scope, asked)
}

/** False if none of those who wait is possible anymore. */
export async function askFirstPossible(
  change: Change,
  scope: Scope,
  clock: GroupClock,
  round: AskRow[],
  reason?: string | null,
): Promise<boolean> {
  for (const ask of round) {
    if (ask.state === 'waiting' && (await askColleague(change, scope, clock, ask, round, reason))) return true
  }
  return false
}

async function notifyNobody(change: Change, scope: Scope, { requestorId, shiftId, requestId }: AskRow): Promise<void> {
  const request = await findRequest(change.tx, scope, requestId!)
  const { originalShift } = await showRequest(change.tx, scope, request!)
  const what = originalShift ? describeShift(originalShift) : 'your shift'
  await notifyPeople(change, scope, [requestorId], {
    text: `No one you asked can take ${what}. Offer it to everyone, or ask your coordinator.`,
    subject: 'No takers for your swap',
    link: swapLink(shiftId),
  })
}

/** False if it is no longer possible. `round` has how many more there are to ask before the shift starts. */
export async function askColleague(
  change: Change,
  scope: Scope,
  clock: GroupClock,
  ask: AskRow,
  round: AskRow[],
  reason?: string | null,
): Promise<boolean> {
  const { tx } = change
  const shifts = await stillPossible(change, scope, clock, ask.steps)
  if (!shifts) {
    await updateAsk(tx, ask.id, { state: 'gone' })
    return false
  }
  const own = shifts.find(({ id }) => id === ask.shiftId)!
  const row = await insertRequest(tx, scope, {
    requestorId: ask.requestorId,
    requestType: 'swap',
    ...requestOf(ask.steps, ask.requestorId, ask.shiftId),
    requestedDate: own.date,
    reason: reason === undefined ? await reasonOf(change, scope, round) : reason,
    createdAt: clock.now,
  })
  const left = round.filter(({ state }) => state === 'waiting').length
  const expiresAt = lastMoment(clock, own, left)
  await updateAsk(tx, ask.id, { state: 'asked', requestId: row.id, askedAt: clock.now, expiresAt })
  const shown = await showRequest(tx, scope, row)
  change.audit({
    action: 'request.create',
    thing: 'request',
    thingId: row.id,
    text: `asked ${joinWords([...(await namesOf(tx, scope, askedIn(ask.steps, ask.requestorId))).values()], 'and')} ${describeAsk(shown)}`,
    after: row,
    ...(ask.requestorId === scope.userId ? {} : { onBehalfOfId: ask.requestorId }),
  })
  await notifyColleagues(change, scope, ask, shown, shifts)
  return true
}

/** The reason given with the first of them. */
async function reasonOf({ tx }: Change, scope: Scope, round: AskRow[]): Promise<string | null> {
  const known = round.find(({ requestId }) => requestId !== null)
  return known ? ((await findRequest(tx, scope, known.requestId!))?.reason ?? null) : null
}

async function stillPossible(
  { tx }: Change,
  scope: Scope,
  clock: GroupClock,
  steps: Transfer[],
): Promise<ShownShift[] | undefined> {
  try {
    const shifts: ShownShift[] = []
    for (const { shiftId, giverId, takerId } of steps) {
      const shift = await requireShift(tx, scope, clock, shiftId, 'asks')
      const taker = await findMember(tx, scope, takerId)
      if (shift.physicianId !== giverId || !taker || !isStaff(taker)) return undefined
      shifts.push(shift)
    }
    return shifts
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function notifyColleagues(
  change: Change,
  scope: Scope,
  ask: AskRow,
  { requestorName }: ShownRequest,
  shifts: ShownShift[],
): Promise<void> {
  const said = (ids: number[]) => joinWords(shifts.filter(({ id }) => ids.includes(id)).map(describeShift), 'and')
  for (const person of askedIn(ask.steps, ask.requestorId)) {
    const gives = ask.steps.filter(({ giverId }) => giverId === person).map(({ shiftId }) => shiftId)
    const takes = ask.steps.filter(({ takerId }) => takerId === person).map(({ shiftId }) => shiftId)
    const [what, subject] =
      gives.length === 0
        ? [`wants you to take ${said(takes)}.`, 'wants you to take a shift']
        : [`wants to swap: you’d give up ${said(gives)} and take ${said(takes)}.`, 'wants to swap with you']
    await notifyPeople(change, scope, [person], {
      text: `${requestorName} ${what}`,
      subject: `${requestorName} ${subject}`,
      link: dashboardLink,
    })
  }
}

const hour = 3_600_000
const timeToAnswer = 4 * hour
const leastTime = hour / 4

/** Four hours, or less if the shift is near and others are left to ask; no one loses their turn while they sleep. */
function lastMoment({ now, settings }: GroupClock, shift: ShownShift, left: number): Date {
  const { start } = momentsOf(shift, clockOf(settings.timeZone))
  const fair = (start.getTime() - now.getTime()) / (left + 1)
  const time = now.getTime() + Math.max(leastTime, Math.min(timeToAnswer, fair))
  if (fair < timeToAnswer * 2) return new Date(time)
  const isAsleep = (at: number) => {
    const local = localMoment(new Date(at), settings.timeZone).time
    return local < '08:00' || local > '22:00'
  }
  let last = time
  while (isAsleep(last)) last += hour
  return new Date(last)
}
