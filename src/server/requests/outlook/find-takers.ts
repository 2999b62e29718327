/** Who can take shifts within every rule, to notify them. */

import type { Change } from '../../platform/changes/change.ts'
import { openShiftsLink } from '../../platform/links.ts'
import type { Scope } from '../../platform/scope.ts'
import { lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { linkToShift } from '../../shift-changes/notify/notify-changes.ts'
import { notifyPeople } from '../../users/notify-people.ts'
import { describeShift } from '../describe-request.ts'

/** Physicians by shift. */
export type Takers = ReadonlyMap<number, number[]>

/** Before the change that opens the shifts: whoever still has one counts as away. */
export async function findTakers(
  { orm, advisor }: Pick<ShiftChangeDeps, 'orm' | 'advisor'>,
  scope: Scope,
  shifts: ShownShift[],
): Promise<Takers> {
  const takers = new Map<number, number[]>()
  for (const scheduleId of new Set(shifts.map((shift) => shift.scheduleId))) {
    const { problem, assignments } = await lookAtSchedule(orm, await requireSchedule(orm, scope, scheduleId))
    for (const shift of shifts) {
      if (shift.scheduleId !== scheduleId || shift.roleId === null) continue
      const ranked = await advisor.ask('rankForShift', problem, {
        assignments,
        date: shift.date,
        roleId: String(shift.roleId),
        ...(shift.physicianId === null ? {} : { physicianId: String(shift.physicianId) }),
      })
      const allowed = ranked.filter(({ isAllowed }) => isAllowed).map(({ physicianId }) => Number(physicianId))
      takers.set(shift.id, allowed)
    }
  }
  return takers
}

/** Notifies each person of the shifts they can take, by email if they want that. */
export async function notifyTakers(change: Change, scope: Scope, opened: ShownShift[], takers: Takers): Promise<void> {
  const people = new Set(opened.flatMap(({ id }) => takers.get(id) ?? []))
  for (const person of people) {
    const own = opened.filter(({ id }) => takers.get(id)?.includes(person))
    const what = own.length === 1 ? 'A shift you can take is open' : 'Shifts you can take are open'
    await notifyPeople(change, scope, [person], {
      text: `${what}: ${own.map(describeShift).join('; ')}.`,
      subject: 'Open shifts',
      link: linkToShift(openShiftsLink, own),
      wants: 'OpenShifts',
    })
  }
}
