/** Ways to get a shift off, best of each kind first. */

import type { Slot } from '../../../engine/explain/slot.ts'
import { swapKinds } from '../../../engine/explain/swap-kinds.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import { listShiftsById } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { findMember } from '../../users/users.store.ts'
import { hasBegun, readClock } from '../request-clock.ts'
import { namesOf } from '../show-request.ts'
import { requireShift } from './new-request.ts'
import { findSwapsAcrossMonths } from './swaps-across-months.ts'

export async function findSwapOptions(
  { orm, advisor, now }: ShiftChangeDeps,
  scope: Scope,
  shiftId: number,
  colleagueId?: number,
) {
  const clock = await readClock(orm, scope, now())
  const shift = await requireShift(orm, scope, clock, shiftId, 'id')
  if (shift.physicianId === null)
    throw fail('conflict', { message: 'This shift is open, so there’s no one to swap it.' })
  if (shift.physicianId !== scope.userId && scope.role !== 'admin')
    throw fail('forbidden', { message: 'You can only swap your own shifts.' })
  if (colleagueId !== undefined && !(await findMember(orm, scope, colleagueId)))
    throw fail('not-found', { message: 'That colleague isn’t in your group.', field: 'colleagueId' })
  if (shift.roleId === null) return []
  const schedule = await requireSchedule(orm, scope, shift.scheduleId)
  const look = await lookAtSchedule(orm, schedule, [shift])
  const { problem, assignments, rows } = look
  // Whoever gets no shifts this month, a coordinator who left or somebody new, is no part of it.
  if (colleagueId !== undefined && !problem.physicians.some(({ id }) => id === String(colleagueId))) return []
  const swaps = await advisor.ask('findSwaps', problem, {
    assignments,
    physicianId: String(shift.physicianId),
    date: shift.date,
    from: clock.local.date,
    colleagueId: colleagueId === undefined ? undefined : String(colleagueId),
  })
  const rowOf = (physicianId: string, { date }: Slot) =>
    rows.find((row) => row.physicianId === Number(physicianId) && row.date === date && row.status !== 'cancelled')
  const given = swaps.map(({ steps }) =>
    steps.map((step) => step.gives.map((slot) => rowOf(step.physicianId, slot)?.id)),
  )
  const ids = given.flat(2).filter((id) => id !== undefined)
  const shown = new Map((await listShiftsById(orm, scope, [...new Set(ids)])).map((one) => [one.id, one]))
  const names = await namesOf(orm, scope, [...new Set(swaps.flatMap(({ steps }) => steps.map(idOf)))])
  const own = { shift, physicianId: shift.physicianId, schedule, look }
  const across = await findSwapsAcrossMonths({ orm, advisor }, scope, clock, own, colleagueId)
  const within = swaps.flatMap(({ kind, steps, worth }, index) => {
    const gives = given[index]!.map((ofPerson) => ofPerson.map((id) => (id === undefined ? undefined : shown.get(id))))
    if (gives.flat().some((one) => !one || hasBegun(clock.local, one))) return []
    const all = gives.flat().map((one) => one!)
    const takenOn = ({ date, roleId }: Slot) => all.find((one) => one.date === date && one.roleId === Number(roleId))
    return [
      {
        kind,
        worth,
        steps: steps.map((step, place) => ({
          physicianId: idOf(step),
          name: names.get(idOf(step)) ?? '',
          gives: gives[place]!.map((one) => one!),
          takes: step.takes.flatMap((slot) => takenOn(slot) ?? []),
          effect: step.effect,
        })),
      },
    ]
  })
  return swapKinds.flatMap((one) => [...within, ...across].filter(({ kind }) => kind === one))
}

function idOf({ physicianId }: { physicianId: string }): number {
  return Number(physicianId)
}
