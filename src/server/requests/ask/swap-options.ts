/** Who could exchange with a shift, the best first. */

import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { listShiftsById } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { hasBegun, readClock } from '../request-clock.ts'
import { requireShift } from './new-request.ts'

export async function findSwapOptions({ orm, advisor, now }: ShiftChangeDeps, scope: Scope, shiftId: number) {
  const clock = await readClock(orm, scope, now())
  const shift = await requireShift(orm, scope, clock, shiftId, 'id')
  if (shift.physicianId === null)
    throw fail('conflict', { message: 'This shift is open, so there’s no one to swap it.' })
  if (shift.physicianId !== scope.userId && scope.role !== 'admin')
    throw fail('forbidden', { message: 'You can only swap your own shifts.' })
  if (shift.roleId === null) return []
  const { problem, assignments, rows } = await lookAtSchedule(
    orm,
    await requireSchedule(orm, scope, shift.scheduleId),
    [shift],
  )
  const swaps = await advisor.ask('findSwaps', problem, {
    assignments,
    physicianId: String(shift.physicianId),
    date: shift.date,
    from: clock.local.date,
  })
  const rowAt = (physicianId: string, date: string) =>
    rows.find((row) => row.physicianId === Number(physicianId) && row.date === date && row.status !== 'cancelled')
  const given = swaps.map((swap) => swap.steps.map(({ physicianId, gives }) => rowAt(physicianId, gives.date)))
  const ids = given.flat().flatMap((row) => (row ? [row.id] : []))
  const shown = new Map((await listShiftsById(orm, scope, [...new Set(ids)])).map((one) => [one.id, one]))
  return swaps.flatMap(({ says, worth, cost }, index) => {
    const ring = given[index]!.map((row) => row && shown.get(row.id))
    if (ring.some((one) => !one || hasBegun(clock.local, one))) return []
    const steps = ring.map((gives, place) => ({
      physicianId: gives!.physicianId!,
      name: gives!.physicianName ?? '',
      gives: gives!,
      takesShiftId: ring.at(place - 1)!.id,
    }))
    return [{ steps, says, worth, cost }]
  })
}
