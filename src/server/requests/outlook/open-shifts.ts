/** The pickup board: open and offered shifts of published schedules, best match first. */

import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Fit } from '../../platform/advisor/questions/fit-shifts.ts'
import type { Orm } from '../../platform/db/database.ts'
import { schedules, shiftRequests, shifts } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import { lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { listShiftsById, type ShownShift } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { findMember } from '../../users/users.store.ts'
import { type GroupClock, hasBegun, readClock } from '../request-clock.ts'
import { isOpenOffer } from '../request-states.ts'
import type { RequestRow } from '../requests.store.ts'
import { namesOf } from '../show-request.ts'

/** Current offers, except one's own. */
export async function listOpenShifts(deps: ShiftChangeDeps, scope: Scope) {
  const { orm, now } = deps
  const self = await findMember(orm, scope, scope.userId)
  if (!self?.isConfirmed) return []
  const clock = await readClock(orm, scope, now())
  const pending = await orm
    .select()
    .from(shiftRequests)
    .where(and(eq(shiftRequests.groupId, scope.groupId), eq(shiftRequests.status, 'pending')))
  const offers = pending.filter((row) => isOpenOffer(row) && row.requestorId !== scope.userId)
  const listed = await listTakeable(orm, scope, clock, offers)
  const fits = self.isScheduled ? await fitAll(deps, scope, listed) : undefined
  const names = await namesOf(
    orm,
    scope,
    offers.map(({ requestorId }) => requestorId),
  )
  return listed
    .map((shift) => {
      const offer = offers.find(({ originalShiftId }) => originalShiftId === shift.id)
      const fit = fits?.get(shift.id) ?? notWorking
      const mine = pending.find(
        ({ requestorId, requestType, targetShiftId }) =>
          requestorId === scope.userId && requestType === 'pickup' && targetShiftId === shift.id,
      )
      return {
        shift,
        kind: offer ? ('offered' as const) : ('open' as const),
        offerId: offer?.id ?? null,
        offeredBy: offer ? (names.get(offer.requestorId) ?? null) : null,
        isAllowed: fit.isAllowed,
        says: fit.says,
        blockedBy: fit.blockedBy,
        myRequestId: mine?.id ?? null,
        isInstant: clock.settings.instantPickup && fit.isAllowed,
        cost: fit.cost,
      }
    })
    .sort(
      (one, other) =>
        Number(other.isAllowed) - Number(one.isAllowed) ||
        (one.isAllowed ? one.cost - other.cost : 0) ||
        one.shift.date.localeCompare(other.shift.date) ||
        one.shift.id - other.shift.id,
    )
}

async function listTakeable(
  orm: Orm,
  scope: Scope,
  { local }: GroupClock,
  offers: RequestRow[],
): Promise<ShownShift[]> {
  const offered = offers.map(({ originalShiftId }) => originalShiftId!)
  const found = await orm
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        gte(shifts.date, local.date),
        inArray(shifts.status, ['scheduled', 'confirmed']),
        or(isNull(shifts.physicianId), offered.length > 0 ? inArray(shifts.id, offered) : undefined),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.id))
  const listed = await listShiftsById(
    orm,
    scope,
    found.map(({ id }) => id),
  )
  return listed.filter((shift) => {
    const offer = offers.find(({ originalShiftId }) => originalShiftId === shift.id)
    return !hasBegun(local, shift) && (!offer || shift.physicianId === null || offer.requestorId === shift.physicianId)
  })
}

/** Whoever holds a shift counts as one of the problem's physicians, so fitting them in would find shifts they can't take. */
const notWorking: Fit = {
  isAllowed: false,
  says: 'You don’t work shifts. Ask a coordinator to turn on Works shifts for you.',
  blockedBy: [],
  cost: 0,
}

const withoutRole: Fit = {
  isAllowed: false,
  says: 'Assign a role to this shift first.',
  blockedBy: [],
  cost: 0,
}

async function fitAll(
  { orm, advisor }: ShiftChangeDeps,
  scope: Scope,
  listed: ShownShift[],
): Promise<Map<number, Fit>> {
  const fits = new Map<number, Fit>(listed.map(({ id }) => [id, withoutRole]))
  for (const scheduleId of new Set(listed.map((shift) => shift.scheduleId))) {
    const ofSchedule = listed.filter((shift) => shift.scheduleId === scheduleId && shift.roleId !== null)
    if (ofSchedule.length === 0) continue
    // Roles out of use are part of the problem only if someone has one.
    const held = ofSchedule.map((shift) => ({ ...shift, physicianId: shift.physicianId ?? scope.userId }))
    const { problem, assignments } = await lookAtSchedule(orm, await requireSchedule(orm, scope, scheduleId), held)
    const answers = await advisor.ask('fitShifts', problem, {
      assignments,
      physicianId: String(scope.userId),
      slots: ofSchedule.map(({ date, roleId, physicianId }) => ({
        date,
        roleId: String(roleId),
        ...(physicianId === null ? {} : { instead: String(physicianId) }),
      })),
    })
    for (const [index, shift] of ofSchedule.entries()) fits.set(shift.id, answers[index]!)
  }
  return fits
}
