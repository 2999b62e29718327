/** Requests for one shift, of which only one can be approved: who fits it best, and why. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Look } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { listRequestShifts, type ScheduleRow, type ShownShift } from '../../schedules/schedules.store.ts'
import { isOpenOffer } from '../request-states.ts'
import type { RequestRow } from '../requests.store.ts'

type Rival = NonNullable<RequestEffect['rival']>
type Taker = { requestId: number; takerId: number }

/** By request; a request that is alone with its shifts has no entry. */
export async function rankRivals(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  rows: RequestRow[],
  { look }: { look: (schedule: ScheduleRow) => Promise<Look> },
): Promise<Map<number, Rival>> {
  const contested = findContested(rows)
  const shifts = await listRequestShifts(orm, scope, [...contested.keys()], 'active')
  const found = new Map<number, Rival>()
  for (const shift of shifts) {
    if (shift.roleId === null) continue
    const { problem, assignments } = await look(await requireSchedule(orm, scope, shift.scheduleId))
    const ranked = await advisor.ask('rankForShift', problem, {
      assignments,
      date: shift.date,
      roleId: String(shift.roleId),
      ...(shift.physicianId !== null && { physicianId: String(shift.physicianId) }),
    })
    // Someone who wants two contested shifts reads about the first.
    for (const rival of placesOf(shift, ranked, contested.get(shift.id)!))
      if (!found.has(rival.requestId)) found.set(rival.requestId, rival.rival)
  }
  return found
}

function findContested(rows: RequestRow[]): Map<number, Taker[]> {
  const byShift = new Map<number, Taker[]>()
  for (const row of rows)
    for (const { shiftId, takerId } of takesIn(row))
      byShift.set(shiftId, [...(byShift.get(shiftId) ?? []), { requestId: row.id, takerId }])
  return new Map([...byShift].filter(([, takers]) => takers.length > 1))
}

/** Who would have which shift. An offer to anyone and those who want it are no rivals. */
function takesIn(row: RequestRow): { shiftId: number; takerId: number }[] {
  const { requestType, originalShiftId, targetShiftId, targetId, requestorId, cycle } = row
  if (requestType === 'timeoff' || isOpenOffer(row)) return []
  if (cycle) return cycle.map(({ shiftId, takerId }) => ({ shiftId, takerId }))
  return [
    ...(targetShiftId === null ? [] : [{ shiftId: targetShiftId, takerId: requestorId }]),
    ...(originalShiftId === null || targetId === null ? [] : [{ shiftId: originalShiftId, takerId: targetId }]),
  ]
}

type Ranked = {
  physicianId: string
  group: Rival['group']
  isAllowed: boolean
  says: string
  blockedBy: { says: string }[]
}

function placesOf(shift: ShownShift, ranked: Ranked[], takers: Taker[]): { requestId: number; rival: Rival }[] {
  const placeOf = ({ takerId }: Taker) => {
    const place = ranked.findIndex(({ physicianId }) => physicianId === String(takerId))
    return place < 0 ? ranked.length : place
  }
  const inOrder = takers.toSorted((one, other) => placeOf(one) - placeOf(other) || one.requestId - other.requestId)
  return inOrder.map((taker, index) => {
    const candidate = ranked[placeOf(taker)]
    const says = candidate?.isAllowed ? candidate.says : (candidate?.blockedBy[0]?.says ?? candidate?.says ?? '')
    const group = candidate?.group ?? 'not-eligible'
    return {
      requestId: taker.requestId,
      rival: { shiftId: shift.id, place: index + 1, of: inOrder.length, group, says },
    }
  })
}
