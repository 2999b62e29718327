/** What webhooks get about schedules and shifts: ids, days, and names, never reasons. */
import { formatStatus } from '../../../engine/text/status.ts'
import type { Change } from '../../platform/changes/change.ts'
import type { ScheduleRow, ShownShift } from '../../schedules/schedules.store.ts'

export function shiftForWebhooks(shift: ShownShift) {
  const { id, scheduleId, date, startTime, endTime, position, location, status } = shift
  return {
    ...{ id, scheduleId, date, startTime, endTime, position, location },
    status: formatStatus(status),
    role: shift.roleId === null ? null : { id: shift.roleId, name: shift.role },
    physician: shift.physicianId === null ? null : { id: shift.physicianId, name: shift.physicianName },
  }
}

/** One event for a change, however many shifts it concerns. */
export function emitShiftChanges({ emit }: Change, was: ShownShift[], is: ShownShift[]): void {
  const ids = [...new Set([...was, ...is].map(({ id }) => id))]
  if (ids.length === 0) return
  const find = (shifts: ShownShift[], id: number) => {
    const shift = shifts.find((candidate) => candidate.id === id)
    return shift ? shiftForWebhooks(shift) : null
  }
  emit({ type: 'shift.changed', data: { shifts: ids.map((id) => ({ before: find(was, id), after: find(is, id) })) } })
}

export function emitSchedule(
  { emit }: Change,
  type: 'schedule.published' | 'schedule.withdrawn',
  { id, name, month, year, publishedAt }: ScheduleRow,
): void {
  emit({ type, data: { schedule: { id, name, month, year, publishedAt: publishedAt?.toISOString() ?? null } } })
}
