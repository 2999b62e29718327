/** Asks colleagues to swap one's own shift, one after another or all at once, and stops asking. */
import type { z } from 'zod'
import { isStaff } from '../../../contract/staff.ts'
import type { swapsApi, Transfer } from '../../../contract/swaps.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { findShift } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lockPeople } from '../../shift-changes/stamps.ts'
import { findMember } from '../../users/users.store.ts'
import { refuseSecond, requireAble, requireShift } from '../ask/new-request.ts'
import { refuse } from '../ask/new-time-off.ts'
import { describeAsk, describeShift } from '../describe-request.ts'
import { type GroupClock, readClock } from '../request-clock.ts'
import { namesOf } from '../show-request.ts'
import { askColleague, askFirstPossible, endRound } from './move-on.ts'
import { type AskRow, insertAsks, lastRoundAbout, listAsks, lockRound } from './swap-asks.store.ts'
import { askedIn, requestOf } from './transfers.ts'

type Asked = z.output<(typeof swapsApi)['askToSwap']['body']>
type Deps = Pick<ShiftChangeDeps, 'orm' | 'now'>

export async function askToSwap(deps: Deps, scope: Scope, shiftId: number, asked: Asked, make: MakeChange) {
  const clock = await readClock(deps.orm, scope, deps.now())
  return make(async (change) => {
    const { tx } = change
    const [self] = await lockPeople(tx, scope.groupId, [scope.userId])
    const own = await requireOwn(tx, scope, clock, shiftId)
    requireAble(scope, self)
    const known = await listAsks(tx, scope, scope.userId, shiftId)
    const isNew = !known.some(isOpen)
    if (isNew) await refuseSecond(tx, scope, scope.userId, own, 'swap')
    const rows: Transfer[][] = []
    for (const { steps } of asked.asks) rows.push(await readSteps(tx, scope, clock, shiftId, steps))
    await refuseAgain(tx, scope, shiftId, known.filter(isOpen), rows)
    const round = isNew ? (await lastRoundAbout(tx, scope, shiftId)) + 1 : known[0]!.round
    const first = isNew ? 1 : known.at(-1)!.place + 1
    await insertAsks(
      tx,
      scope,
      rows.map((steps, index) => ({ requestorId: scope.userId, shiftId, round, place: first + index, steps })),
    )
    const asks = await listAsks(tx, scope, scope.userId, shiftId)
    if (asks.some(({ state }) => state === 'asked')) {
      change.audit({
        action: 'request.create',
        thing: 'shift',
        thingId: shiftId,
        text: `added colleagues to ask about ${describeShift(own)}`,
      })
      return
    }
    // Shifts of colleagues aren't held: one may have changed hands since it was read above.
    if (!(await askFirstPossible(change, scope, clock, asks, asked.reason || null))) throw noneLeft()
  })
}

export async function askEveryoneLeft(deps: Deps, scope: Scope, shiftId: number, make: MakeChange) {
  const clock = await readClock(deps.orm, scope, deps.now())
  return make(async (change) => {
    const round = await lockOwnRound(change, scope, clock, shiftId)
    const waiting = round.filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) throw fail('conflict', { message: 'Everyone on your list has been asked.' })
    const isAsked: boolean[] = []
    for (const ask of waiting) isAsked.push(await askColleague(change, scope, clock, ask, round))
    if (!isAsked.includes(true)) throw noneLeft()
    change.audit({
      action: 'request.create',
      thing: 'shift',
      thingId: shiftId,
      text: 'asked everyone left at once about a swap',
    })
  })
}

export async function stopAsking(deps: Deps, scope: Scope, shiftId: number, make: MakeChange) {
  const clock = await readClock(deps.orm, scope, deps.now())
  return make(async (change) => {
    const round = await lockOwnRound(change, scope, clock, shiftId)
    await endRound(change, scope, round)
    change.audit({ action: 'request.cancel', thing: 'shift', thingId: shiftId, text: 'stopped asking for a swap' })
  })
}

