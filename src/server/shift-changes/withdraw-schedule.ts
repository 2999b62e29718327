/** Withdraws a published schedule: no one has its shifts anymore. */
import { formatMonth } from '../../engine/text/dates.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Scope } from '../platform/scope.ts'
import { orStale, requireLocked } from '../schedules/schedules.service.ts'
import { listScheduleShifts, updateSchedule } from '../schedules/schedules.store.ts'
import { requireTransition } from '../schedules/transitions.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { emitSchedule } from './notify/emit-events.ts'
import { notifyOfChanges } from './notify/notify-changes.ts'

/** `unpublish` makes it a draft to work on; `archive` puts it away. */
type Withdrawal = { id: number; action: 'archive' | 'unpublish'; version: number | undefined }

export function withdrawSchedule(
  { now, settleRequests }: ShiftChangeDeps,
  scope: Scope,
  { id, action, version }: Withdrawal,
  make: MakeChange,
) {
  return make(async (change) => {
    const { tx, audit } = change
    const before = await requireLocked(tx, scope, id)
    requireTransition(before, action)
    const withdrawn =
      action === 'archive'
        ? { status: 'archived' as const }
        : { status: 'draft' as const, publishedAt: null, publishedBy: null }
    const after = orStale(await updateSchedule(tx, scope, id, withdrawn, version), before, scope)
    const month = formatMonth(before)
    const occasion = {
      sentence: `The schedule for ${month} is no longer published.`,
      subject: `The schedule for ${month} is no longer published`,
      link: '/schedule',
    }
    const was = await listScheduleShifts(tx, scope, id)
    const ids = was.map((shift) => shift.id)
    await settleRequests(change, scope, ids, { at: now(), gone: `the schedule for ${month} is no longer published` })
    await notifyOfChanges(change, scope, occasion, was, [])
    if (before.status === 'active') emitSchedule(change, 'schedule.withdrawn', before)
    const done = action === 'archive' ? 'archived' : 'unpublished'
    audit({ action: `schedule.${action}`, thing: 'schedule', thingId: id, text: `${done} ${after.name}` })
    return after
  })
}
