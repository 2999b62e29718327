/** Withdraws a published schedule: nobody has its shifts any more. */
import { sayMonth } from '../../engine/text/dates.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Scope } from '../platform/scope.ts'
import { orStale, requireSchedule } from '../schedules/schedules.service.ts'
import { listScheduleShifts, updateSchedule } from '../schedules/schedules.store.ts'
import { requireTransition } from '../schedules/transitions.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { notifyOfChanges } from './notify-changes.ts'

export function archiveSchedule(
  { now, settleRequests }: ShiftChangeDeps,
  scope: Scope,
  id: number,
  seen: number | undefined,
  make: MakeChange,
) {
  return make(async (change) => {
    const { tx, audit } = change
    const before = await requireSchedule(tx, scope, id)
    requireTransition(before, 'archive')
    const after = orStale(await updateSchedule(tx, scope, id, { status: 'archived' }, seen), before, scope)
    const month = sayMonth(before)
    const occasion = {
      sentence: `The schedule for ${month} was withdrawn.`,
      subject: `The schedule for ${month} was withdrawn`,
      link: '/schedule',
    }
    const was = await listScheduleShifts(tx, scope, id)
    const ids = was.map((shift) => shift.id)
    await settleRequests(change, scope, ids, { at: now(), gone: `the schedule for ${month} was withdrawn` })
    await notifyOfChanges(change, scope, occasion, was, [])
    audit({ action: 'schedule.archive', thing: 'schedule', thingId: id, text: `archived ${after.name}` })
    return after
  })
}
