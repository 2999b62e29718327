/** Turns the fields of a form into a request, or says which field is wrong and why. */
import { and, eq } from 'drizzle-orm'
import type { ReadRequestFields } from '../../../contract/requests.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { Orm } from '../../platform/db/database.ts'
import { shiftRequests } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { findShift, listRequestShifts, type ShownShift } from '../../schedules/schedules.store.ts'
import type { UserRow } from '../../users/users.store.ts'
import { findOffer } from '../decide/approval.ts'
import { describeShift } from '../describe-request.ts'
import { type GroupClock, hasBegun } from '../request-clock.ts'
import type { NewRequest } from '../requests.store.ts'
import { composeTimeOff, refuse } from './new-time-off.ts'

/** For the caller, or as an admin for a colleague. */
export function requireMayAskFor(scope: Scope, id: number): void {
  if (id !== scope.userId && scope.role !== 'admin')
    throw fail('forbidden', { message: 'You can only make requests for yourself.', field: 'requestorId' })
}

/** Whoever asks, as they are now. */
export function requireAble(scope: Scope, person: UserRow | undefined): UserRow {
  if (!person) throw fail('not-found', { message: 'This physician isn’t in your group.', field: 'requestorId' })
  if (!person.isActive)
    throw fail('conflict', { message: `${displayName(person)} is no longer active.`, field: 'requestorId' })
  if (!person.isConfirmed)
    throw fail('conflict', {
      message:
        person.id === scope.userId
          ? 'A coordinator has to confirm you before you can make requests.'
          : `Confirm ${displayName(person)} on the Physicians page first.`,
      field: 'requestorId',
    })
  return person
}

/** `requestorId` is the person who asks, or the absent one an admin asks for. */
export async function composeRequest(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  requestorId: number,
  fields: ReadRequestFields,
): Promise<NewRequest> {
  const common = {
    requestorId,
    requestType: fields.requestType,
    reason: fields.reason || null,
    notes: fields.notes || null,
    isEmergency: fields.isEmergency,
    coverageNeeded: fields.coverageNeeded,
  }
  if (fields.requestType === 'timeoff')
    return { ...common, ...(await composeTimeOff(orm, scope, clock, requestorId, fields)) }
  if (fields.requestType === 'pickup')
    return { ...common, ...(await composePickup(orm, scope, clock, requestorId, fields)) }
  return { ...common, ...(await composeSwap(orm, scope, clock, requestorId, fields)) }
}

async function composePickup(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  requestorId: number,
  fields: ReadRequestFields,
): Promise<Partial<NewRequest>> {
  const shift = await requireShift(orm, scope, clock, fields.targetShiftId, 'targetShiftId')
  if (shift.physicianId === requestorId)
    throw fail('conflict', { message: `${describeShift(shift)} is already yours.`, field: 'targetShiftId' })
  await refuseSecond(orm, scope, requestorId, shift, 'pickup')
  if (shift.physicianId === null) return { targetShiftId: shift.id, requestedDate: shift.date }
  if (!(await findOffer(orm, scope, shift)))
    throw fail('conflict', {
      message: `${describeShift(shift)} is taken and not being offered.`,
      field: 'targetShiftId',
      current: shift,
    })
  // Offering a shift to anyone implies consent.
  return {
    targetShiftId: shift.id,
    requestedDate: shift.date,
    targetId: shift.physicianId,
    targetResponse: 'accepted',
  }
}

async function composeSwap(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  requestorId: number,
  fields: ReadRequestFields,
): Promise<Partial<NewRequest>> {
  const own = await requireShift(orm, scope, clock, fields.originalShiftId, 'originalShiftId')
  if (own.physicianId !== requestorId)
    throw fail('conflict', { message: `${describeShift(own)} isn’t yours to give.`, field: 'originalShiftId' })
  await refuseSecond(orm, scope, requestorId, own, 'swap')
  const given = { originalShiftId: own.id, requestedDate: own.date }
  if (fields.cycleShiftIds) return { ...given, ...(await composeCycle(orm, scope, clock, own, fields.cycleShiftIds)) }
  if (!fields.targetShiftId) return given
  const wanted = await requireShift(orm, scope, clock, fields.targetShiftId, 'targetShiftId')
  const targetId = requireColleague(wanted, requestorId, 'targetShiftId')
  return { ...given, targetShiftId: wanted.id, targetId, targetResponse: 'pending' }
}

/** Mine goes to the owner of the first, that one to the owner of the second, that one to me. */
async function composeCycle(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  own: ShownShift,
  ids: number[],
): Promise<Partial<NewRequest>> {
  const ring = [own]
  for (const id of ids) ring.push(await requireShift(orm, scope, clock, id, 'cycleShiftIds'))
  const owners = ring.map((shift, place) =>
    place === 0 ? own.physicianId! : requireColleague(shift, own.physicianId!, 'cycleShiftIds'),
  )
  if (new Set(owners).size < owners.length) throw refuse('cycleShiftIds', 'Choose shifts of two different colleagues')
  const cycle = ring.map((shift, place) => ({
    shiftId: shift.id,
    giverId: owners[place]!,
    takerId: owners[(place + 1) % owners.length]!,
    response: place === 0 ? ('accepted' as const) : ('pending' as const),
  }))
  return { cycle }
}

function requireColleague(shift: ShownShift, requestorId: number, field: string): number {
  if (shift.physicianId === null)
    throw fail('conflict', { message: `${describeShift(shift)} is open. Request it as a pickup instead.`, field })
  if (shift.physicianId === requestorId)
    throw fail('conflict', { message: `${describeShift(shift)} is yours. Choose a colleague’s shift.`, field })
  return shift.physicianId
}

/** A shift of a published schedule that hasn't started. */
export async function requireShift(
  orm: Orm,
  scope: Scope,
  { local }: GroupClock,
  id: number | null | undefined,
  field: string,
): Promise<ShownShift> {
  if (!id) throw refuse(field, 'Choose a shift')
  const shift = await findShift(orm, scope, id)
  if (!shift) throw fail('not-found', { message: 'This shift is no longer on a published schedule.', field })
  if (!(await isPublished(orm, scope, shift)))
    throw fail('conflict', { message: `${describeShift(shift)} isn’t on a published schedule.`, field })
  if (shift.status === 'cancelled')
    throw fail('conflict', { message: `${describeShift(shift)} was removed from the schedule.`, field })
  if (shift.status === 'completed') throw fail('conflict', { message: `${describeShift(shift)} is over.`, field })
  if (hasBegun(local, shift)) throw fail('conflict', { message: `${describeShift(shift)} has already started.`, field })
  return shift
}

async function isPublished(orm: Orm, scope: Scope, shift: ShownShift): Promise<boolean> {
  const [found] = await listRequestShifts(orm, scope, [shift.id], 'active')
  return found !== undefined
}

export async function refuseSecond(
  orm: Orm,
  scope: Scope,
  requestorId: number,
  shift: ShownShift,
  requestType: 'swap' | 'pickup',
): Promise<void> {
  const column = requestType === 'swap' ? shiftRequests.originalShiftId : shiftRequests.targetShiftId
  const [known] = await orm
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.requestorId, requestorId),
        eq(shiftRequests.requestType, requestType),
        eq(shiftRequests.status, 'pending'),
        eq(column, shift.id),
      ),
    )
  if (known)
    throw fail('conflict', {
      message: `You already have a pending request for ${describeShift(shift)}. Cancel it first.`,
    })
}