/** The same shifts between the same people, while the earlier ask is still open. */
async function refuseAgain(tx: Orm, scope: Scope, shiftId: number, open: AskRow[], rows: Transfer[][]): Promise<void> {
  const keyOf = (steps: Transfer[]) =>
    steps
      .map(({ shiftId: id, takerId }) => `${id} ${takerId}`)
      .sort()
      .join()
  const keys = rows.map(keyOf)
  const again = rows.find((steps, index) => {
    const key = keyOf(steps)
    return keys.indexOf(key) < index || open.some((one) => keyOf(one.steps) === key)
  })
  if (!again) return
  const isAsked = open.some(({ state, steps }) => state === 'asked' && keyOf(steps) === keyOf(again))
  const people = [...(await namesOf(tx, scope, askedIn(again, scope.userId))).values()]
  const { targetShiftId, cycle = null } = requestOf(again, scope.userId, shiftId)
  const originalShift = await findShift(tx, scope, shiftId)
  const targetShift = targetShiftId ? await findShift(tx, scope, targetShiftId) : undefined
  const swap = describeAsk({
    ...{ requestType: 'swap', requestedDate: null, endDate: null, cycle },
    originalShift: originalShift ?? null,
    targetShift: targetShift ?? null,
  })
  const names = joinWords(people, 'and')
  throw fail('conflict', {
    message: isAsked
      ? `You already asked ${names} ${swap}.`
      : `${names} ${people.length > 1 ? 'are' : 'is'} already on your list ${swap}.`,
    field: 'asks',
  })
}

function noneLeft() {
  return fail('conflict', { message: 'These shifts have just changed hands. Look again at who can swap with you.' })
}

function isOpen({ state }: AskRow): boolean {
  return state === 'waiting' || state === 'asked'
}

async function lockOwnRound({ tx }: Change, scope: Scope, clock: GroupClock, shiftId: number): Promise<AskRow[]> {
  await lockPeople(tx, scope.groupId, [scope.userId])
  const [one] = (await listAsks(tx, scope, scope.userId, shiftId)).filter(isOpen)
  if (one) return lockRound(tx, one)
  // Says what is wrong with a shift that doesn't exist or belongs to someone else.
  await requireOwn(tx, scope, clock, shiftId)
  throw fail('conflict', { message: 'You aren’t asking anyone about this shift.' })
}

export async function requireOwn(orm: Orm, scope: Scope, clock: GroupClock, shiftId: number) {
  const shift = await requireShift(orm, scope, clock, shiftId, 'id')
  if (shift.physicianId !== scope.userId) throw fail('forbidden', { message: 'You can only swap your own shifts.' })
  return shift
}

/** Published shifts of the group, given by their owners, to colleagues who can have shifts. */
async function readSteps(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  shiftId: number,
  steps: Asked['asks'][number]['steps'],
): Promise<Transfer[]> {
  const read: Transfer[] = []
  for (const { shiftId: id, takerId } of steps) {
    const shift = await requireShift(orm, scope, clock, id, 'asks')
    const taker = await findMember(orm, scope, takerId)
    if (!taker) throw fail('not-found', { message: 'One of these colleagues isn’t in your group.', field: 'asks' })
    if (!isStaff(taker)) throw fail('conflict', { message: 'Only active physicians can take shifts.', field: 'asks' })
    if (shift.physicianId === null)
      throw fail('conflict', {
        message: `${describeShift(shift)} is open. Request it as a pickup instead.`,
        field: 'asks',
      })
    if (shift.physicianId === takerId)
      throw fail('conflict', { message: `${describeShift(shift)} already belongs to them.`, field: 'asks' })
    read.push({ shiftId: id, giverId: shift.physicianId, takerId })
  }
  const ids = read.map((step) => step.shiftId)
  if (!ids.includes(shiftId) || new Set(ids).size < ids.length)
    throw refuse('asks', 'Each swap must give this shift away, and list each shift once')
  // Someone who only takes would never be asked what they give, and someone who only gives would get nothing in return.
  const people = askedIn(read, scope.userId)
  const isRound = [...people, scope.userId].every(
    (id) => read.some(({ giverId }) => giverId === id) && read.some(({ takerId }) => takerId === id),
  )
  if (people.length > 2 || (!isRound && read.length > 1))
    throw refuse('asks', 'A swap is between two or three people, and each of them gives and takes')
  return read
}
