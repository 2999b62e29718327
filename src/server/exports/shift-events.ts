/** Shifts as calendar entries. */

import type { MarkShift } from '../../contract/shift-marks.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { CalendarEvent } from '../platform/files/write/write-ics.ts'
import { type GroupClock, momentsOf } from '../platform/group-time.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'

/** The same in every file that tells of the shift, so that programs change the entry instead of adding one. */
export function uidOf({ id }: Pick<ShownShift, 'id'>): string {
  return `shift-${id}@evenshift`
}

/** One's own shifts are called by the role. */
export function ownEvents(shifts: readonly ShownShift[], mark: MarkShift, clock: GroupClock): CalendarEvent[] {
  return taken(shifts).map((shift) => ({ ...eventOf(shift, clock), summary: nameOf(shift, mark) }))
}

/** Everybody's are called by the role and the person. */
export function groupEvents(shifts: readonly ShownShift[], mark: MarkShift, clock: GroupClock): CalendarEvent[] {
  return shifts
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => ({ ...eventOf(shift, clock), summary: `${nameOf(shift, mark)}: ${shift.physicianName ?? 'open'}` }))
}

function taken(shifts: readonly ShownShift[]): ShownShift[] {
  return shifts.filter(({ status, physicianId }) => status !== 'cancelled' && physicianId !== null)
}

function eventOf(shift: ShownShift, clock: GroupClock): Omit<CalendarEvent, 'summary'> {
  const { date, startTime, endTime, location, version, updatedAt } = shift
  return {
    uid: uidOf(shift),
    // Versions begin with 1, sequences with 0.
    sequence: version - 1,
    changedAt: updatedAt,
    ...momentsOf({ date, startTime, endTime }, clock),
    // The hours on the group's own clock, for who looks at it from elsewhere.
    description: formatTimes(shift),
    location,
  }
}

/** Rounder R3. */
function nameOf(shift: ShownShift, mark: MarkShift): string {
  return shift.role === null ? `${capitalize(shift.shiftType)} shift` : mark(shift).positionName
}
